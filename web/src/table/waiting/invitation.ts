// The link that friends get. A host who is at their own machine sees "localhost", which is of no use
// to anybody else: then the server is asked where it is reached.

import { invitation } from "../../api.ts";

const LOCAL = /^(localhost|127\..*|\[::1\])$/;

export const linkTo = (table: string, origin: string): string => `${origin}/t/${table}`;

export async function originForFriends(
  page: Pick<Location, "hostname" | "origin">,
): Promise<string> {
  if (!LOCAL.test(page.hostname)) return page.origin;
  try {
    return (await invitation()).address || page.origin;
  } catch {
    return page.origin;
  }
}
