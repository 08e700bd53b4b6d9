import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { languages } from '#kernel/language.ts';
import { idSchema } from './id-schema.ts';
import { staffRoles } from './signed-in-person.ts';

// It isn't in the accounts feature, because every page's frame asks who is signed in.

/** These replace the email address and phone number once the code that was sent there has been entered. */
export const pendingContactFields = {
  pendingEmail: z.optional(z.string()),
  pendingPhone: z.optional(z.string()),
};

export const currentUserSchema = z.object({
  id: idSchema,
  username: z.string(),
  fullName: z.nullable(z.string()),
  email: z.string(),
  phoneNumber: z.nullable(z.string()),
  ...pendingContactFields,
  userType: z.enum(['private', 'company', 'admin']),
  /** Null for everybody but admins by user type. */
  staffRole: z.nullable(z.enum(staffRoles)),
  /** True for staff who can't see or do anything before they have a second factor. */
  mustAddFactor: z.boolean(),
  isEmailVerified: z.boolean(),
  isPhoneVerified: z.boolean(),
  emailNotifications: z.boolean(),
  smsNotifications: z.boolean(),
  profilePictureUrl: z.nullable(z.string()),
  /** The language chosen last or at sign-up; emails and PDFs are in it. Null if none was. */
  language: z.nullable(z.enum(languages)),
});

export type CurrentUser = z.output<typeof currentUserSchema>;

export const getCurrentUser = endpoint({
  method: 'GET',
  url: '/api/user',
  server: {
    scope: 'account:read',
    who: 'person',
    isBeforeFactor: true,
    summary: 'Get the logged-in user',
    response: currentUserSchema,
    refusals: {},
  },
});

export const signOut = endpoint({
  method: 'POST',
  url: '/api/logout',
  server: {
    who: 'person',
    isBeforeFactor: true,
    summary: 'Log out of the current session',
    response: z.object({}),
    refusals: {},
  },
});
