import type { Request } from '#features/requests/core/contract/shapes.ts';
import type { Language } from '#kernel/language.ts';
import type { Refusal } from '#kernel/refusal.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import { readOwnersOfCompanies } from './invite-companies.ts';
import { lockOwnRequest } from './lock-own-request.ts';
import type { LockedRequest } from './locked-request.ts';
import { readRequestAfterChange } from './read-request.ts';

interface OwnRequestCall {
  params: { id: number };
  person: Person;
  language: Language;
  services: Services;
  refuse: (code: 'requestNotFound') => Refusal;
}

interface LockedRequestContext extends LockedRequest {
  transaction: Db;
  now: Date;
}

/** Locks a client's own request, runs the change and responds with the request as it then stands. */
export const changeOwnRequest = async (
  { params: { id }, person, language, services, refuse }: OwnRequestCall,
  action: (acting: LockedRequestContext) => Promise<unknown>,
  /** The owners of these companies, which are to be asked, are notified too. */
  companyIds: readonly number[] = [],
): Promise<Request> => {
  const now = services.clock.now();
  return services.db.transaction(async (transaction) => {
    const more = await readOwnersOfCompanies(transaction, { clientId: person.id, companyIds });
    const lockedRequest = await lockOwnRequest(transaction, services, {
      person,
      id,
      refuse: () => refuse('requestNotFound'),
      more,
    });
    await action({ ...lockedRequest, transaction, now });
    return readRequestAfterChange(transaction, id, {
      person,
      language,
      now,
      translator: services.translator,
    });
  });
};
