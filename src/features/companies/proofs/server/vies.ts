import * as z from 'zod/mini';
import { outsideCall } from '#server/processes/outside-call.ts';

const PATIENCE_MS = 10_000;

export interface ViesResult {
  result: 'valid' | 'invalid' | 'unavailable';
  /** Whose number it is. */
  name: string | null;
}

const LONGEST_NAME = 300;

// `valid` is the name that the other of its two calls has for it.
const viesResponse = z.object({
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

const noResult: ViesResult = { result: 'unavailable', name: null };

/** VIES says "not valid" also of what it could not ask, and gives the reason beside. */
export const readViesResponse = (response: unknown): ViesResult => {
  const { data } = z.safeParse(viesResponse, response);
  const isValid = data?.isValid ?? data?.valid;
  if (isValid === true) return { result: 'valid', name: nameIn(data?.name) };
  const isInvalid = isValid === false && (data?.userError ?? 'INVALID') === 'INVALID';
  return { result: isInvalid ? 'invalid' : 'unavailable', name: null };
};

const callVies = async (viesUrl: string, vatNumber: string, patienceMs: number): Promise<ViesResult> => {
  try {
    const response = await fetch(`${viesUrl}/ms/LU/vat/${vatNumber.slice(2)}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'error',
    });
    return response.ok ? readViesResponse(await response.json()) : noResult;
  } catch {
    return noResult;
  }
};

/** Asks the European Commission, which asks Luxembourg. Whatever goes wrong on that way is no answer. */
export const checkWithVies = (
  viesUrl: string,
  vatNumber: string,
  patienceMs = PATIENCE_MS,
): Promise<ViesResult> => outsideCall('VIES', () => callVies(viesUrl, vatNumber, patienceMs));
