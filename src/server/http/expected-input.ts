import type { $ZodIssue } from 'zod/v4/core';
import { ISO_DAY_PATTERN } from '#kernel/calendar.ts';
import { COUNT_PATTERN, ID_PATTERN } from '#kernel/id-schema.ts';
import { MOMENT_PATTERN } from '#kernel/moment-schema.ts';
import { exampleValues } from './openapi-example-values.ts';

const patternMeanings: Readonly<Record<string, string>> = {
  [String(ID_PATTERN)]: 'a whole number from 1',
  [String(COUNT_PATTERN)]: 'a whole number',
  [String(ISO_DAY_PATTERN)]: 'a day, like "2026-11-30"',
  [String(MOMENT_PATTERN)]: 'a time in UTC, like "2026-11-30T09:30:00.000Z"',
};

const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
  null: 'null',
};

const unitsOf: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };

/** Programs send an amount as a number where it is text, so the text is shown. */
const stringLike = (name: PropertyKey | undefined) => {
  const sample = exampleValues[String(name)];
  return typeof sample === 'string' && /^[\d.]+$/.test(sample) ? `a string, like "${sample}"` : 'a string';
};

const meaningOf = (issue: $ZodIssue): string | undefined => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'string' ? stringLike(issue.path.at(-1)) : typeNames[issue.expected];
    case 'invalid_value':
      return issue.values.length === 1 ? String(issue.values[0]) : `one of ${issue.values.join(', ')}`;
    case 'too_big':
      return `at most ${issue.maximum}${unitsOf[issue.origin] ?? ''}`;
    case 'too_small':
      return `at least ${issue.minimum}${unitsOf[issue.origin] ?? ''}`;
    case 'invalid_format':
      return issue.pattern === undefined
        ? `a string in the format ${issue.format}`
        : (patternMeanings[issue.pattern] ?? `a string that matches ${issue.pattern}`);
    case 'invalid_union': {
      const meanings = issue.errors.flatMap(([first]) => (first && meaningOf(first)) ?? []);
      return meanings.length > 0 ? [...new Set(meanings)].join(' or ') : undefined;
    }
    case 'custom':
      return typeof issue.params?.['expected'] === 'string' ? issue.params['expected'] : undefined;
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
    case 'invalid_key':
    case 'invalid_element':
      return undefined;
    default:
      return undefined;
  }
};

/** Says to a program, in English, what a field takes. A rule of its own kind has only its message. */
export const expectedInput = (issue: $ZodIssue): string | undefined => {
  const meaning = meaningOf(issue);
  const isMissing = issue.input === undefined && /^invalid_(type|value|union)$/.test(issue.code ?? '');
  return isMissing && meaning !== undefined ? `required: ${meaning}` : meaning;
};
