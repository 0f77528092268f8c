// Generated from the Python types by tools/wire_types.py. Do not edit.

import type { GameFacts } from "../manifest.ts";

export const FACTS: GameFacts = {"players":[1,4],"minutes":30,"sides":"each","has_secrets":false,"has_companion":false,"has_second_tries":true,"languages":[],"game":"top_it","seats":[1,2,3,4],"is_real_time":false,"has_puzzle":true,"has_archive":true};
