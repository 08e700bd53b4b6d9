import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/ids.ts';
import { moment } from '../../kernel/moment.ts';
import { sentencesOf } from '../../kernel/sentences.ts';
import { text } from '../../kernel/text.ts';
import type { en } from './strings/en.ts';

const say = sentencesOf<typeof en>('messaging');

/** The dialogs ask for as much; the server is content with any message that says something. */
export const SHORTEST_IN_DIALOG = 5;
const LONGEST_MESSAGE = 5000;

const message = z.object({
  id,
  senderId: id,
  receiverId: id,
  content: z.string(),
  isRead: z.boolean(),
  createdAt: moment,
});

export const sendMessage = endpoint({
  method: 'POST',
  url: '/api/messages',
  who: 'person',
  summary: 'Send a message to another person; a company is written to by its owner’s id',
  body: z.object({
    receiverId: id,
    content: text({
      min: { length: 1, say: say('contentRequired') },
      max: { length: LONGEST_MESSAGE, say: say('contentTooLong') },
    }),
  }),
  answer: message,
  refusals: {
    receiverNotFound: { status: 404, say: say('receiverNotFound') },
    toOneself: { status: 409, say: say('toOneself') },
    blocked: { status: 403, say: say('blocked') },
  },
  creates: true,
});

/** What the message dialog asks for. */
export const dialogMessage = z.object({
  content: text({
    min: { length: SHORTEST_IN_DIALOG, say: say('contentTooShort') },
    max: { length: LONGEST_MESSAGE, say: say('contentTooLong') },
  }),
});
