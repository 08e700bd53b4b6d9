import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

const shown = { username: 'claire', fullName: null, email: 'claire@mail.example' };

test.each([
  [{}, {}],
  [{ username: 'claire', fullName: null }, {}],
  [{ username: 'claire', fullName: 'Claire' }, { fullName: 'Claire' }],
  [{ fullName: null, email: 'c@mail.example' }, { email: 'c@mail.example' }],
])('of %o only %o is a change', (given, changes) => {
  expect(changedFields<{ username: string; fullName: string | null; email: string }>(shown, given)).toEqual(
    changes,
  );
});
