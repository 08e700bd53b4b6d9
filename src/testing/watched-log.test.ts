import { expect, test } from 'vitest';
import { secretsIn, takeFoundSecrets, watchedLog } from './watched-log.ts';

const token = 'aB3'.padEnd(43, 'x');

test.each([
  ['an email', 'person-1@mail.example'],
  ['a telephone number', '+352 621 000 100'],
  ['a password', 'Gromperekichelcher 7!'],
  ['a hash of a password', '$argon2id$v=19$m=19456'],
  ['a token', `session=${token}; path=/`],
])('%s is seen in a log', (kind, secret) => {
  watchedLog().trace({ body: secret }, 'sent');
  expect(takeFoundSecrets()).toEqual([expect.stringMatching(`^${kind}: .*sent`)]);
});

test('what may stand in a log is no secret', () => {
  const lines = [
    'https://giewel.example/companies/1',
    'company_profiles_is_listed_and_has_a_long_name_x',
    `${token}x`,
    'node_modules/@node-rs/argon2/index.js',
    '"personId":7,"route":"/api/user"',
  ];
  expect(secretsIn(lines)).toEqual([]);
});
