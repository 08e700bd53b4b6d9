import { expect, test } from 'vitest';
import { whyNotRemoveTeamMember } from './team-rules.ts';

test.each([
  ['owner', 'manager', false, null],
  ['owner', 'member', false, null],
  ['owner', 'owner', true, 'founderStays'],
  ['manager', 'manager', true, null],
  ['manager', 'member', false, 'ownersOnly'],
  ['manager', 'owner', false, 'ownersOnly'],
  ['member', 'member', true, null],
  ['member', 'member', false, 'ownersOnly'],
] as const)('%s takes out %s (oneself: %j): %j', (role, memberRole, isOneself, reason) => {
  expect(whyNotRemoveTeamMember({ role, isOneself }, memberRole)).toBe(reason);
});
