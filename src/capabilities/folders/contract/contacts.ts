import * as z from 'zod/mini';
import { namedTrade } from '#companies/contract/item.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { id } from '#kernel/ids.ts';
import { moment } from '#kernel/moment.ts';
import * as fields from './fields.ts';

/** A liked company. */
export const contact = z.object({
  id,
  userId: id,
  companyId: id,
  createdAt: moment,
  company: z.object({
    id,
    userId: id,
    name: z.string(),
    logoUrl: z.nullable(z.string()),
    categories: z.array(namedTrade),
  }),
});

export type Contact = z.output<typeof contact>;

export const listContacts = endpoint({
  method: 'GET',
  url: '/api/contacts',
  isPaged: true,
  server: {
    who: 'person',
    summary: 'The companies I like, last liked first',
    query: fields.companyPage,
    answer: z.array(contact),
    refusals: {},
  },
});

export const addContact = endpoint({
  method: 'POST',
  url: '/api/contacts',
  body: z.object({ companyId: id }),
  server: {
    who: 'person',
    summary: 'Like a company; liking it again changes nothing',
    answer: contact,
    refusals: fields.companyNotFound,
    creates: true,
  },
});

export const removeContact = endpoint({
  method: 'DELETE',
  url: '/api/contacts/:companyId',
  server: {
    who: 'person',
    summary: 'Unlike a company; it need not be liked',
    params: fields.ofCompany,
    answer: z.object({}),
    refusals: fields.companyNotFound,
  },
});
