import * as z from 'zod/mini';
import { emailSchema } from '#features/accounts/core/contract/account-fields.ts';
import { contactTopics } from '#features/marketing/core/rules/contact-topics.ts';
import { messageKey } from '#features/marketing/core/strings/message-key.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { textSchema } from '#kernel/text-schema.ts';

export const CONTACT_MESSAGE_LENGTHS = { name: 120, message: { min: 10, max: 5000 } } as const;

export const sendContactMessage = endpoint({
  method: 'POST',
  url: '/api/contact',
  body: z.object({
    name: textSchema({
      min: { length: 1, say: messageKey('nameRequired') },
      max: { length: CONTACT_MESSAGE_LENGTHS.name, say: messageKey('nameTooLong') },
    }),
    email: emailSchema,
    topic: z.enum(contactTopics),
    message: textSchema({
      min: { length: CONTACT_MESSAGE_LENGTHS.message.min, say: messageKey('messageTooShort') },
      max: { length: CONTACT_MESSAGE_LENGTHS.message.max, say: messageKey('messageTooLong') },
    }),
    /** People do not see this field. A program that fills it in gets the same response as if all went well. */
    website: z.optional(z.string()),
  }),
  server: {
    who: 'anyone',
    summary: 'Send a message to the Giewel team; at most 5 times an hour',
    response: z.object({}),
    refusals: {},
    creates: true,
  },
});

const printedText = z.nullable(z.string());

/** A setting that the operator left out is null, and never made up. */
export const getOperator = endpoint({
  method: 'GET',
  url: '/api/operator',
  server: {
    who: 'anyone',
    summary: 'Get the operator’s details for the imprint',
    response: z.object({
      name: printedText,
      address: printedText,
      registration: printedText,
      vat: printedText,
      permit: printedText,
      director: printedText,
      phone: printedText,
      email: printedText,
    }),
    refusals: {},
    isPublic: true,
  },
});
