import type { DescribeMessageSubject } from '#features/messaging/core/server/index.ts';
import { linesOfSections } from '#features/quotes/core/rules/quote-content.ts';
import { lineKinds } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import { stringsOf } from '#strings/strings.ts';
import { presentQuote } from './present.ts';
import { recordQuoteQuestion } from './quote-questions.ts';
import { findOwnQuote, quoteSideOf } from './store.ts';

/** A line may be a paragraph: readers of the message know it by its beginning. */
const LONGEST_NAMED_LINE = 200;

const beginningOf = (description: string) =>
  description.length > LONGEST_NAMED_LINE
    ? `${description.slice(0, LONGEST_NAMED_LINE).toWellFormed().trimEnd()}…`
    : description;

/** A message about a quote begins with its number, and with the line or the kind of work it is about. */
export const describeQuoteMessageSubject: DescribeMessageSubject = async (
  db,
  requestContext,
  { quoteId, lineId, lineKind },
) => {
  const { personId, language, now } = requestContext;
  const row = await findOwnQuote(db, personId, quoteId);
  if (!row || row.state === 'draft') return 'quoteNotFound';
  const isClient = quoteSideOf(row, personId) === 'client';
  const partnerId = isClient ? row.ownerId : row.clientId;
  if (partnerId === null) return 'quoteNotFound';
  const visibleQuote = await presentQuote(db, row, { personId, now });
  const line = linesOfSections(visibleQuote.sections).find(({ id }) => id === lineId);
  if (lineId !== undefined && !line) return 'lineNotFound';
  const kind = lineKinds.find((candidate) => candidate === lineKind);
  const words = stringsOf(language).quotePaper;
  const nameWords = { number: row.number ?? '', object: visibleQuote.object };
  const question = { quoteId, kind: line ? null : (kind ?? null), lineId: line?.id ?? null, askedAt: now };
  const isQuestion = isClient && (line ?? kind) !== undefined;
  return {
    partnerId,
    record: isQuestion ? (transaction) => recordQuoteQuestion(transaction, question) : undefined,
    words: line
      ? words.aboutLine({ ...nameWords, line: beginningOf(line.description) })
      : words.aboutKind({ ...nameWords, kind: kind ? words.kinds[kind] : null }),
  };
};
