import * as z from 'zod/mini';
import { serviceCategorySchema } from '#features/companies/core/contract/company-item.ts';
import { messageKey } from '#features/moderation/core/contract/fields.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath, idSchema } from '#kernel/id-schema.ts';
import { textSchema } from '#kernel/text-schema.ts';

const categoryName = textSchema({
  min: { length: 2, say: messageKey('categoryTooShort') },
  max: { length: 60, say: messageKey('categoryTooLong') },
});

/** English is the source, and every other language is required, because each has readers. */
const categoryWords = z.object({
  name: categoryName,
  names: z.object({ fr: categoryName, de: categoryName, lb: categoryName, pt: categoryName }),
  description: textSchema({ max: { length: 300, say: messageKey('descriptionTooLong') } }),
});

const nameTaken = { status: 409, say: messageKey('nameTaken') } as const;

export const listOfficeCategories = endpoint({
  method: 'GET',
  url: '/api/admin/categories',
  server: {
    who: 'admin',
    summary: 'List all service categories, including hidden ones, with their numbers of companies',
    response: z.array(z.extend(serviceCategorySchema, { isHidden: z.boolean(), companies: z.int() })),
    refusals: {},
  },
});

export const createCategory = endpoint({
  method: 'POST',
  url: '/api/admin/categories',
  body: categoryWords,
  server: {
    who: 'admin',
    summary: 'Add a service category, with its name in five languages',
    response: z.object({ id: idSchema }),
    refusals: { nameTaken },
    creates: true,
  },
});

export const renameCategory = endpoint({
  method: 'PATCH',
  url: '/api/admin/categories/:categoryId',
  body: categoryWords,
  server: {
    who: 'admin',
    summary: 'Rename a service category in any of its languages, everywhere it’s shown',
    params: z.object({ categoryId: idInPath }),
    response: z.object({}),
    refusals: { nameTaken, categoryNotFound: { status: 404, say: messageKey('categoryNotFound') } },
  },
});

export const hideCategory = endpoint({
  method: 'PATCH',
  url: '/api/admin/categories/:categoryId/visibility',
  body: z.object({ isHidden: z.boolean() }),
  server: {
    who: 'admin',
    summary:
      'Hide a service category from choices and filters, or show it again. Companies and requests that have it keep it, and searches still find them',
    params: z.object({ categoryId: idInPath }),
    response: z.object({}),
    refusals: { categoryNotFound: { status: 404, say: messageKey('categoryNotFound') } },
  },
});

export const removeCategory = endpoint({
  method: 'DELETE',
  url: '/api/admin/categories/:categoryId',
  server: {
    who: 'admin',
    summary: 'Remove an unused service category, or merge it into another that replaces it',
    params: z.object({ categoryId: idInPath }),
    query: z.object({ into: z.optional(idInPath) }),
    response: z.object({}),
    refusals: {
      categoryNotFound: { status: 404, say: messageKey('categoryNotFound') },
      categoryInUse: { status: 409, say: messageKey('categoryInUse') },
    },
  },
});
