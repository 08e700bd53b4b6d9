import * as z from 'zod/mini';
import * as fields from '#features/accounts/core/contract/account-fields.ts';
import { messageKey } from '#features/accounts/core/strings/message-key.ts';
import { currentUserSchema } from '#kernel/current-user.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { textSchema } from '#kernel/text-schema.ts';
import { secondFactorCodeSchema } from './second-factor.ts';

export const signIn = endpoint({
  method: 'POST',
  url: '/api/login',
  body: z.object({
    username: textSchema({ min: { length: 1, say: messageKey('usernameOrEmailRequired') } }),
    password: fields.passwordSchema.check(z.minLength(1, messageKey('passwordRequired'))),
    rememberMe: z.optional(z.boolean()),
    code: z.optional(secondFactorCodeSchema),
  }),
  server: {
    who: 'anyone',
    summary: 'Log in with a username or email and a password, plus a code if two-step login is on',
    response: currentUserSchema,
    refusals: {
      wrongCredentials: { status: 401, say: messageKey('wrongCredentials') },
      secondFactorNeeded: { status: 401, say: messageKey('secondFactorNeeded') },
      wrongSecondFactor: { status: 401, say: messageKey('wrongSecondFactor') },
      passkeyNeeded: { status: 401, say: messageKey('passkeyNeeded') },
      suspended: { status: 403, say: messageKey('suspended') },
      suspendedWithoutEnd: { status: 403, say: messageKey('suspendedWithoutEnd') },
    },
  },
});
