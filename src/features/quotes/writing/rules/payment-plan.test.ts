import { expect, test } from 'vitest';
import { isOneHundredPercent } from '#features/quotes/core/rules/quote-sums.ts';
import { usualPaymentPlan, withNextInstalment, withoutRepeatedInstalments } from './payment-plan.ts';

const textOf = (plan: readonly { on: string; percent: string }[]) =>
  plan.map(({ on, percent }) => `${on} ${percent}`.trim()).join(', ');

test('the plan of a new quote adds up', () => {
  expect(isOneHundredPercent(usualPaymentPlan.map(({ percent }) => percent))).toBe(true);
});

test('each further instalment is for another moment, and stands where it falls in time', () => {
  let { plan, index } = withNextInstalment([], '100');
  const seen = [`${index}: ${textOf(plan)}`];
  for (let press = 0; press < 4; press += 1) {
    ({ plan, index } = withNextInstalment(plan, ''));
    seen.push(`${index}: ${textOf(plan)}`);
  }
  expect(seen).toEqual([
    '0: completion 100',
    '0: acceptance, completion 100',
    '1: acceptance, start, completion 100',
    '2: acceptance, start, milestone, completion 100',
    '3: acceptance, start, milestone, milestone, completion 100',
  ]);
});

test('the rest follows the instalments that are typed already, and is no deposit', () => {
  const completion = { on: 'completion' as const, label: '', percent: '30' };
  const { plan, index } = withNextInstalment([completion], '70');
  expect(`${index}: ${textOf(plan)}`).toBe('1: completion 30, milestone 70');
  const deposit = { on: 'acceptance' as const, label: '', percent: '30' };
  expect(textOf(withNextInstalment([deposit], '70').plan)).toBe('acceptance 30, completion 70');
});

test('two instalments of the same moment and name become one', () => {
  const part = (on: 'milestone' | 'completion', percent: string, label = '') => ({ on, label, percent });
  expect(textOf(withoutRepeatedInstalments([part('completion', '30'), part('completion', '70')]))).toBe(
    'completion 100.00',
  );
  const named = [part('milestone', '20', 'Roof'), part('milestone', '30', 'Walls'), part('completion', '50')];
  expect(withoutRepeatedInstalments(named)).toEqual(named);
});
