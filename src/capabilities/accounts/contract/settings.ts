import * as z from 'zod/mini';
import { say } from '#accounts/strings/say.ts';
import { user, waitingContacts } from '#kernel/current-user.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { id } from '#kernel/ids.ts';
import { text } from '#kernel/text.ts';
import * as fields from './fields.ts';
import { passkey } from './passkeys.ts';

const emailTaken = { emailTaken: { status: 409, say: say('emailTaken') } } as const;

const notifications = {
  emailNotifications: z.boolean(),
  smsNotifications: z.boolean(),
};

/** Every field may be left out, but not all of them. */
const changesOf = <Shape extends Record<string, z.ZodMiniType>>(shape: Shape) =>
  z
    .partial(z.object(shape))
    .check(z.refine((changes) => Object.keys(changes).length > 0, say('nothingToChange')));

/** The settings page. What is left out stays as it is. */
export const updateUser = endpoint({
  method: 'PATCH',
  url: '/api/user',
  body: changesOf({
    username: fields.username,
    fullName: fields.emptyAsNull(fields.fullName),
    email: fields.email,
    phoneNumber: fields.emptyAsNull(fields.phoneNumber),
    ...notifications,
  }),
  server: {
    who: 'person',
    summary:
      'Change name, address, number or what one is told of; a new address or number counts once its code has come back',
    answer: user,
    needsStepUp: ['email', 'phoneNumber'],
    refusals: { usernameTaken: { status: 409, say: say('usernameTaken') }, ...emailTaken },
  },
});

export const clientProfile = z.object({
  fullName: z.nullable(z.string()),
  email: z.string(),
  passport: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  ...waitingContacts,
  ...notifications,
  profilePictureUrl: z.nullable(z.string()),
});

export type ClientProfile = z.output<typeof clientProfile>;

export const getClientProfile = endpoint({
  method: 'GET',
  url: '/api/client/profile',
  server: {
    who: 'person',
    summary: 'What the profile page shows of oneself',
    answer: clientProfile,
    refusals: {},
  },
});

export const updateClientProfile = endpoint({
  method: 'PATCH',
  url: '/api/client/profile',
  body: changesOf({
    fullName: fields.fullName.check(z.minLength(1, say('fullNameRequired'))),
    email: fields.email,
    passport: fields.emptyAsNull(fields.passport),
    phoneNumber: fields.emptyAsNull(fields.phoneNumber),
  }),
  server: {
    who: 'person',
    summary: 'Change the profile; a new address or number counts once its code has come back',
    answer: clientProfile,
    needsStepUp: ['email', 'phoneNumber'],
    refusals: emailTaken,
  },
});

export const withdrawChange = endpoint({
  method: 'DELETE',
  url: '/api/user/pending/:type',
  server: {
    who: 'person',
    summary: 'Keep the address or number one has: the one that waits for its code is forgotten',
    params: z.object({ type: z.enum(['email', 'sms'], say('codeTypeUnknown')) }),
    answer: user,
    refusals: {},
  },
});

export const updateNotifications = endpoint({
  method: 'PATCH',
  url: '/api/client/notifications',
  body: z.object(notifications),
  server: {
    who: 'person',
    summary: 'Choose whether to be told by email and by SMS',
    answer: z.object(notifications),
    refusals: {},
  },
});

/** The profile page's: its new password needs a number and a special character. */
export const changePassword = endpoint({
  method: 'POST',
  url: '/api/client/change-password',
  body: z.object({ currentPassword: fields.currentPassword, newPassword: fields.strictPassword }),
  server: {
    who: 'person',
    summary: 'Change the password (profile page)',
    answer: z.object({}),
    needsStepUp: true,
    refusals: {},
  },
});

/** The settings page's. */
export const updatePassword = endpoint({
  method: 'POST',
  url: '/api/update-password',
  body: z.object({ currentPassword: fields.currentPassword, newPassword: fields.newPassword }),
  server: {
    who: 'person',
    summary: 'Change the password (settings page)',
    answer: z.object({}),
    needsStepUp: true,
    refusals: {},
  },
});

const resetGone = { resetGone: { status: 410, say: say('resetGone') } } as const;

export const requestPasswordReset = endpoint({
  method: 'POST',
  url: '/api/request-password-reset',
  body: z.object({ email: fields.email }),
  server: {
    who: 'anyone',
    summary: 'Mail a link by which the password can be set anew',
    answer: z.object({}),
    refusals: { resetUnavailable: { status: 409, say: say('resetUnavailable') } },
  },
});

export const resetPassword = endpoint({
  method: 'POST',
  url: '/api/reset-password',
  body: z.object({ token: text(), newPassword: fields.newPassword }),
  server: {
    who: 'anyone',
    summary: 'Set the password anew with the token of the mailed link',
    answer: z.object({
      /** What signs in besides. Where there is any, `removal` is good for half an hour to remove it with. */
      passkeys: z.array(passkey),
      removal: z.nullable(z.string()),
    }),
    refusals: resetGone,
  },
});

export const removePasskeysAfterReset = endpoint({
  method: 'POST',
  url: '/api/reset-password/passkeys',
  body: z.object({ removal: text(), ids: z.array(id).check(z.minLength(1), z.maxLength(1000)) }),
  server: {
    who: 'anyone',
    summary: 'Remove passkeys of the account whose password was set anew; answers those it still has',
    answer: z.object({ passkeys: z.array(passkey) }),
    refusals: resetGone,
  },
});
