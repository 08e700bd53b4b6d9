import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { id, idInPath } from '#kernel/ids.ts';
import { text } from '#kernel/text.ts';
import { LONGEST_TEMPLATE_NAME, MOST_TEMPLATES } from '#quotes/rules/quotes.ts';
import { say } from './fields.ts';
import { quoteNotFound } from './quotes.ts';
import { quote } from './shapes.ts';

const SHORTEST_NAME = 2;

const listed = z.object({ id, name: z.string(), object: z.string(), lines: z.int() });

export type ListedTemplate = z.output<typeof listed>;

/** What is kept of a quote: nothing of its client, its site or its days. */
export const templateContent = z.pick(quote, {
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

export type TemplateContent = z.output<typeof templateContent>;

export const templateNotFound = { status: 404, say: say('templateNotFound') } as const;

export const listTemplates = endpoint({
  method: 'GET',
  url: '/api/quote-templates',
  server: {
    who: 'company',
    asCompany: 'member',
    summary: `What my company has kept to begin quotes with, by name; ${MOST_TEMPLATES} at most`,
    answer: z.array(listed),
    refusals: {},
  },
});

export const readTemplate = endpoint({
  method: 'GET',
  url: '/api/quote-templates/:id',
  server: {
    who: 'company',
    asCompany: 'member',
    summary: 'A template of my company with its lines',
    params: z.object({ id: idInPath }),
    answer: templateContent,
    refusals: { templateNotFound },
  },
});

export const keepTemplate = endpoint({
  method: 'POST',
  url: '/api/quote-templates',
  body: z.object({
    quoteId: id,
    name: text({
      min: { length: SHORTEST_NAME, say: say('templateNameRequired') },
      max: { length: LONGEST_TEMPLATE_NAME, say: say('tooLong') },
    }),
  }),
  server: {
    who: 'company',
    asCompany: 'member',
    summary: 'Keep what a quote of my company says as a template',
    answer: listed,
    refusals: {
      quoteNotFound,
      templateStands: { status: 409, say: say('templateStands') },
      tooManyTemplates: { status: 409, say: say('tooManyTemplates') },
    },
    creates: true,
  },
});

export const deleteTemplate = endpoint({
  method: 'DELETE',
  url: '/api/quote-templates/:id',
  server: {
    who: 'company',
    asCompany: 'member',
    summary: 'Delete a template of my company; quotes that began with it stay as they are',
    params: z.object({ id: idInPath }),
    answer: z.object({ id }),
    refusals: { templateNotFound },
  },
});
