import { and, eq, sql } from 'drizzle-orm';
import { idInSubject } from '#features/notifications/core/rules/id-in-subject.ts';
import type { StoredNotificationSubject } from '#features/notifications/core/rules/notification-kinds.ts';
import type { FindWorkDetails, WorkDetails } from '#features/notifications/core/server/index.ts';
import { readProjectPhones } from '#features/projects/core/server/index.ts';
import { findPlaceShownToCompany } from '#features/requests/core/server/index.ts';
import { placeInWords } from '#kernel/place-in-words.ts';
import type { TranslatedNames } from '#kernel/translated-names.ts';
import type { Db } from '#server/database/db.ts';
import { quoteAcceptances, quotes, quoteVersions } from './tables.ts';

/** Notifications about a quote reach its client in the language of its PDF. */
const languageOfQuote = async (
  transaction: Db,
  subject: StoredNotificationSubject,
): Promise<WorkDetails | null> => {
  const [row] = await transaction
    .select({ language: quoteVersions.paperLanguage })
    .from(quotes)
    .innerJoin(
      quoteVersions,
      and(eq(quoteVersions.quoteId, quotes.id), eq(quoteVersions.version, quotes.sentVersion)),
    )
    .where(eq(quotes.id, idInSubject(subject, 'quoteId')));
  return row?.language ? { language: row.language } : null;
};

/** Says where the hired company works, as on its quote, and how to call the client, as on their project's page. */
export const findQuoteEmailDetails: FindWorkDetails = async (transaction, { kind, subject, language }) => {
  if (kind === 'quoteReceived' || kind === 'quoteRevised') return languageOfQuote(transaction, subject);
  if (kind !== 'quoteAccepted') return null;
  const [row] = await transaction
    .select({
      companyId: quotes.companyId,
      clientId: quotes.clientId,
      invitationId: quotes.invitationId,
      street: quoteVersions.siteStreet,
      postalCode: quoteVersions.sitePostalCode,
      commune: quoteVersions.siteCommune,
      communeNames: sql<TranslatedNames>`names_of_place(${quoteVersions.siteCommune})`,
    })
    .from(quoteAcceptances)
    .innerJoin(quotes, eq(quotes.id, quoteAcceptances.quoteId))
    .innerJoin(
      quoteVersions,
      and(eq(quoteVersions.quoteId, quotes.id), eq(quoteVersions.version, quoteAcceptances.version)),
    )
    .where(eq(quoteAcceptances.quoteId, idInSubject(subject, 'quoteId')));
  if (!row) return null;
  const { companyId, clientId, invitationId } = row;
  // A street that was shown after the quote was sent does not stand on it.
  const visiblePlace = invitationId && (await findPlaceShownToCompany(transaction, invitationId, language));
  const phones = companyId && clientId ? await readProjectPhones(transaction, { companyId, clientId }) : null;
  return { place: visiblePlace || placeInWords(row, language), phone: phones?.client ?? null };
};
