import * as z from 'zod/mini';
import { serviceCategory } from '#companies/contract/item.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { id, idInPath } from '#kernel/ids.ts';
import { text } from '#kernel/text.ts';
import { say } from '#moderation/contract/fields.ts';

const categoryName = text({
  min: { length: 2, say: say('categoryTooShort') },
  max: { length: 60, say: say('categoryTooLong') },
});

/** English is the source; the others stand beside it, and none is left out: each is read by somebody. */
const categoryWords = z.object({
  name: categoryName,
  names: z.object({ fr: categoryName, de: categoryName, lb: categoryName, pt: categoryName }),
  description: text({ max: { length: 300, say: say('descriptionTooLong') } }),
});

const nameTaken = { status: 409, say: say('nameTaken') } as const;

export const listOfficeCategories = endpoint({
  method: 'GET',
  url: '/api/admin/categories',
  server: {
    who: 'admin',
    summary: 'Every service category, also hidden ones, with how many companies have it',
    answer: z.array(z.extend(serviceCategory, { isHidden: z.boolean(), companies: z.int() })),
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
    answer: z.object({ id }),
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
    summary: 'Rename a service category in any of its languages; whatever shows it follows',
    params: z.object({ categoryId: idInPath }),
    answer: z.object({}),
    refusals: { nameTaken, categoryNotFound: { status: 404, say: say('categoryNotFound') } },
  },
});

export const hideCategory = endpoint({
  method: 'PATCH',
  url: '/api/admin/categories/:categoryId/visibility',
  body: z.object({ isHidden: z.boolean() }),
  server: {
    who: 'admin',
    summary:
      'Hide a service category, so that nobody can choose or filter by it any more, or show it again. Companies and requests that have it keep it, and are found by its words',
    params: z.object({ categoryId: idInPath }),
    answer: z.object({}),
    refusals: { categoryNotFound: { status: 404, say: say('categoryNotFound') } },
  },
});

export const removeCategory = endpoint({
  method: 'DELETE',
  url: '/api/admin/categories/:categoryId',
  server: {
    who: 'admin',
    summary:
      'Remove a service category that nobody has; or merge it into another, which whoever had it has then',
    params: z.object({ categoryId: idInPath }),
    query: z.object({ into: z.optional(idInPath) }),
    answer: z.object({}),
    refusals: {
      categoryNotFound: { status: 404, say: say('categoryNotFound') },
      categoryInUse: { status: 409, say: say('categoryInUse') },
    },
  },
});
