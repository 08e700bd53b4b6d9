import { pluralForm } from '#kernel/plural.ts';

export const sentences = {
  insertInto: (title: string) => `Insert at the end of “${title}”`,
  findSource: 'Search templates and quotes',
  emptySection: 'New section',
  noSources: 'You don’t have any templates or other quotes yet.',
  sectionOf: (letter: string) => `Section ${letter}`,
  lineCount: (count: number) => pluralForm('en', count, { one: `${count} line`, other: `${count} lines` }),
  withTitles: 'Keep section titles',
  noRoom: (most: number) => `That’s too many lines. A quote can have up to ${most} lines.`,
  back: 'Back',
  insertLines: (count: number) =>
    pluralForm('en', count, { one: `Insert ${count} line`, other: `Insert ${count} lines` }),
} as const;
