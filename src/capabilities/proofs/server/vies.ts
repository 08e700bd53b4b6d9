import * as z from 'zod/mini';
import { outsideCall } from '#server/outside-call.ts';

const PATIENCE_MS = 10_000;

export interface ViesAnswer {
  result: 'valid' | 'invalid' | 'unavailable';
  /** Whose number it is. */
  name: string | null;
}

const LONGEST_NAME = 300;

// `valid` is the name that the other of its two calls has for it.
const viesAnswer = z.object({
  isValid: z.optional(z.boolean()),
  valid: z.optional(z.boolean()),
  userError: z.optional(z.string()),
  name: z.optional(z.nullable(z.string())),
});

/** Some countries do not tell names, and write dashes. */
const nameIn = (name: string | null | undefined): string | null => {
  const trimmed = (name ?? '').trim().slice(0, LONGEST_NAME);
  return /[\p{L}\p{N}]/u.test(trimmed) ? trimmed : null;
};

const noAnswer: ViesAnswer = { result: 'unavailable', name: null };

/** VIES says "not valid" also of what it could not ask, and gives the reason beside. */
export const readViesAnswer = (answer: unknown): ViesAnswer => {
  const { data } = z.safeParse(viesAnswer, answer);
  const isValid = data?.isValid ?? data?.valid;
  if (isValid === true) return { result: 'valid', name: nameIn(data?.name) };
  const isInvalid = isValid === false && (data?.userError ?? 'INVALID') === 'INVALID';
  return { result: isInvalid ? 'invalid' : 'unavailable', name: null };
};

const ask = async (viesUrl: string, vatNumber: string, patienceMs: number): Promise<ViesAnswer> => {
  try {
    const response = await fetch(`${viesUrl}/ms/LU/vat/${vatNumber.slice(2)}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'error',
    });
    return response.ok ? readViesAnswer(await response.json()) : noAnswer;
  } catch {
    return noAnswer;
  }
};

/** Asks the European Commission, which asks Luxembourg. Whatever goes wrong on that way is no answer. */
export const askVies = (viesUrl: string, vatNumber: string, patienceMs = PATIENCE_MS): Promise<ViesAnswer> =>
  outsideCall('VIES', () => ask(viesUrl, vatNumber, patienceMs));
