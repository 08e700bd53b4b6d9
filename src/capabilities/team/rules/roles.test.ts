import { expect, test } from 'vitest';
import { whyNotChangeRole, whyNotRemove } from './roles.ts';

const founder = { role: 'owner', isFounder: true } as const;
const owner = { role: 'owner', isFounder: false } as const;
const member = { role: 'member', isFounder: false } as const;

test.each([
  [owner, member, false, null],
  [owner, owner, false, null],
  [owner, owner, true, null],
  [member, member, true, null],
  [member, member, false, 'ownersOnly'],
  [member, founder, false, 'ownersOnly'],
  [owner, founder, false, 'founderStays'],
  [founder, founder, true, 'founderStays'],
] as const)('%j takes out %j (oneself: %j): %j', (by, whom, isOneself, why) => {
  expect(whyNotRemove({ ...by, isOneself }, whom)).toBe(why);
});

test.each([
  [owner, member, null],
  [owner, owner, null],
  [member, member, 'ownersOnly'],
  [owner, founder, 'founderStays'],
] as const)('%j changes the role of %j: %j', (by, whom, why) => {
  expect(whyNotChangeRole(by, whom)).toBe(why);
});
