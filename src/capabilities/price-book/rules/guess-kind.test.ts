import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type LineKind, lineKinds } from '#price-book/rules/line-kinds.ts';
import { guessKind } from './guess-kind.ts';

const lines = JSON.parse(readFileSync('demo/quote-lines.json', 'utf8')) as Partial<
  Record<LineKind, string[]>
>;
const known = Object.entries(lines).flatMap(([kind, some]) => some.map((line) => [line, kind] as const));
const LEAST_RIGHT = 0.9;

test('of two hundred lines in five languages nine in ten are told right D3-1.4', () => {
  expect(known.length).toBeGreaterThanOrEqual(200);
  expect(Object.keys(lines).every((kind) => lineKinds.includes(kind as LineKind))).toBe(true);
  const wrong = known.filter(([line, kind]) => guessKind(line) !== kind);
  const told = wrong.map(([line, kind]) => `${kind}: ${line} (${guessKind(line)})`);
  expect(1 - wrong.length / known.length, told.join('\n')).toBeGreaterThanOrEqual(LEAST_RIGHT);
});

test.each(['', '   ', '123', 'Xyz', '<b>', '=SUM(A1)'])('%j tells nothing', (words) => {
  expect(guessKind(words)).toBeNull();
});
