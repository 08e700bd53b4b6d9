import { eq, sql } from 'drizzle-orm';
import type { RequiredCompanyFact } from '#features/quotes/core/rules/required-company-facts.ts';
import { dayOf } from '#kernel/calendar.ts';
import type { Language } from '#kernel/language.ts';
import { parseWholeNumber } from '#kernel/parse-whole-number.ts';
import type { Db } from '#server/database/db.ts';
import type { JobQueue } from '#server/jobs/job-queue.ts';
import type { Services } from '#server/services/services.ts';
import { stringsOf } from '#strings/strings.ts';
import type { QuoteRow } from './store.ts';
import { quoteNumbers, quotes } from './tables.ts';

export const listCompanyFactNames = (facts: readonly RequiredCompanyFact[], language: Language): string => {
  const { quotePaper } = stringsOf(language);
  return quotePaper.listed(facts.map((fact) => quotePaper.facts[fact]));
};

export interface MakePdfPayload {
  quoteId: number;
  version: number;
}

export const MAKE_PDF_JOB = 'make-quote-paper';

export const enqueuePdfJob = (transaction: Db, jobs: JobQueue, payload: MakePdfPayload) =>
  jobs.add(transaction, MAKE_PDF_JOB, payload, { key: `${MAKE_PDF_JOB} ${payload.quoteId}` });

/** Returns the company’s next number of the year. The row is locked until the quote is stored, so that there is no gap. */
const nextNumber = async (transaction: Db, companyId: number, year: number): Promise<string> => {
  await transaction
    .insert(quoteNumbers)
    .values({ companyId, year, last: 1, freed: [1] })
    .onConflictDoUpdate({
      target: [quoteNumbers.companyId, quoteNumbers.year],
      set: {
        last: sql`${quoteNumbers.last} + (cardinality(${quoteNumbers.freed}) = 0)::integer`,
        freed: sql`case when cardinality(${quoteNumbers.freed}) = 0 then array[${quoteNumbers.last} + 1]
          else ${quoteNumbers.freed} end`,
      },
    });
  const { rows } = await transaction.execute<{ taken: number }>(sql`
    update quote_numbers set freed = array_remove(freed, (select min(one) from unnest(freed) one))
    from (select min(one) as taken from quote_numbers, unnest(freed) one
      where company_id = ${companyId} and year = ${year}) lowest
    where company_id = ${companyId} and year = ${year} returning lowest.taken`);
  return `${year}-${String(rows[0]?.taken ?? 1).padStart(4, '0')}`;
};

const freeNumber = async (transaction: Db, { companyId, number }: QuoteRow) => {
  if (companyId === null || number === null) return;
  const [year = '', sequence = ''] = number.split('-');
  await transaction.execute(sql`
    update quote_numbers set freed = freed || ${parseWholeNumber(sequence)}::integer
    where company_id = ${companyId} and year = ${parseWholeNumber(year)}::integer`);
};

/** Freezes the quote, which is sent once its PDF is stored. */
export const beginSendingQuote = async (
  transaction: Db,
  { jobs }: Pick<Services, 'jobs'>,
  quote: QuoteRow,
  { version, now }: { version: number; now: Date },
) => {
  const { companyId } = quote;
  if (companyId === null) throw new Error(`Quote ${quote.id} has no company`);
  // Luxembourg's year counts, which begins an hour before that of UTC.
  const year = parseWholeNumber(dayOf(now).slice(0, 4)) ?? 0;
  const number = quote.number ?? (await nextNumber(transaction, companyId, year));
  const set = { number, sendingAt: now, sendingFailures: 0, changedAt: now };
  await transaction.update(quotes).set(set).where(eq(quotes.id, quote.id));
  await enqueuePdfJob(transaction, jobs, { quoteId: quote.id, version });
};

/** Makes the quote an ordinary draft again. */
export const returnQuoteToDraft = async (transaction: Db, quote: QuoteRow): Promise<QuoteRow> => {
  const isNew = quote.sentVersion === null;
  if (isNew) await freeNumber(transaction, quote);
  const set = { sendingAt: null, sendingFailures: 0, ...(isNew && { number: null }) };
  await transaction.update(quotes).set(set).where(eq(quotes.id, quote.id));
  return { ...quote, ...set };
};
