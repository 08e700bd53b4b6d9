import * as z from 'zod/mini';
import { makeOutsideCall } from '#server/processes/outside-calls-and-transactions.ts';

const PATIENCE_MS = 10_000;

export interface ViesResult {
  result: 'valid' | 'invalid' | 'unavailable';
  /** The number belongs to this firm. */
  name: string | null;
}

const LONGEST_NAME = 300;

// VIES calls it `valid` in the other of its two calls.
const viesResponse = z.object({
  isValid: z.optional(z.boolean()),
  valid: z.optional(z.boolean()),
  userError: z.optional(z.string()),
  name: z.optional(z.nullable(z.string())),
});

/** Some countries do not give names and write dashes. */
const nameIn = (name: string | null | undefined): string | null => {
  const trimmed = (name ?? '').trim().slice(0, LONGEST_NAME);
  return /[\p{L}\p{N}]/u.test(trimmed) ? trimmed : null;
};

const noResult: ViesResult = { result: 'unavailable', name: null };

/** VIES says "not valid" even if it could not ask, and gives the reason beside. */
export const parseViesResponse = (response: unknown): ViesResult => {
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
    return response.ok ? parseViesResponse(await response.json()) : noResult;
  } catch {
    return noResult;
  }
};

/** Asks the European Commission, which asks Luxembourg. Any failure on the way counts as no response. */
export const checkWithVies = (
  viesUrl: string,
  vatNumber: string,
  patienceMs = PATIENCE_MS,
): Promise<ViesResult> => makeOutsideCall('VIES', () => callVies(viesUrl, vatNumber, patienceMs));
