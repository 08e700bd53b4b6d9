import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { compareLinesOfVersions } from '#features/quotes/core/rules/compare-quote-versions.ts';
import { linesOfSections } from '#features/quotes/core/rules/quote-content.ts';
import type { Db } from '#server/database/db.ts';
import { presentQuoteLine } from './quote-lines.ts';
import { type QuoteVersionRow, readLinesOfVersion } from './store.ts';

/** Versions are counted without gaps, and the one before was sent: its reader knows it. */
export const readChangesSinceLastVersion = async (
  db: Db,
  { quoteId, version }: QuoteVersionRow,
  sections: Quote['sections'],
): Promise<Quote['changes']> => {
  if (version === 1) return null;
  const since = version - 1;
  const previousLines = (await readLinesOfVersion(db, { quoteId, version: since })).map(presentQuoteLine);
  return { since, ...compareLinesOfVersions(previousLines, linesOfSections(sections)) };
};
