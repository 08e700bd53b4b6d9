import * as z from 'zod/mini';
import { say } from '#accounts/strings/say.ts';
import { user } from '#kernel/current-user.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { text } from '#kernel/text.ts';
import * as fields from './fields.ts';

const emailTaken = { emailTaken: { status: 409, say: say('emailTaken') } } as const;
const wrongPassword = { wrongPassword: { status: 400, say: say('currentPasswordWrong') } } as const;

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
  who: 'person',
  summary: 'Change name, address, number or what one is told of',
  body: changesOf({
    username: fields.username,
    fullName: fields.emptyAsNull(fields.fullName),
    email: fields.email,
    phoneNumber: fields.emptyAsNull(fields.phoneNumber),
    ...notifications,
  }),
  answer: user,
  refusals: { usernameTaken: { status: 409, say: say('usernameTaken') }, ...emailTaken },
});

export const clientProfile = z.object({
  fullName: z.nullable(z.string()),
  email: z.string(),
  passport: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  ...notifications,
  profilePictureUrl: z.nullable(z.string()),
});

export type ClientProfile = z.output<typeof clientProfile>;

export const getClientProfile = endpoint({
  method: 'GET',
  url: '/api/client/profile',
  who: 'person',
  summary: 'What the profile page shows of oneself',
  answer: clientProfile,
  refusals: {},
});

export const updateClientProfile = endpoint({
  method: 'PATCH',
  url: '/api/client/profile',
  who: 'person',
  summary: 'Change the profile',
  body: changesOf({
    fullName: fields.fullName.check(z.minLength(1, say('fullNameRequired'))),
    email: fields.email,
    passport: fields.emptyAsNull(fields.passport),
    phoneNumber: fields.emptyAsNull(fields.phoneNumber),
  }),
  answer: clientProfile,
  refusals: emailTaken,
});

export const updateNotifications = endpoint({
  method: 'PATCH',
  url: '/api/client/notifications',
  who: 'person',
  summary: 'Choose whether to be told by email and by SMS',
  body: z.object(notifications),
  answer: z.object(notifications),
  refusals: {},
});

const currentPassword = fields.password.check(z.minLength(1, say('currentPasswordRequired')));

/** The profile page's: its new password needs a number and a special character. */
export const changePassword = endpoint({
  method: 'POST',
  url: '/api/client/change-password',
  who: 'person',
  summary: 'Change the password (profile page)',
  body: z.object({ currentPassword, newPassword: fields.strictPassword }),
  answer: z.object({}),
  refusals: wrongPassword,
});

/** The settings page's. */
export const updatePassword = endpoint({
  method: 'POST',
  url: '/api/update-password',
  who: 'person',
  summary: 'Change the password (settings page)',
  body: z.object({ currentPassword, newPassword: fields.newPassword }),
  answer: z.object({}),
  refusals: wrongPassword,
});

const resetGone = { resetGone: { status: 410, say: say('resetGone') } } as const;

export const requestPasswordReset = endpoint({
  method: 'POST',
  url: '/api/request-password-reset',
  who: 'anyone',
  summary: 'Mail a link by which the password can be set anew',
  body: z.object({ email: fields.email }),
  answer: z.object({}),
  refusals: { resetUnavailable: { status: 409, say: say('resetUnavailable') } },
});

export const resetPassword = endpoint({
  method: 'POST',
  url: '/api/reset-password',
  who: 'anyone',
  summary: 'Set the password anew with the token of the mailed link',
  body: z.object({ token: text(), newPassword: fields.newPassword }),
  answer: z.object({}),
  refusals: resetGone,
});
