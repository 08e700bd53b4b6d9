import * as z from 'zod/mini';
import { namedTradeSchema } from '#features/companies/core/contract/company-item.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import * as fields from './fields.ts';

export const likeSchema = z.object({
  id: idSchema,
  userId: idSchema,
  companyId: idSchema,
  createdAt: momentSchema,
  company: z.object({
    id: idSchema,
    userId: idSchema,
    name: z.string(),
    logoUrl: z.nullable(z.string()),
    categories: z.array(namedTradeSchema),
  }),
});

export type Like = z.output<typeof likeSchema>;

export const listLikes = endpoint({
  method: 'GET',
  url: '/api/contacts',
  isPaged: true,
  server: {
    scope: 'folders:read',
    who: 'person',
    summary: 'List the companies you like, last liked first',
    query: fields.companyPageQuerySchema,
    response: z.array(likeSchema),
    refusals: {},
  },
});

export const addLike = endpoint({
  method: 'POST',
  url: '/api/contacts',
  body: z.object({ companyId: idSchema }),
  server: {
    scope: 'folders:write',
    who: 'person',
    summary: 'Like a company; liking it again changes nothing',
    response: likeSchema,
    refusals: fields.companyNotFoundRefusals,
    creates: true,
  },
});

export const removeLike = endpoint({
  method: 'DELETE',
  url: '/api/contacts/:companyId',
  server: {
    scope: 'folders:write',
    who: 'person',
    summary: 'Unlike a company; changes nothing if you don’t like it',
    params: fields.companyIdParams,
    response: z.object({}),
    refusals: fields.companyNotFoundRefusals,
  },
});
