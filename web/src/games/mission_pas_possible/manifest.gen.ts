// Generated from the Python types by tools/wire_types.py. Do not edit.

import type { GameFacts } from "../manifest.ts";

export const FACTS: GameFacts = {"players":[1,5],"minutes":10,"sides":"team","has_secrets":false,"has_companion":true,"has_second_tries":false,"languages":[],"game":"mission_pas_possible","seats":[1,2,3,4,5],"is_real_time":true,"has_puzzle":true,"has_archive":true};
