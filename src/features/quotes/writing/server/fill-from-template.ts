import { and, eq } from 'drizzle-orm';
import type { TemplateContent } from '#features/quotes/core/contract/templates.ts';
import { linesOfSections } from '#features/quotes/core/rules/quote-content.ts';
import { centsAsDecimal, quoteSumsOf } from '#features/quotes/core/rules/quote-sums.ts';
import { replaceQuoteLines } from '#features/quotes/core/server/index.ts';
import { quotes, quoteVersions } from '#features/quotes/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';

interface Begun {
  quoteId: number;
  isChange: boolean;
  /** It holds what is known of the work already. */
  version: Partial<typeof quoteVersions.$inferInsert>;
}

/** Fills a new quote from a template. */
export const fillQuoteFromTemplate = async (
  transaction: Db,
  { sections, plan, object, intro, conditions, warrantyMonths, ...content }: TemplateContent,
  { quoteId, isChange, version }: Begun,
): Promise<void> => {
  const filledSections = sections.map(({ title, lines }) => ({
    title,
    lines: lines.map((line) => ({
      ...line,
      unitPrice: !isChange && line.unitPrice?.startsWith('-') ? null : line.unitPrice,
    })),
  }));
  const to = { quoteId, version: 1 };
  const lastLineId = await replaceQuoteLines(transaction, to, {
    sections: filledSections,
    knownIds: new Set(),
    lastLineId: 0,
  });
  await transaction.update(quotes).set({ lastLineId }).where(eq(quotes.id, quoteId));
  const { net, total } = quoteSumsOf(linesOfSections(filledSections), {
    isMainResidence: version.isMainResidence ?? null,
  });
  await transaction
    .update(quoteVersions)
    .set({
      ...content,
      // If the template says nothing, the defaults of the company stay.
      ...(intro !== '' && { intro }),
      ...(conditions !== '' && { conditions }),
      ...(warrantyMonths !== null && { warrantyMonths }),
      ...(plan.length > 0 && { plan: plan.map(({ on, label, percent }) => ({ on, label, percent })) }),
      object: version.object || object,
      sectionTitles: filledSections.map(({ title }) => title),
      net: centsAsDecimal(net),
      total: centsAsDecimal(total),
    })
    .where(and(eq(quoteVersions.quoteId, quoteId), eq(quoteVersions.version, 1)));
};
