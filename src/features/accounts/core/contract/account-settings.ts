import * as z from 'zod/mini';
import { messageKey } from '#features/accounts/core/strings/message-key.ts';
import { currentUserSchema, pendingContactFields } from '#kernel/current-user.ts';
import { endpoint } from '#kernel/endpoint.ts';
import * as fields from './account-fields.ts';

const emailTaken = { emailTaken: { status: 409, say: messageKey('emailTaken') } } as const;

const notifications = {
  emailNotifications: z.boolean(),
  smsNotifications: z.boolean(),
};

/** Returns a schema in which every field may be left out, but not all of them. */
const changesOf = <Shape extends Record<string, z.ZodMiniType>>(shape: Shape) =>
  z
    .partial(z.object(shape))
    .check(z.refine((changes) => Object.keys(changes).length > 0, messageKey('nothingToChange')));

/** The settings page uses this. Missing fields stay as they are. */
export const updateOwnUser = endpoint({
  method: 'PATCH',
  url: '/api/user',
  body: changesOf({
    username: fields.usernameSchema,
    fullName: fields.emptyAsNull(fields.fullNameSchema),
    email: fields.emailSchema,
    phoneNumber: fields.emptyAsNull(fields.phoneNumberSchema),
    ...notifications,
  }),
  server: {
    who: 'person',
    summary:
      'Change your name, email, phone number or notifications; a new email or number takes effect once its code is entered',
    response: currentUserSchema,
    needsStepUp: ['username', 'email', 'phoneNumber'],
    refusals: { usernameTaken: { status: 409, say: messageKey('usernameTaken') }, ...emailTaken },
  },
});

export const clientProfileSchema = z.object({
  fullName: z.nullable(z.string()),
  email: z.string(),
  passport: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  ...pendingContactFields,
  ...notifications,
  profilePictureUrl: z.nullable(z.string()),
});

export type ClientProfile = z.output<typeof clientProfileSchema>;

export const getClientProfile = endpoint({
  method: 'GET',
  url: '/api/client/profile',
  server: {
    who: 'person',
    summary: 'Get your profile',
    response: clientProfileSchema,
    refusals: {},
  },
});

export const updateClientProfile = endpoint({
  method: 'PATCH',
  url: '/api/client/profile',
  body: changesOf({
    fullName: fields.fullNameSchema.check(z.minLength(1, messageKey('fullNameRequired'))),
    email: fields.emailSchema,
    passport: fields.emptyAsNull(fields.passportSchema),
    phoneNumber: fields.emptyAsNull(fields.phoneNumberSchema),
  }),
  server: {
    who: 'person',
    summary: 'Change your profile; a new email or phone number takes effect once its code is entered',
    response: clientProfileSchema,
    needsStepUp: ['email', 'phoneNumber'],
    refusals: emailTaken,
  },
});

export const withdrawContactChange = endpoint({
  method: 'DELETE',
  url: '/api/user/pending/:type',
  server: {
    who: 'person',
    summary: 'Keep your current email or phone number and discard the pending one',
    params: z.object({ type: z.enum(['email', 'sms'], messageKey('codeTypeUnknown')) }),
    response: currentUserSchema,
    refusals: {},
  },
});

export const updateNotificationSettings = endpoint({
  method: 'PATCH',
  url: '/api/client/notifications',
  body: z.object(notifications),
  server: {
    who: 'person',
    summary: 'Choose whether to get notifications by email and SMS',
    response: z.object(notifications),
    refusals: {},
  },
});
