import { and, eq, sql } from 'drizzle-orm';
import type { OtherNames } from '#kernel/other-names.ts';
import { placeInWords } from '#kernel/place-in-words.ts';
import { idInSubject } from '#notifications/rules/id-in-subject.ts';
import type { WorkOf } from '#notifications/server/index.ts';
import { phonesInProject } from '#project-records/server/index.ts';
import { findShownPlace } from '#requests/server/index.ts';
import { quoteAcceptances, quotes, quoteVersions } from './tables.ts';

/** Where a company works that was hired, as on its quote, and how to call the client, as on the page of their project. */
export const workOfQuote: WorkOf = async (transaction, { kind, subject, language }) => {
  if (kind !== 'quoteAccepted') return null;
  const [row] = await transaction
    .select({
      companyId: quotes.companyId,
      clientId: quotes.clientId,
      invitationId: quotes.invitationId,
      street: quoteVersions.siteStreet,
      postalCode: quoteVersions.sitePostalCode,
      commune: quoteVersions.siteCommune,
      communeNames: sql<OtherNames>`names_of_place(${quoteVersions.siteCommune})`,
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
  // Shown after the quote was sent, the street does not stand on it.
  const shown = invitationId && (await findShownPlace(transaction, invitationId, language));
  const phones = companyId && clientId ? await phonesInProject(transaction, { companyId, clientId }) : null;
  return { place: shown || placeInWords(row, language), phone: phones?.client ?? null };
};
