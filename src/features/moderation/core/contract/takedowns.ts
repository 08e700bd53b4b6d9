import * as z from 'zod/mini';
import { restorableTakedownKinds } from '#features/moderation/core/rules/takedowns.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath, idSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { messageKey, moderatorStatementSchema } from './fields.ts';

const takedown = z.object({
  id: idSchema,
  kind: z.enum(restorableTakedownKinds),
  takenAt: momentSchema,
  statement: z.string(),
  state: z.enum(['withheld', 'waiting', 'restored', 'final']),
  mayObject: z.boolean(),
  objection: z.nullable(z.string()),
  answer: z.nullable(z.string()),
});

export type Takedown = z.output<typeof takedown>;

const takedownNotFound = { status: 404, say: messageKey('takedownNotFound') } as const;

export const getTakedown = endpoint({
  method: 'GET',
  url: '/api/takedowns/:id',
  server: {
    who: 'person',
    asCompany: 'manager',
    summary: 'Get your content that was taken down, with the reasons and the outcome of your appeal',
    params: z.object({ id: idInPath }),
    response: takedown,
    refusals: { takedownNotFound },
  },
});

export const objectToTakedown = endpoint({
  method: 'POST',
  url: '/api/takedowns/:id/objection',
  body: z.object({ text: moderatorStatementSchema }),
  server: {
    who: 'person',
    asCompany: 'manager',
    summary: 'Appeal against the takedown of your content, once, within six months',
    params: z.object({ id: idInPath }),
    response: takedown,
    refusals: {
      takedownNotFound,
      alreadyObjected: { status: 409, say: messageKey('alreadyObjected') },
      tooLate: { status: 409, say: messageKey('objectionTooLate') },
    },
  },
});
