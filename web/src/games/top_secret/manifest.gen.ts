// Generated from the Python types by tools/wire_types.py. Do not edit.

import type { GameFacts } from "../manifest.ts";

export const FACTS: GameFacts = {"players":[3,5],"minutes":30,"sides":"allies","has_secrets":true,"has_companion":false,"has_second_tries":false,"languages":[],"game":"top_secret","seats":[3,4,5],"is_real_time":false,"has_puzzle":false,"has_archive":false};
