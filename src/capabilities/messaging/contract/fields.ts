import * as z from 'zod/mini';
import { id, idInPath } from '#kernel/ids.ts';
import { moment } from '#kernel/moment.ts';
import { fileKinds } from '#kernel/sent-file.ts';
import { sentencesOf } from '#kernel/sentences.ts';
import type { sentences } from '#messaging/strings/en/messaging.ts';
import { translationOffer } from '#translations/contract/translations.ts';

export const say = sentencesOf<typeof sentences>('messaging');

export const userType = z.enum(['private', 'company', 'admin']);

const party = z.object({ id, username: z.string(), userType });

export const attachment = z.object({
  id,
  kind: z.enum(fileKinds),
  /** As the person called it. */
  name: z.string(),
  /** In bytes. */
  size: z.int(),
  /** Of a picture at its largest. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
});

export const message = z.object({
  id,
  senderId: id,
  receiverId: id,
  /** May be empty where something is attached. */
  content: z.string(),
  /** A moderator has taken its words: each reader is told in their language. */
  isWithheld: z.boolean(),
  translation: translationOffer,
  attachments: z.array(attachment),
  isRead: z.boolean(),
  createdAt: moment,
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
  conversationNotFound: { status: 404, say: say('conversationNotFound') },
} as const;

export type Attachment = z.output<typeof attachment>;
export type Message = z.output<typeof message>;
export type Party = z.output<typeof party>;
export type UnreadMessages = z.output<typeof unreadCounts>;
