import { expect, test } from 'vitest';
import { changedAccountFields } from './changed-fields.ts';

const shown = { username: 'claire', fullName: null, email: 'claire@mail.example' };

test.each([
  [{}, {}],
  [{ username: 'claire', fullName: null }, {}],
  [{ username: 'claire', fullName: 'Claire' }, { fullName: 'Claire' }],
  [{ fullName: null, email: 'c@mail.example' }, { email: 'c@mail.example' }],
])('of %o only %o is a change', (values, changes) => {
  expect(
    changedAccountFields<{ username: string; fullName: string | null; email: string }>(shown, values),
  ).toEqual(changes);
});
