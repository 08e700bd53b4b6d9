import type { Refusal } from '#kernel/refusal.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import { lockRequest } from './lock-request.ts';
import type { LockedRequest, RequestActionServices } from './locked-request.ts';
import { findOwnRequest } from './store.ts';

/** Locks the client's own request; for anybody else there is no such request. */
export const lockOwnRequest = async (
  transaction: Db,
  services: RequestActionServices,
  {
    person,
    id,
    refuse,
    more,
  }: { person: Person; id: number; refuse: () => Refusal; more?: readonly number[] },
): Promise<LockedRequest> => {
  const ownRequest = await findOwnRequest(transaction, person.id, id);
  const lockedRequest = ownRequest && (await lockRequest(transaction, services, id, more));
  if (!lockedRequest) throw refuse();
  return lockedRequest;
};
