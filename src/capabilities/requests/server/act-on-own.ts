import type { Language } from '#kernel/language.ts';
import type { Refusal } from '#kernel/refusal.ts';
import type { Person } from '#kernel/visitor.ts';
import type { Request } from '#requests/contract/shapes.ts';
import type { Db } from '#server/database/db.ts';
import type { Tools } from '#server/tools.ts';
import { ownersOf } from './ask-companies.ts';
import type { HeldRequest } from './held-request.ts';
import { holdOwnRequest } from './hold-own.ts';
import { readRequestAgain } from './read-request.ts';

interface Call {
  params: { id: number };
  person: Person;
  language: Language;
  tools: Tools;
  refuse: (code: 'requestNotFound') => Refusal;
}

interface Acting extends HeldRequest {
  transaction: Db;
  now: Date;
}

/** What a client does to a request of theirs: it is held until that is stored, and answered as it stands then. */
export const actOnOwn = async (
  { params: { id }, person, language, tools, refuse }: Call,
  act: (acting: Acting) => Promise<unknown>,
  /** Companies that are to be asked: their owners are told too. */
  companyIds: readonly number[] = [],
): Promise<Request> => {
  const now = tools.clock.now();
  return tools.db.transaction(async (transaction) => {
    const more = await ownersOf(transaction, { clientId: person.id, companyIds });
    const held = await holdOwnRequest(transaction, tools, {
      person,
      id,
      refuse: () => refuse('requestNotFound'),
      more,
    });
    await act({ ...held, transaction, now });
    return readRequestAgain(transaction, id, { person, language, now, translator: tools.translator });
  });
};
