import * as z from 'zod/mini';
import * as fields from '#features/accounts/core/contract/fields.ts';
import { say } from '#features/accounts/core/strings/say.ts';
import { userSchema } from '#kernel/current-user.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { textSchema } from '#kernel/text-schema.ts';
import { secondFactorCode } from './second-factor.ts';

export const signIn = endpoint({
  method: 'POST',
  url: '/api/login',
  body: z.object({
    username: textSchema({ min: { length: 1, say: say('usernameOrEmailRequired') } }),
    password: fields.password.check(z.minLength(1, say('passwordRequired'))),
    rememberMe: z.optional(z.boolean()),
    code: z.optional(secondFactorCode),
  }),
  server: {
    who: 'anyone',
    summary:
      'Start a session with a username or an email, and a password; with a code where that is turned on',
    response: userSchema,
    refusals: {
      wrongCredentials: { status: 401, say: say('wrongCredentials') },
      secondFactorNeeded: { status: 401, say: say('secondFactorNeeded') },
      wrongSecondFactor: { status: 401, say: say('wrongSecondFactor') },
      passkeyNeeded: { status: 401, say: say('passkeyNeeded') },
      suspended: { status: 403, say: say('suspended') },
      suspendedWithoutEnd: { status: 403, say: say('suspendedWithoutEnd') },
    },
  },
});
