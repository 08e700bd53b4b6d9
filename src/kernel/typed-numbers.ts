import type { Language } from './language.ts';
import { formatPlain } from './written-amounts.ts';

/** What stands between thousands where numbers are typed here, or copied from. */
const BETWEEN = /[\s’']/g;

/**
 * A number as people type it, '1 250,5', '1.250,50' or '1,250.50', as it stands on the wire: '1250.50'. Of two signs the
 * last one parts the decimals, and one that comes twice parts thousands. What was no number is none afterwards.
 */
export const typedDecimal = (typed: string): string => {
  const bare = typed.replace(BETWEEN, '').replace('−', '-');
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  if (last < 0) return bare;
  const sign = bare.charAt(last);
  const isAlone = !bare.includes(sign === ',' ? '.' : ',');
  if (isAlone && bare.indexOf(sign) !== last) return bare.replaceAll(sign, '');
  const [whole, decimals] = [bare.slice(0, last).replace(/[.,]/g, ''), bare.slice(last + 1)];
  // Somebody is about to type the decimals.
  return decimals === '' ? whole : `${whole}.${decimals}`;
};

/** A number of the wire as a field holds it: with the language's own sign, and nothing between thousands. */
export const asTyped = (written: string, language: Language): string =>
  written.replace('.', formatPlain('0.5', language).charAt(1));
