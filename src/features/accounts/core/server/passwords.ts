import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { productFilePath } from '#server/config/product-file-path.ts';
import { makeOutsideCall } from '#server/processes/outside-calls-and-transactions.ts';
import { createSemaphore } from '#server/processes/semaphore.ts';

// It costs 19 MiB, 2 passes, 1 lane; the package's default is argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing is slow on purpose and fills a core. One core stays free, so that other requests stay fast while many people
// sign in together.
const hashing = createSemaphore(Math.max(1, availableParallelism() - 1));

/** The same letters typed on another system must give the same password. */
const canonical = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> =>
  makeOutsideCall('a hash', () => hashing(() => hash(canonical(password), COST)));

// An unknown name is checked against this hash, so that it takes as long as a known one.
const nobodysHash = hash('nobody has this password', COST);

/** Returns false for a missing hash too, after the same work. */
export const verifyPassword = async (storedHash: string | null, password: string): Promise<boolean> => {
  const isRealHash = storedHash?.startsWith('$argon2') ?? false;
  const compared = isRealHash && storedHash !== null ? storedHash : await nobodysHash;
  const isRight = await makeOutsideCall('a hash', () => hashing(() => verify(compared, canonical(password))));
  return isRight && isRealHash;
};

// These are the 3,000 commonest passwords that are long enough to be allowed at all.
const commonest = new Set(
  readFileSync(productFilePath('src/features/accounts/core/server/common-passwords.txt'), 'utf8')
    .trim()
    .split('\n'),
);

/** Attackers of this site try these words first, with any digits and signs around them. */
const NEAR_AT_HAND = new Set([
  'giewel',
  'luxembourg',
  'luxemburg',
  'lëtzebuerg',
  'letzebuerg',
  'renovation',
  'construction',
  'administrator',
  'moderator',
  'admin',
]);

export const isCommonPassword = (password: string): boolean => {
  const canonicalPassword = canonical(password).toLowerCase();
  return commonest.has(canonicalPassword) || NEAR_AT_HAND.has(canonicalPassword.replace(/\P{L}/gu, ''));
};
