import * as z from 'zod/mini';
import type { sentences } from '#features/messaging/core/strings/en/messaging.ts';
import { translationOffer } from '#features/translations/core/contract/translations.ts';
import { idInPath, idSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { sentencesOf } from '#kernel/sentences.ts';
import { fileKinds } from '#kernel/uploaded-file.ts';

export const messageKey = sentencesOf<typeof sentences>('messaging');

export const userType = z.enum(['private', 'company', 'admin']);

const party = z.object({ id: idSchema, username: z.string(), userType });

export const attachmentSchema = z.object({
  id: idSchema,
  kind: z.enum(fileKinds),
  /** As the person called it. */
  name: z.string(),
  /** In bytes. */
  size: z.int(),
  /** Of a picture at its largest. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
});

export const messageSchema = z.object({
  id: idSchema,
  senderId: idSchema,
  receiverId: idSchema,
  /** May be empty where something is attached. */
  content: z.string(),
  /** A moderator has taken its words: each reader is told in their language. */
  isWithheld: z.boolean(),
  translation: translationOffer,
  attachments: z.array(attachmentSchema),
  isRead: z.boolean(),
  createdAt: momentSchema,
  sender: party,
  receiver: party,
  /** The member of my company who wrote it in its name. Clients see the company. */
  writtenBy: z.optional(z.string()),
  /** Of what I sent: the Idempotency-Key it was sent with. Nobody else's to see. */
  clientKey: z.optional(z.string()),
});

/** What is not read yet: so many messages, in so many conversations. */
export const unreadCounts = z.object({ messages: z.int(), conversations: z.int() });

export const ofPartner = z.object({ partnerId: idInPath });

export const conversationNotFound = {
  conversationNotFound: { status: 404, say: messageKey('conversationNotFound') },
} as const;

export type Attachment = z.output<typeof attachmentSchema>;
export type Message = z.output<typeof messageSchema>;
export type MessageParty = z.output<typeof party>;
export type UnreadMessages = z.output<typeof unreadCounts>;
