import { type NumericLineField, numericLineFields } from '#features/quotes/core/rules/quote-content.ts';
import { MAX_QUOTE_LINES } from '#features/quotes/core/rules/quotes.ts';
import { type CellParsingRules, formatCell, parseCell } from './quote-draft.ts';

export interface PastedColumn {
  name: NumericLineField;
  /** They are as the cells show them; an empty one leaves its cell as it is. */
  texts: readonly string[];
}

/**
 * Reads one column of numbers copied from a spreadsheet, which fills the cells below the one it is pasted into. Returns
 * null for anything else: those are rows.
 */
export const parsePastedColumn = (
  text: string,
  field: string | undefined,
  rules: CellParsingRules,
): PastedColumn | null => {
  const name = numericLineFields.find((candidate) => candidate === field);
  if (name === undefined || text.includes('\t')) return null;
  const cells = text.trimEnd().split(/\r?\n/, MAX_QUOTE_LINES);
  const texts = cells.map((cell) => {
    if (cell.trim() === '') return '';
    const number = parseCell(name, cell, rules)?.number;
    return number === undefined ? null : formatCell(name, number, rules.language);
  });
  return texts.every((cell) => cell !== null) ? { name, texts } : null;
};
