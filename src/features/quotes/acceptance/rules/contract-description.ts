import { PROJECT_MAX_LENGTHS } from '#features/projects/core/rules/project-name-and-lengths.ts';
import type { LineUnit } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import { formatDecimal } from '#kernel/format-amounts.ts';
import type { Language } from '#kernel/language.ts';

interface Agreed {
  intro: string;
  /** The client described the work in these words, if they asked for it by a request. */
  request: string;
  sections: readonly {
    title: string;
    lines: readonly {
      description: string;
      quantity: string | null;
      unit: LineUnit | null;
      isOptional: boolean;
    }[];
  }[];
  units: Readonly<Record<LineUnit, string>>;
  language: Language;
}

const MOST = PROJECT_MAX_LENGTHS.descriptionFromQuote;

/** Optional lines are left out: the contract itself says which of them were taken. */
const linesText = ({ sections, units, language }: Agreed): string =>
  sections
    .map(({ title, lines }) => {
      const rows = lines
        .filter(({ isOptional }) => !isOptional)
        .map(({ description, quantity, unit }) => {
          const amount = [quantity && formatDecimal(quantity, language), unit && units[unit]]
            .filter(Boolean)
            .join(' ');
          return `- ${description.replace(/\s+/g, ' ')}${amount === '' ? '' : `, ${amount}`}`;
        });
      return rows.length === 0 ? '' : [title, ...rows].filter((row) => row !== '').join('\n');
    })
    .filter((text) => text !== '')
    .join('\n\n');

/** The room of a contract says what was agreed: what the company wrote, what the client asked for, and the lines. */
export const contractDescriptionOf = (agreed: Agreed): string => {
  const text = [agreed.intro, agreed.request, linesText(agreed)].filter((part) => part !== '').join('\n\n');
  if (text.length <= MOST) return text;
  // Cut between two units a character of two would be none, which the database refuses.
  return `${Array.from(text.slice(0, MOST + 1))
    .slice(0, -2)
    .join('')
    .trimEnd()}…`;
};
