import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { idSchema } from '#kernel/id-schema.ts';

const LARGEST_LIST = 200;
const LONGEST_ADDRESS = 2000;

/**
 * The server counts the pages it renders. Only the browser knows which pages it drew itself: a page it prefetched was
 * perhaps never looked at.
 */
export const recordPageView = endpoint({
  method: 'POST',
  url: '/api/sightings',
  body: z.object({
    profile: z.optional(idSchema),
    listed: z.optional(z.array(idSchema).check(z.maxLength(LARGEST_LIST))),
    /** The previous page is given as path and query. */
    cameFrom: z.string().check(z.maxLength(LONGEST_ADDRESS)),
  }),
  server: {
    who: 'anyone',
    summary: 'Record that a browser showed a company, or a list of companies, without loading a page',
    response: z.object({}),
    refusals: {},
  },
});
