import * as z from 'zod/mini';
import { messageKey } from '#features/accounts/core/strings/message-key.ts';
import { currentUserSchema } from '#kernel/current-user.ts';
import { endpoint } from '#kernel/endpoint.ts';
import * as fields from './account-fields.ts';

/** A stored `client` is a private user, so the value is read as one here too. */
const joiningType = z.pipe(
  z
    .string(messageKey('userTypeRequired'))
    .check(
      z.refine((value) => ['private', 'client', 'company'].includes(value), messageKey('userTypeUnknown')),
    ),
  z.transform((value: string) => (value === 'company' ? 'company' : 'private')),
);

const joining = z.object({
  username: fields.newUsernameSchema,
  email: fields.emailSchema,
  password: fields.newPasswordSchema,
  confirmPassword: z.optional(z.string()),
  phoneNumber: z.optional(fields.emptyAsNull(fields.phoneNumberSchema)),
  userType: joiningType,
  fullName: z.optional(fields.emptyAsNull(fields.fullNameSchema)),
  passport: z.optional(fields.emptyAsNull(fields.passportSchema)),
  emailNotifications: z.optional(z.boolean()),
  smsNotifications: z.optional(z.boolean()),
  companyName: z.optional(fields.emptyAsNull(fields.companyNameSchema)),
  vatNumber: z.optional(fields.emptyAsNull(fields.vatNumberSchema)),
  registrationNumber: z.optional(fields.emptyAsNull(fields.registrationNumberSchema)),
  /** The account's email and phone may be shown on the company's public page. */
  isContactPublic: z.optional(z.boolean()),
  subscriptionPlan: z.optional(z.enum(['basic', 'professional', 'premium'], messageKey('planUnknown'))),
  rememberMe: z.optional(z.boolean()),
});

export const checkRegistration = endpoint({
  method: 'POST',
  url: '/api/register/check',
  body: z.object({ username: fields.newUsernameSchema, password: fields.newPasswordSchema }),
  server: {
    who: 'anyone',
    summary: 'Check whether a username and password are accepted, before the next sign-up steps',
    response: z.object({}),
    refusals: { usernameTaken: { status: 409, say: messageKey('usernameTaken') } },
  },
});

export const registerAccount = endpoint({
  method: 'POST',
  url: '/api/register',
  body: joining.check(
    z.refine(({ password, confirmPassword = password }) => password === confirmPassword, {
      path: ['confirmPassword'],
      error: messageKey('passwordsDiffer'),
    }),
  ),
  server: {
    who: 'anyone',
    summary: 'Create an account and log in to it',
    response: currentUserSchema,
    refusals: {
      usernameTaken: { status: 409, say: messageKey('usernameTaken') },
      emailTaken: { status: 409, say: messageKey('emailTaken') },
    },
    creates: true,
  },
});
