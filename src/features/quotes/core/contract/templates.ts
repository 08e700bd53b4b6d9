import * as z from 'zod/mini';
import { MAX_QUOTE_TEMPLATES, MAX_TEMPLATE_NAME_LENGTH } from '#features/quotes/core/rules/quotes.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath, idSchema } from '#kernel/id-schema.ts';
import { textSchema } from '#kernel/text-schema.ts';
import { messageKey } from './fields.ts';
import { quoteNotFoundRefusal } from './quotes.ts';
import { quoteSchema } from './shapes.ts';

const SHORTEST_NAME = 2;

const listed = z.object({ id: idSchema, name: z.string(), object: z.string(), lines: z.int() });

export type ListedTemplate = z.output<typeof listed>;

/** A template holds nothing of the client, the site or the days of its quote. */
export const templateContentSchema = z.pick(quoteSchema, {
  object: true,
  intro: true,
  conditions: true,
  durationDays: true,
  warrantyMonths: true,
  sections: true,
  exclusions: true,
  inclusions: true,
  plan: true,
});

export type TemplateContent = z.output<typeof templateContentSchema>;

export const templateNotFoundRefusal = { status: 404, say: messageKey('templateNotFound') } as const;

export const listTemplates = endpoint({
  method: 'GET',
  url: '/api/quote-templates',
  server: {
    scope: 'quotes:read',
    who: 'company',
    asCompany: 'member',
    summary: `List your company’s quote templates by name; ${MAX_QUOTE_TEMPLATES} at most`,
    response: z.array(listed),
    refusals: {},
  },
});

export const getTemplate = endpoint({
  method: 'GET',
  url: '/api/quote-templates/:id',
  server: {
    scope: 'quotes:read',
    who: 'company',
    asCompany: 'member',
    summary: 'Get one of your company’s quote templates with its lines',
    params: z.object({ id: idInPath }),
    response: templateContentSchema,
    refusals: { templateNotFound: templateNotFoundRefusal },
  },
});

export const saveTemplate = endpoint({
  method: 'POST',
  url: '/api/quote-templates',
  body: z.object({
    quoteId: idSchema,
    name: textSchema({
      min: { length: SHORTEST_NAME, say: messageKey('templateNameRequired') },
      max: { length: MAX_TEMPLATE_NAME_LENGTH, say: messageKey('tooLong') },
    }),
  }),
  server: {
    scope: 'quotes:write',
    who: 'company',
    asCompany: 'member',
    summary: 'Save one of your company’s quotes as a template',
    response: listed,
    refusals: {
      quoteNotFound: quoteNotFoundRefusal,
      templateStands: { status: 409, say: messageKey('templateStands') },
      tooManyTemplates: { status: 409, say: messageKey('tooManyTemplates') },
    },
    creates: true,
  },
});

export const deleteTemplate = endpoint({
  method: 'DELETE',
  url: '/api/quote-templates/:id',
  server: {
    scope: 'quotes:write',
    who: 'company',
    asCompany: 'member',
    summary: 'Delete one of your company’s templates; quotes created from it stay as they are',
    params: z.object({ id: idInPath }),
    response: z.object({ id: idSchema }),
    refusals: { templateNotFound: templateNotFoundRefusal },
  },
});
