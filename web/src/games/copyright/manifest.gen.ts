// Generated from the Python types by tools/wire_types.py. Do not edit.

import type { GameFacts } from "../manifest.ts";

export const FACTS: GameFacts = {"players":[2,6],"minutes":20,"sides":"each","has_secrets":true,"has_companion":false,"has_second_tries":false,"languages":[],"game":"copyright","seats":[1,2,3,4,5,6],"is_real_time":true,"has_puzzle":true,"has_archive":false};
