import type { EnglishEntry } from './english-entries.ts';

/** Turns of phrase that nobody would say (docs/voice.md), each with what to write instead. */
export const tics: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(whoever|whomever|whom)\b/i, 'say who: “if you …”, “people who …”'],
  [/\banew\b/i, 'again'],
  [/\b(is|are|be|was|were) told\b/i, 'we’ll tell …, we notify …'],
  [/\bwaits? for\b/i, 'needs, is pending'],
  [
    /(?<!(picture|photo)s? )\b(is|are|was|were|been|be) taken\b(?! (down|over|off|from|by|on|at|with))/i,
    'is chosen, is used, is deducted',
  ],
  [/\bthere is no such\b/i, 'say what wasn’t found and what to do'],
  [/\bby (itself|themselves)\b/i, 'automatically'],
  [/\bany more\b/i, 'no longer, or “can’t … anymore”'],
  [/\bat once\b/i, 'right away, immediately'],
  [/(?<!lump )\bsums?\b/i, 'amount, total'],
  [/\blooks? at (it|them|this)\b/i, 'review, check'],
  [/\bnowhere\b/i, 'say what is so'],
  [/\b(somebody|everybody|nobody)\b/i, 'someone, everyone, no one, or say who'],
  [/\bthrow(n|s)? away\b/i, 'delete'],
  [/\bsign(ed|s|ing)? (in|out)\b|\bsign-(in|out)\b/i, 'log in, log out'],
  [/\bletters?\b/i, 'email, unless it travels on paper or is a character'],
  [/^(What|Whom|Whose|Where it)\b[^?.]{0,60}$/, 'a heading is a noun or a verb with its object'],
  [
    /\b(cannot|do not|does not|did not|is not|are not|was not|were not|will not|has not|have not|could not|would not|should not)\b/i,
    'a contraction',
  ],
  [/\b(it is|that is|you are|we are|they are|you will|we will) (?!to\b)/i, 'a contraction'],
  [
    /\b(you|we|they) have (already |just )?(been|begun|done|given|had|kept|made|sent|set|told|written|(?!un)\w+ed)\b/i,
    'a contraction',
  ],
  [/\d %/, '17%'],
];

/** Legal texts and signed papers are exact before they are easy. */
const FORMAL = /\/(legal|paper|withdrawal|signing|papers)\.ts$/;
const CONTRACTION = 'a contraction';

export interface Tic {
  entry: EnglishEntry;
  text: string;
  instead: string;
}

export const ticsIn = (entries: readonly EnglishEntry[]): Tic[] =>
  entries.flatMap((entry) =>
    entry.texts.flatMap((text) =>
      tics
        .filter(
          ([pattern, instead]) =>
            pattern.test(text) && !(instead === CONTRACTION && FORMAL.test(entry.table)),
        )
        .map(([, instead]) => ({ entry, text, instead })),
    ),
  );
