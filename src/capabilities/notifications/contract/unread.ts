import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';

// Apart from the rest: every page's frame needs it, and a module is downloaded whole.

export const unread = z.object({ unread: z.int() });

export const countUnreadNews = endpoint({
  method: 'GET',
  url: '/api/notifications/unread',
  who: 'person',
  summary: 'How many notifications I have not read',
  answer: unread,
  refusals: {},
});
