import { and, eq, sql } from 'drizzle-orm';
import { idInSubject } from '#features/notifications/core/rules/id-in-subject.ts';
import type { StoredNotificationSubject } from '#features/notifications/core/rules/notification-kinds.ts';
import type { FindWorkDetails, WorkDetails } from '#features/notifications/core/server/index.ts';
import { readProjectPhones } from '#features/projects/core/server/index.ts';
import { findPlaceShownToCompany } from '#features/requests/core/server/index.ts';
import { noonOf } from '#kernel/calendar.ts';
import { formatDateWithWeekday, formatLongDate } from '#kernel/dates.ts';
import { formatEuroAmount } from '#kernel/format-amounts.ts';
import type { Language } from '#kernel/language.ts';
import { placeInWords } from '#kernel/place-in-words.ts';
import type { TranslatedNames } from '#kernel/translated-names.ts';
import type { Db } from '#server/database/db.ts';
import { stringsOf } from '#strings/strings.ts';
import { quoteAcceptances, quotes, quoteVersions } from './tables.ts';

const readSentVersion = async (transaction: Db, subject: StoredNotificationSubject) => {
  const [row] = await transaction
    .select({
      language: quoteVersions.paperLanguage,
      isChange: quotes.isChange,
      object: quoteVersions.object,
      total: quoteVersions.total,
      validUntil: quoteVersions.validUntil,
      startsOn: quoteVersions.startsOn,
      changeWords: quotes.changeWords,
      declinedFor: quotes.declinedFor,
      declinedText: quotes.declinedWords,
    })
    .from(quotes)
    .innerJoin(
      quoteVersions,
      and(eq(quoteVersions.quoteId, quotes.id), eq(quoteVersions.version, quotes.sentVersion)),
    )
    .where(eq(quotes.id, idInSubject(subject, 'quoteId')));
  return row;
};

type SentVersion = NonNullable<Awaited<ReturnType<typeof readSentVersion>>>;

/** The client reads what the quote is about, for how much and until when, in the language of its PDF. */
const detailsOfOffer = (row: SentVersion, isRevised: boolean, reader: Language): WorkDetails => {
  const language = row.language ?? reader;
  const { subjects, work } = stringsOf(language).letters;
  const day = (date: string) => formatDateWithWeekday(noonOf(date), language);
  const total = formatEuroAmount(row.total, language);
  const words = row.isChange ? subjects.change : isRevised ? subjects.newVersion : subjects.quote;
  const facts = [
    ...(row.object === '' ? [] : [work.job(row.object)]),
    work.total(total),
    ...(row.validUntil === null ? [] : [work.validUntil(day(row.validUntil))]),
  ];
  return {
    language,
    textedFacts: facts,
    ...(row.object !== '' &&
      row.validUntil !== null && {
        subject: words(total, row.object, formatLongDate(noonOf(row.validUntil), language)),
      }),
    facts: [...facts, ...(row.startsOn === null ? [] : [work.start(day(row.startsOn))])],
  };
};

/** The company reads in the mail itself what its client would like changed, or why they have declined. */
const detailsOfReply = (
  { object, changeWords, declinedFor, declinedText }: SentVersion,
  { isDeclined, from, language }: { isDeclined: boolean; from: string; language: Language },
): WorkDetails => {
  const { letters, quoting } = stringsOf(language);
  const words = isDeclined ? letters.subjects.declined : letters.subjects.changeAsked;
  return {
    ...(object !== '' && {
      subject: words(object, from),
      textedFacts: [letters.work.job(object)],
    }),
    facts: isDeclined && declinedFor !== null ? [letters.work.reason(quoting.reasons[declinedFor])] : [],
    description: isDeclined ? declinedText : changeWords,
  };
};

/** Says what a quote is about; to a hired company where it works, as on its quote, and how to call the client, as on their project's page. */
export const findQuoteEmailDetails: FindWorkDetails = async (transaction, { kind, subject, language }) => {
  if (
    kind === 'quoteReceived' ||
    kind === 'quoteRevised' ||
    kind === 'quoteChangeAsked' ||
    kind === 'quoteDeclined'
  ) {
    const sent = await readSentVersion(transaction, subject);
    if (!sent) return null;
    return kind === 'quoteReceived' || kind === 'quoteRevised'
      ? detailsOfOffer(sent, kind === 'quoteRevised', language)
      : detailsOfReply(sent, {
          isDeclined: kind === 'quoteDeclined',
          from: String(subject['from'] ?? ''),
          language,
        });
  }
  if (kind !== 'quoteAccepted') return null;
  const [row] = await transaction
    .select({
      companyId: quotes.companyId,
      clientId: quotes.clientId,
      invitationId: quotes.invitationId,
      object: quoteVersions.object,
      total: quoteAcceptances.total,
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
  const { letters } = stringsOf(language);
  const total = formatEuroAmount(row.total, language);
  const facts = [...(row.object === '' ? [] : [letters.work.job(row.object)]), letters.work.total(total)];
  return {
    ...(row.object !== '' && {
      subject: letters.subjects.accepted(total, row.object, String(subject['from'] ?? '')),
    }),
    facts,
    textedFacts: facts,
    place: visiblePlace || placeInWords(row, language),
    phone: phones?.client ?? null,
  };
};
