import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { centsAsDecimal, quoteSumsOf } from '#features/quotes/core/rules/quote-sums.ts';
import { isQuoteOpen, QUOTE_VALID_DAYS } from '#features/quotes/core/rules/quotes.ts';
import { quoteLines, quoteNumbers, quotes, quoteVersions } from '#features/quotes/core/server/tables.ts';
import { addDays, dayOf } from '#kernel/calendar.ts';
import { buildCompany } from './company.ts';
import { type Db, firstInsertedRow } from './db.ts';
import { nextUniqueNumber } from './number.ts';
import { buildUser } from './user.ts';

export type QuoteRow = typeof quotes.$inferSelect;
type QuoteValues = typeof quotes.$inferInsert;
type VersionValues = typeof quoteVersions.$inferInsert;
type QuoteLineValues = typeof quoteLines.$inferInsert;

export type QuoteLineOverrides = Partial<
  Omit<QuoteLineValues, 'quoteId' | 'version' | 'position' | 'lineId'>
>;

/** A complete line costs a hundred euros for labour by default. */
export const quoteLineRow = ({
  quantity = '1',
  unitPrice = '100',
  discountPercent = '0',
  vatRate = 17,
  isOptional = false,
  mayBeReduced = false,
  ...values
}: QuoteLineOverrides) => ({
  section: 0,
  kind: 'labour' as const,
  description: 'Two people for a day',
  unit: 'lump-sum' as const,
  quantity,
  unitPrice,
  discountPercent,
  vatRate,
  isOptional,
  mayBeReduced,
  ...values,
});

export interface QuoteOverrides extends Partial<QuoteValues> {
  version?: Partial<VersionValues>;
  lines?: readonly QuoteLineOverrides[];
  /** Stores the PDF before the quote is sent, and returns its hash; without it there is none. */
  makePdf?: (quote: { quoteId: number; number: string }) => Promise<Buffer>;
}

/** Fills the columns that a state requires. */
const stateRow = (state: NonNullable<QuoteValues['state']>, sentAt: Date): Partial<QuoteValues> => ({
  state,
  ...(state !== 'draft' && !isQuoteOpen(state) && { endedAt: sentAt }),
  ...(state === 'declined' && { declinedFor: 'price' as const }),
  ...(state === 'change-asked' && { changeWords: 'Could it be zinc?' }),
  ...(state === 'accepted' && { companyName: 'Company', clientName: 'Client' }),
});

/** Adds a quote of one version with its lines: a draft by default. */
export const buildQuote = async (db: Db, overrides: QuoteOverrides = {}): Promise<QuoteRow> => {
  const { state = 'draft', version = {}, lines = [{}], makePdf, ...values } = overrides;
  const companyId = values.companyId ?? (await buildCompany(db)).id;
  const clientId = values.clientId ?? (await buildUser(db)).id;
  const sentAt = values.sentAt ?? new Date();
  const validUntil = version.validUntil ?? addDays(dayOf(sentAt), QUOTE_VALID_DAYS);
  const quote = await firstInsertedRow(
    db
      .insert(quotes)
      .values({
        createdAt: sentAt,
        changedAt: sentAt,
        lastLineId: lines.length,
        ...values,
        companyId,
        clientId,
        sentAt: null,
        endedAt: null,
      })
      .returning(),
  );
  const rows = lines.map(quoteLineRow);
  const { net, total } = quoteSumsOf(rows, { isMainResidence: version.isMainResidence ?? null });
  await db.insert(quoteVersions).values({
    object: `Work ${nextUniqueNumber()}`,
    sectionTitles: [''],
    plan: [{ on: 'completion', label: '', percent: '100' }],
    createdAt: sentAt,
    changedAt: sentAt,
    ...version,
    validUntil,
    net: centsAsDecimal(net),
    total: centsAsDecimal(total),
    quoteId: quote.id,
    version: 1,
  });
  if (rows.length > 0)
    await db.insert(quoteLines).values(
      rows.map((row, index) => ({
        ...row,
        quoteId: quote.id,
        version: 1,
        position: index,
        lineId: index + 1,
      })),
    );
  if (state === 'draft') return quote;
  const year = Number(dayOf(sentAt).slice(0, 4));
  const quoteNumber = await firstInsertedRow(
    db
      .insert(quoteNumbers)
      .values({ companyId, year, last: 1 })
      .onConflictDoUpdate({
        target: [quoteNumbers.companyId, quoteNumbers.year],
        set: { last: sql`${quoteNumbers.last} + 1` },
      })
      .returning(),
  );
  const number = `${year}-${String(quoteNumber.last).padStart(4, '0')}`;
  await db
    .update(quoteVersions)
    .set({
      sentAt,
      issuedOn: dayOf(sentAt),
      sha256:
        (await makePdf?.({ quoteId: quote.id, number })) ??
        createHash('sha256')
          .update(JSON.stringify([quote.id, version, rows]))
          .digest(),
    })
    .where(and(eq(quoteVersions.quoteId, quote.id), eq(quoteVersions.version, 1)));
  return firstInsertedRow(
    db
      .update(quotes)
      .set({
        number,
        sentVersion: 1,
        sentAt,
        firstSentAt: sentAt,
        validUntil,
        ...stateRow(state, sentAt),
        ...values,
      })
      .where(eq(quotes.id, quote.id))
      .returning(),
  );
};
