import { signIn } from '#features/accounts/sign-in/contract/sign-in.ts';
import { ApiError } from '#web/api-client.ts';

/** What somebody suspended reads at the login: why, until when, and how to object. Undefined for any other failure. */
export const suspendedIn = (error: unknown): string | undefined =>
  error instanceof ApiError && (error.is(signIn, 'suspended') || error.is(signIn, 'suspendedWithoutEnd'))
    ? error.wire.message
    : undefined;
