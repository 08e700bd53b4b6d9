import { pluralForm } from '#kernel/plural.ts';

export const sentences = {
  marked: (count: number) =>
    pluralForm('en', count, { one: `${count} line selected`, other: `${count} lines selected` }),
  markedLines: 'Selected lines',
  mark: (number: number) => `Select line ${number}`,
  markLine: (line: string) => `Select: ${line}`,
  markAll: 'Select all lines',
  unmark: 'Clear selection',
  set: 'Apply',
  moveTo: 'Move to',
  linesRemoved: (count: number) =>
    pluralForm('en', count, { one: `${count} line removed`, other: `${count} lines removed` }),
  cellsFilled: (count: number) =>
    pluralForm('en', count, { one: `${count} cell filled in`, other: `${count} cells filled in` }),
  insertFrom: 'From a template or quote',
  insertBelow: (number: number) => `Insert below line ${number}`,
  useAsDefaults: 'Use for new quotes',
  defaultsTitle: 'Use these details for new quotes?',
  defaultsText:
    'Every new quote your company writes will start with these details. You can still change them in each quote.',
  defaultsSaved: 'Saved. New quotes will start with these details.',
  /** A field says what the company has set for its new quotes. */
  fromDefaults: 'your default',
  validFor: 'Valid for',
  days: (count: number) => pluralForm('en', count, { one: `${count} day`, other: `${count} days` }),
} as const;
