import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { newsChannels, newsTopics } from '#notifications/rules/news-by-kind.ts';

const muted = z.object({ about: z.enum(newsTopics), channel: z.enum(newsChannels) });

export type MutedNews = z.output<typeof muted>;

export const listMutedNews = endpoint({
  method: 'GET',
  url: '/api/notifications/muted',
  server: {
    who: 'person',
    summary: 'What I am not told of by mail, or by text message',
    answer: z.array(muted),
    refusals: {},
  },
});

export const muteNews = endpoint({
  method: 'PATCH',
  url: '/api/notifications/muted',
  body: z.extend(muted, { isMuted: z.boolean() }),
  server: {
    who: 'person',
    summary: 'Choose whether I am told of something by mail, or by text message',
    answer: z.array(muted),
    refusals: {},
  },
});
