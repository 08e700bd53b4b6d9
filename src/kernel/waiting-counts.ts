import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

// It isn't in the dashboards feature, because every page's frame shows it to the people it waits for.

const waitingCounts = z.object({
  requests: z.int(),
  quotes: z.int(),
  visits: z.int(),
  projects: z.int(),
});

export type WaitingCounts = z.output<typeof waitingCounts>;

export const getWaitingCounts = endpoint({
  method: 'GET',
  url: '/api/waiting',
  server: {
    who: 'person',
    asCompany: 'member',
    summary: 'Count the requests, quotes, visits and projects that need your attention',
    response: waitingCounts,
    refusals: {},
  },
});
