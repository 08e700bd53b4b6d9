import * as z from 'zod/mini';
import { VERIFICATION_CODE_LENGTH } from '#features/accounts/core/contract/account-fields.ts';
import {
  ownPasskeyOptionsSchema,
  signedChallengeSchema,
} from '#features/accounts/sign-in/contract/passkeys.ts';
import type { sentences } from '#features/quotes/acceptance/strings/en/signing.ts';
import { messageKey, signatureNameSchema } from '#features/quotes/core/contract/fields.ts';
import {
  changeOrderTakesTooMuchRefusal,
  projectEndedRefusal,
  quoteEndedRefusal,
  quoteIdParams,
  quoteNotFoundRefusal,
} from '#features/quotes/core/contract/quotes.ts';
import { quoteSchema } from '#features/quotes/core/contract/shapes.ts';
import { MAX_QUOTE_LINES } from '#features/quotes/core/rules/quotes.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idSchema } from '#kernel/id-schema.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import { textSchema } from '#kernel/text-schema.ts';

export const signingMessageKey = createMessageKey<typeof sentences>('signing');

/** Each reason why a quote cannot be accepted has its own sentence. */
const standing = {
  quoteNotFound: quoteNotFoundRefusal,
  quoteEnded: quoteEndedRefusal,
  projectEnded: projectEndedRefusal,
  newerVersion: { status: 409, say: messageKey('newerVersion') },
  quoteExpired: { status: 409, say: messageKey('quoteExpired') },
  quoteWithdrawn: { status: 409, say: messageKey('quoteWithdrawn') },
  alreadyAccepted: { status: 409, say: messageKey('alreadyAccepted') },
  companySuspended: { status: 409, say: messageKey('companySuspended') },
} as const;

export const fetchContractCalendar = endpoint({
  method: 'GET',
  url: '/api/quotes/:id/calendar',
  server: {
    scope: 'quotes:read',
    isFile: true,
    isMade: true,
    who: 'person',
    asCompany: 'member',
    summary:
      'Download the days of an accepted quote as iCalendar (RFC 5545): until when the client may withdraw, and when work begins',
    params: quoteIdParams,
    refusals: { quoteNotFound: quoteNotFoundRefusal },
  },
});

export const sendAcceptCode = endpoint({
  method: 'POST',
  url: '/api/quotes/:id/accept-code',
  body: z.object({ type: z.enum(['email', 'sms']) }),
  server: {
    who: 'client',
    summary: 'Send a code that accepts the newest version of this quote and does nothing else',
    params: quoteIdParams,
    response: z.object({
      version: z.int(),
      /** It is masked, so that only the owner knows the address or number. */
      sentTo: z.string(),
    }),
    refusals: { ...standing, notVerified: { status: 409, say: messageKey('notVerified') } },
  },
});

export const startAcceptByPasskey = endpoint({
  method: 'POST',
  url: '/api/quotes/:id/accept-options',
  server: {
    who: 'client',
    summary: 'Get a passkey challenge that accepts the newest version of this quote and does nothing else',
    params: quoteIdParams,
    response: z.extend(ownPasskeyOptionsSchema, { version: z.int() }),
    refusals: standing,
  },
});

export const acceptQuote = endpoint({
  method: 'POST',
  url: '/api/quotes/:id/accept',
  /** The body has either the code that was sent or the passkey's signature. */
  body: z.object({
    version: z.int().check(z.minimum(1)),
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    name: signatureNameSchema,
    /** These optional lines are taken. */
    options: z.array(idSchema).check(z.maxLength(MAX_QUOTE_LINES)),
    code: z.optional(
      textSchema({
        min: { length: 1, say: messageKey('codeRequired') },
        max: { length: VERIFICATION_CODE_LENGTH, say: messageKey('wrongCode') },
      }),
    ),
    passkey: z.optional(signedChallengeSchema),
    /** The client wants the work to begin within the fourteen days. */
    beginsAtOnce: z.optional(z.boolean()),
    /** The client knows that work done is paid, and that its end ends the right to withdraw. One needs the other. */
    acknowledgesLoss: z.optional(z.boolean()),
  }),
  server: {
    who: 'client',
    summary:
      'Accept a quote with its code or a passkey; the project starts and the other companies are notified',
    params: quoteIdParams,
    response: quoteSchema,
    refusals: {
      ...standing,
      belowNothing: changeOrderTakesTooMuchRefusal,
      wrongCode: { status: 400, say: messageKey('wrongCode') },
      wrongPasskey: { status: 400, say: messageKey('wrongPasskey') },
      codeGone: { status: 410, say: messageKey('codeGone') },
    },
  },
});

export type AcceptanceInput = z.output<typeof acceptQuote.body>;

export const withdrawFromContract = endpoint({
  method: 'POST',
  url: '/api/quotes/:id/withdrawal',
  server: {
    who: 'client',
    summary: 'Withdraw from the contract within 14 days, which cancels the project',
    params: quoteIdParams,
    response: quoteSchema,
    refusals: {
      quoteNotFound: quoteNotFoundRefusal,
      notAccepted: { status: 409, say: messageKey('notAccepted') },
      withdrawnAlready: { status: 409, say: messageKey('withdrawnAlready') },
      tooLate: { status: 409, say: messageKey('tooLate') },
    },
  },
});
