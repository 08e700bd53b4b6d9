import { expect, test } from 'vitest';
import { leadStageOf, stageBeside } from './lead-stage.ts';

test.each([
  [{ movedTo: null, isAnswered: false, hasProject: false }, 'new'],
  [{ movedTo: null, isAnswered: true, hasProject: false }, 'talking'],
  [{ movedTo: null, isAnswered: true, hasProject: true }, 'won'],
  [{ movedTo: null, isAnswered: false, hasProject: true }, 'won'],
  [{ movedTo: 'quoted', isAnswered: true, hasProject: true }, 'quoted'],
  [{ movedTo: 'new', isAnswered: true, hasProject: false }, 'new'],
] as const)('a lead of which is known %j stands in %s', (progress, stage) => {
  expect(leadStageOf(progress)).toBe(stage);
});

test.each([
  ['new', 1, 'talking'],
  ['new', -1, undefined],
  ['won', -1, 'quoted'],
  ['lost', 1, undefined],
] as const)('beside %s by %i is %s', (stage, step, beside) => {
  expect(stageBeside(stage, step)).toBe(beside);
});
