import { expect, test } from 'vitest';
import { hashPassword, isCommonPassword, verifyPassword } from './passwords.ts';

test('a password is kept as an argon2id hash and found again by it alone', async () => {
  const passwordHash = await hashPassword('Gromperekichelcher 7');
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(passwordHash, 'Gromperekichelcher 7')).toBe(true);
  expect(await verifyPassword(passwordHash, 'Gromperekichelcher 7 ')).toBe(false);
});

test('letters composed differently are the same password', async () => {
  expect(await verifyPassword(await hashPassword('Éislek-2026'), 'E\u0301islek-2026')).toBe(true);
});

test('nobody’s password is never right', async () => {
  expect(await verifyPassword(null, 'nobody has this password')).toBe(false);
  expect(await verifyPassword('!', 'nobody has this password')).toBe(false);
});

test('the commonest passwords are known, in any case', () => {
  expect(['password', 'Password', '12345678', 'iloveyou', 'qwertyuiop'].map(isCommonPassword)).not.toContain(
    false,
  );
  expect(isCommonPassword('Gromperekichelcher 7')).toBe(false);
});

test.each(['Giewel2026!', '12-giewel-34', 'LUXEMBOURG1', 'Lëtzebuerg!', 'admin-1234', 'Moderator_26'])(
  '%s is a word that is near at hand here',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test('such a word among others is none', () => {
  expect(isCommonPassword('An old gable in Luxembourg')).toBe(false);
});
