import { eq, sql } from 'drizzle-orm';
import { idInSubject } from '#features/notifications/core/rules/id-in-subject.ts';
import type { FindWorkDetails } from '#features/notifications/core/server/index.ts';
import { requestDetailLevelOf } from '#features/requests/core/rules/requests.ts';
import { parseDecimalOrThrow } from '#kernel/decimal.ts';
import { formatMoneyRange } from '#kernel/format-money.ts';
import type { Language } from '#kernel/language.ts';
import { placeInWords } from '#kernel/place-in-words.ts';
import type { TranslatedNames } from '#kernel/translated-names.ts';
import type { Db } from '#server/database/db.ts';
import { requestInvitations, requests } from './tables.ts';

/** Finds the place with its street, while the client has shown it to the invitation's company. */
export const findPlaceShownToCompany = async (
  db: Db,
  invitationId: number,
  language: Language,
): Promise<string | null> => {
  const [row] = await db
    .select({
      state: requestInvitations.state,
      shownAt: requestInvitations.streetShownAt,
      street: requests.street,
      postalCode: requests.postalCode,
      commune: requests.commune,
      communeNames: sql<TranslatedNames>`names_of_place(${requests.commune})`,
    })
    .from(requestInvitations)
    .innerJoin(requests, eq(requests.id, requestInvitations.requestId))
    .where(eq(requestInvitations.id, invitationId));
  const isShown =
    row && row.shownAt !== null && row.street !== null && requestDetailLevelOf(row.state) === 'all';
  return isShown ? placeInWords(row, language) : null;
};

/** A company reads this of a request in its email, as long as it may read it on its page. */
export const findRequestEmailDetails: FindWorkDetails = async (transaction, { kind, subject, language }) => {
  const invitationId = idInSubject(subject, 'invitationId');
  if (kind === 'requestStreetShown')
    return { place: await findPlaceShownToCompany(transaction, invitationId, language) };
  if (kind !== 'requestReceived') return null;
  const [row] = await transaction
    .select({
      state: requestInvitations.state,
      description: requests.description,
      min: requests.budgetMin,
      max: requests.budgetMax,
    })
    .from(requestInvitations)
    .innerJoin(requests, eq(requests.id, requestInvitations.requestId))
    .where(eq(requestInvitations.id, invitationId));
  if (!row || requestDetailLevelOf(row.state) !== 'all') return null;
  const { description, min, max } = row;
  const cents = (euros: string) => parseDecimalOrThrow(euros, 2);
  const budget = min !== null && max !== null ? formatMoneyRange(cents(min), cents(max), { language }) : null;
  return { description, budget };
};
