import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { changedLines } from '#features/quotes/core/rules/changes.ts';
import { linesOf } from '#features/quotes/core/rules/quote-content.ts';
import type { Db } from '#server/database/db.ts';
import { presentLine } from './lines.ts';
import { linesOfVersion, type VersionRow } from './store.ts';

/** Versions are counted without gaps, and the one before was sent: its reader knows it. */
export const changesOf = async (
  db: Db,
  { quoteId, version }: VersionRow,
  sections: Quote['sections'],
): Promise<Quote['changes']> => {
  if (version === 1) return null;
  const since = version - 1;
  const previousLines = (await linesOfVersion(db, { quoteId, version: since })).map(presentLine);
  return { since, ...changedLines(previousLines, linesOf(sections)) };
};
