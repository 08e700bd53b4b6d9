import * as z from 'zod/mini';
import { messageKey } from '#features/accounts/core/strings/message-key.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idSchema } from '#kernel/id-schema.ts';
import { textSchema } from '#kernel/text-schema.ts';
import { VERIFICATION_CODE_LENGTH } from './account-fields.ts';

/**
 * With `userId` alone the code is for the session's own account, with `to` alone for an address or number that is to
 * become an account's, and with both for a change of the account's own.
 */
const owner = {
  type: z.enum(['email', 'sms'], messageKey('codeTypeUnknown')),
  userId: z.optional(idSchema),
  to: z.optional(textSchema()),
};

export const requestVerificationCode = endpoint({
  method: 'POST',
  url: '/api/request-verification',
  body: z.object(owner),
  server: {
    who: 'anyone',
    summary: 'Send a code to the email address or phone number to verify',
    response: z.object({}),
    refusals: {
      nobody: { status: 404, say: messageKey('nobodyToVerify') },
      noPhoneNumber: { status: 409, say: messageKey('noPhoneNumber') },
    },
  },
});

export const verifyContactCode = endpoint({
  method: 'POST',
  url: '/api/verify-code',
  body: z.object({
    ...owner,
    code: textSchema({
      min: { length: 1, say: messageKey('codeRequired') },
      max: { length: VERIFICATION_CODE_LENGTH, say: messageKey('wrongCode') },
    }),
  }),
  server: {
    who: 'anyone',
    summary: 'Verify an email address or phone number with the code sent to it',
    response: z.object({}),
    refusals: {
      nobody: { status: 404, say: messageKey('nobodyToVerify') },
      wrongCode: { status: 400, say: messageKey('wrongCode') },
      codeGone: { status: 410, say: messageKey('codeGone') },
      emailTaken: { status: 409, say: messageKey('emailTaken') },
    },
  },
});
