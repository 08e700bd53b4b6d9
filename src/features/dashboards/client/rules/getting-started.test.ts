import { expect, test } from 'vitest';
import { findCompletedGettingStartedSteps, gettingStartedSteps } from './getting-started.ts';

const nothing = { isEmailVerified: false, isPhoneVerified: false, likes: 0, folders: 0 };
const doneIn = (progress: typeof nothing) =>
  gettingStartedSteps.filter((step) => findCompletedGettingStartedSteps(progress)[step]);

test.each([
  ['nothing but the account', {}, ['account']],
  ['a verified address', { isEmailVerified: true }, ['account', 'email']],
  ['a verified number', { isPhoneVerified: true }, ['account', 'phone']],
  ['a like', { likes: 1 }, ['account', 'like']],
  ['a folder', { folders: 1 }, ['account', 'folder']],
])('%s ticks its step and no other', { meta: { requirements: ['DASH-005'] } }, (_, progress, doneSteps) => {
  expect(doneIn({ ...nothing, ...progress })).toEqual(doneSteps);
});
