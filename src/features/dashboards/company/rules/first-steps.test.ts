import { expect, test } from 'vitest';
import { firstSteps, isFirstStepDone } from './first-steps.ts';

const nothing = ['description', 'services', 'address', 'gallery', 'hours', 'website'] as const;

test('each step is done by what it is about, and by nothing else', () => {
  const missing = nothing.map((name) => ({ name }));
  const open = (progress: Parameters<typeof isFirstStepDone>[1]) =>
    firstSteps.filter((step) => !isFirstStepDone(step, progress));
  expect(open({ missing, hasAnswered: false, hasProof: false })).toEqual([...firstSteps]);
  expect(open({ missing: [{ name: 'website' }], hasAnswered: true, hasProof: true })).toEqual([]);
  expect(open({ missing: [{ name: 'gallery' }], hasAnswered: true, hasProof: false })).toEqual([
    'pictures',
    'proofs',
  ]);
});
