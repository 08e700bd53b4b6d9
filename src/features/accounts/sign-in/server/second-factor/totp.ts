import { createHmac, timingSafeEqual } from 'node:crypto';

// Apps support these defaults of RFC 6238: SHA-1, six digits, thirty seconds.
const STEP_MS = 30_000;
const DIGITS = 6;
/** A clock may be one step off, either way. */
const STEPS_TRIED = [-1, 0, 1];
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const encodeBase32 = (bytes: Uint8Array): string => {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters: string[] = [];
  for (let index = 0; index < bits.length; index += 5)
    letters.push(BASE32.charAt(Number.parseInt(bits.slice(index, index + 5).padEnd(5, '0'), 2)));
  return letters.join('');
};

const stepAt = (now: Date) => Math.floor(now.getTime() / STEP_MS);

/** Returns a step's code (RFC 4226, 5.3). */
const codeOfStep = (secret: Uint8Array, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) % 16;
  const number = mac.readUInt32BE(offset) % 2 ** 31;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
};

export const totpCodeAt = (secret: Uint8Array, now: Date): string => codeOfStep(secret, stepAt(now));

const isSame = (left: string, right: string) => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Returns the step whose code this is, or null. All steps are compared, so that the time reveals nothing. */
export const findMatchingTotpStep = (secret: Uint8Array, code: string, now: Date): number | null => {
  const matching = STEPS_TRIED.map((offset) => stepAt(now) + offset).filter((step) =>
    isSame(codeOfStep(secret, step), code),
  );
  return matching.at(-1) ?? null;
};
