import * as z from 'zod/mini';
import { messageKey } from '#features/accounts/core/strings/message-key.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath, idSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';

const session = z.object({
  id: idSchema,
  /** Names browser and system as far as they are known, such as 'Firefox on Windows'. */
  device: z.nullable(z.string()),
  ipAddress: z.nullable(z.string()),
  createdAt: momentSchema,
  lastUsedAt: momentSchema,
  isCurrent: z.boolean(),
});

export type ListedSession = z.output<typeof session>;

export const listSessions = endpoint({
  method: 'GET',
  url: '/api/sessions',
  server: {
    who: 'person',
    summary: 'List your sessions, last used first',
    response: z.array(session),
    refusals: {},
  },
});

export const endOneSession = endpoint({
  method: 'DELETE',
  url: '/api/sessions/:id',
  server: {
    who: 'person',
    summary: 'Log out one of your devices',
    params: z.object({ id: idInPath }),
    response: z.object({}),
    refusals: { sessionNotFound: { status: 404, say: messageKey('sessionNotFound') } },
  },
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  url: '/api/sessions',
  server: {
    who: 'person',
    summary: 'Log out everywhere else',
    response: z.object({}),
    refusals: {},
  },
});
