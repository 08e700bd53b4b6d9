import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import * as fields from './fields.ts';

// Stands apart from the calls that change contacts: every profile needs this, and a module is downloaded whole.

export const getLike = endpoint({
  method: 'GET',
  url: '/api/contacts/check/:companyId',
  server: {
    scope: 'folders:read',
    who: 'person',
    summary: 'Check whether you like a company',
    params: fields.companyIdParams,
    response: z.object({ isLiked: z.boolean() }),
    refusals: fields.companyNotFoundRefusals,
  },
});
