import * as z from 'zod/mini';

const PATIENCE_MS = 10_000;

export type VatCheckResult = 'valid' | 'invalid' | 'unavailable';

// `valid` is the name that the other of its two calls has for it.
const viesAnswer = z.object({
  isValid: z.optional(z.boolean()),
  valid: z.optional(z.boolean()),
  userError: z.optional(z.string()),
});

/** VIES says "not valid" also of what it could not ask, and gives the reason beside. */
export const readViesAnswer = (answer: unknown): VatCheckResult => {
  const { data } = z.safeParse(viesAnswer, answer);
  const isValid = data?.isValid ?? data?.valid;
  if (isValid === true) return 'valid';
  return isValid === false && (data?.userError ?? 'INVALID') === 'INVALID' ? 'invalid' : 'unavailable';
};

/** Asks the European Commission, which asks Luxembourg. Whatever goes wrong on that way is no answer. */
export const askVies = async (
  viesUrl: string,
  vatNumber: string,
  patienceMs = PATIENCE_MS,
): Promise<VatCheckResult> => {
  try {
    const response = await fetch(`${viesUrl}/ms/LU/vat/${vatNumber.slice(2)}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patienceMs),
    });
    return response.ok ? readViesAnswer(await response.json()) : 'unavailable';
  } catch {
    return 'unavailable';
  }
};
