// Generated from the Python types by tools/wire_types.py. Do not edit.

import type { GameFacts } from "../manifest.ts";

export const FACTS: GameFacts = {"players":[3,8],"minutes":25,"sides":"team","has_secrets":true,"has_companion":false,"has_second_tries":false,"languages":["fr","en"],"game":"mission_mosaique","seats":[3,4,5,6,7,8],"is_real_time":true,"has_puzzle":false,"has_archive":false};
