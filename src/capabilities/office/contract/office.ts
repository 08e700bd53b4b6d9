import * as z from 'zod/mini';
import { askForErasure } from '#account-settings/contract/own-data.ts';
import { serviceCategory } from '#companies/contract/item.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { countInQuery, id, idInPath } from '#kernel/ids.ts';
import { moment } from '#kernel/moment.ts';
import { text } from '#kernel/text.ts';
import { staffRoles } from '#kernel/visitor.ts';
import { LARGEST_QUEUE_PAGE, say, statement } from '#moderation/contract/fields.ts';
import { allReasons, logSubjects, logVerdicts, queues } from '#moderation/rules/moderation.ts';

const finding = z.object({
  q: text({ min: { length: 2, say: say('searchTooShort') }, max: { length: 80, say: say('searchTooLong') } }),
});

export const foundPerson = z.object({
  id,
  username: z.string(),
  email: z.string(),
  userType: z.enum(['private', 'company', 'admin']),
  staffRole: z.nullable(z.enum(staffRoles)),
  createdAt: moment,
  suspension: z.nullable(z.object({ reason: z.nullable(z.string()), until: z.nullable(moment) })),
});

export type FoundPerson = z.output<typeof foundPerson>;

const foundCompany = z.object({
  id,
  name: z.string(),
  city: z.nullable(z.string()),
  vatNumber: z.nullable(z.string()),
  isVatVerified: z.boolean(),
  reviewCount: z.int(),
  owner: z.object({ id, username: z.string() }),
});

export const findPeople = endpoint({
  method: 'GET',
  url: '/api/admin/people',
  server: {
    who: 'admin',
    summary: 'The first 20 people whose name or address holds some words',
    query: finding,
    answer: z.array(foundPerson),
    staffReads: 'people',
    refusals: {},
  },
});

export const findCompanies = endpoint({
  method: 'GET',
  url: '/api/admin/companies',
  server: {
    who: 'admin',
    summary: 'The first 20 companies whose name or VAT number holds some words',
    query: finding,
    answer: z.array(foundCompany),
    staffReads: 'companies',
    refusals: {},
  },
});

const ofPerson = z.object({ personId: idInPath });

export const suspendPerson = endpoint({
  method: 'POST',
  url: '/api/admin/people/:personId/suspension',
  body: z.object({
    reason: statement,
    until: z.string(say('endRequired')).check(z.regex(/^\d{4}-\d\d-\d\d$/, say('endRequired'))),
  }),
  server: {
    who: 'admin',
    summary: 'Bar a person until the end of a day; their sessions end at once, for good',
    params: ofPerson,
    answer: z.object({}),
    needsStepUp: true,
    refusals: { personNotFound: { status: 404, say: say('personNotFound') } },
  },
});

export const liftPerson = endpoint({
  method: 'DELETE',
  url: '/api/admin/people/:personId/suspension',
  server: {
    who: 'admin',
    summary: 'Let a suspended person in again',
    params: ofPerson,
    answer: z.object({}),
    refusals: { notSuspended: { status: 404, say: say('notSuspended') } },
  },
});

export const changeRole = endpoint({
  method: 'PATCH',
  url: '/api/admin/people/:personId/role',
  body: z.object({ staffRole: z.enum(staffRoles) }),
  server: {
    who: 'admin',
    needsStepUp: true,
    summary:
      'Make a moderator an admin, or an admin a moderator. Staff are taken on and let go on the server alone',
    params: ofPerson,
    answer: z.object({}),
    refusals: {
      personNotFound: { status: 404, say: say('personNotFound') },
      lastAdmin: askForErasure.refusals.lastAdmin,
    },
  },
});

export const endSessionsOfPerson = endpoint({
  method: 'DELETE',
  url: '/api/admin/people/:personId/sessions',
  server: {
    who: 'admin',
    summary: 'Sign a person out everywhere; they may sign in again',
    params: ofPerson,
    answer: z.object({ ended: z.int() }),
    refusals: { personNotFound: { status: 404, say: say('personNotFound') } },
  },
});

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

export const takeBack = endpoint({
  method: 'POST',
  url: '/api/admin/log/:lineId/reversal',
  body: z.object({
    reason: z.optional(z.enum(allReasons, say('reasonRequired'))),
    statement,
  }),
  server: {
    who: 'staff',
    summary: 'Take an approval or a verification back, with reasons',
    params: z.object({ lineId: idInPath }),
    answer: z.object({}),
    refusals: {
      notFound: { status: 404, say: say('entryNotFound') },
      notUndone: { status: 409, say: say('notUndone') },
      alreadyDecided: { status: 409, say: say('alreadyDecided') },
      anotherWaits: { status: 409, say: say('anotherWaits') },
    },
  },
});

export const getKeyFigures = endpoint({
  method: 'GET',
  url: '/api/admin/figures',
  server: {
    who: 'admin',
    summary: 'What there is of everything, what waits and since when, and how long decisions take',
    answer: z.object({
      people: z.int(),
      companies: z.int(),
      publicReviews: z.int(),
      decisionsThisWeek: z.int(),
      /** Half of what was decided in the last 30 days took no longer; null where nothing was. */
      middleHours: z.nullable(z.number()),
      /** Each queue in which something waits, and since when the first of it does. */
      waiting: z.array(z.object({ queue: z.enum(queues), count: z.int(), since: moment })),
      /** The one that runs, in Luxembourg. */
      year: z.int(),
    }),
    refusals: {},
  },
});

export const downloadYearlyFigures = endpoint({
  method: 'GET',
  url: '/api/admin/figures/:year/csv',
  server: {
    who: 'admin',
    summary: 'What the yearly report on moderation counts, as a CSV file',
    params: z.object({ year: countInQuery(2020, 2999) }),
    isFile: true,
    refusals: {},
  },
});

export const listDecisions = endpoint({
  method: 'GET',
  url: '/api/admin/log',
  isPaged: true,
  server: {
    who: 'staff',
    summary: 'Every decision, newest first',
    query: z.object({
      limit: z.optional(countInQuery(1, LARGEST_QUEUE_PAGE)),
      cursor: z.optional(idInPath),
    }),
    answer: z.array(
      z.object({
        id,
        moderator: z.nullable(z.string()),
        subject: z.enum(logSubjects),
        subjectId: id,
        verdict: z.enum(logVerdicts),
        reason: z.nullable(z.string()),
        statement: z.nullable(z.string()),
        createdAt: moment,
        /** Where what it is about can be seen. */
        companyId: z.nullable(id),
        personId: z.nullable(id),
        /** It holds still, and can be taken back. */
        mayTakeBack: z.boolean(),
      }),
    ),
    refusals: {},
  },
});
