import { expect, test } from 'vitest';
import { fullNameOrUsernameOf } from './person-name.ts';

test.each([
  [{ fullName: 'Claire Hoffmann', username: 'demo-client' }, 'Claire Hoffmann'],
  [{ fullName: ' Claire ', username: 'demo-client' }, 'Claire'],
  [{ fullName: '  ', username: 'demo-client' }, 'demo-client'],
  [{ fullName: null, username: 'demo-client' }, 'demo-client'],
  [{ username: 'demo-client' }, 'demo-client'],
])('%o is called %s (reading 75)', (person, expected) => {
  expect(fullNameOrUsernameOf(person)).toBe(expected);
});
