import { signIn } from '#features/accounts/sign-in/contract/sign-in.ts';
import { ApiError } from '#web/api-client.ts';

/**
 * Returns a suspended person's message at the login: why, until when, and how to object. Undefined for other failures.
 */
export const suspensionMessageOf = (error: unknown): string | undefined =>
  error instanceof ApiError && (error.is(signIn, 'suspended') || error.is(signIn, 'suspendedWithoutEnd'))
    ? error.wire.message
    : undefined;
