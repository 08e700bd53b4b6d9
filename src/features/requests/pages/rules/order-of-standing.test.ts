import { expect, test } from 'vitest';
import { invitationStates } from '#features/requests/core/rules/requests.ts';
import { inOrderOfStanding } from './order-of-standing.ts';

const ordered = (...states: (typeof invitationStates)[number][]) =>
  inOrderOfStanding(states.map((state, id) => ({ id, state }))).map(({ id }) => id);

test('a company with a quote stands above silent ones, and those alike as they were asked', () => {
  expect(ordered('sent', 'seen', 'quoted')).toEqual([2, 0, 1]);
  expect(ordered('declined', 'talking', 'visit', 'withdrawn')).toEqual([2, 1, 0, 3]);
});

test('nobody is left out, whatever their state', () => {
  expect(ordered(...invitationStates).toSorted((a, b) => a - b)).toEqual(invitationStates.map((_, id) => id));
});
