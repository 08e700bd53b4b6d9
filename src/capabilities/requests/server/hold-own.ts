import type { Refusal } from '#kernel/refusal.ts';
import type { Person } from '#kernel/visitor.ts';
import type { Db } from '#server/database/db.ts';
import type { ActTools, HeldRequest } from './held-request.ts';
import { holdRequest } from './hold-request.ts';
import { findOwnRequest } from './store.ts';

/** The client's own request, held: who else asks for it is told that there is none. */
export const holdOwnRequest = async (
  transaction: Db,
  tools: ActTools,
  {
    person,
    id,
    refuse,
    more,
  }: { person: Person; id: number; refuse: () => Refusal; more?: readonly number[] },
): Promise<HeldRequest> => {
  const own = await findOwnRequest(transaction, person.id, id);
  const held = own && (await holdRequest(transaction, tools, id, more));
  if (!held) throw refuse();
  return held;
};
