import * as z from 'zod/mini';
import type { sentences as companySentences } from '#features/companies/core/strings/en/companies.ts';
import { blockedRefusal } from '#features/messaging/core/contract/blocked.ts';
import { PROJECT_MAX_LENGTHS } from '#features/projects/core/rules/project-name-and-lengths.ts';
import {
  projectConfirmations,
  projectEventKinds,
  projectSides,
  projectStates,
  projectStatuses,
} from '#features/projects/core/rules/project-states.ts';
import type { sentences } from '#features/projects/pages/strings/en/projects.ts';
import { reviewSchema } from '#features/reviews/core/contract/review-schemas.ts';
import { translationOfferSchema } from '#features/translations/core/contract/translations.ts';
import { createDaySchema } from '#kernel/day-schema.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath, idSchema, pageLimitSchema } from '#kernel/id-schema.ts';
import { MAX_ID } from '#kernel/max-id.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import { textSchema } from '#kernel/text-schema.ts';

const messageKey = createMessageKey<typeof sentences>('projects');
const companyMessageKey = createMessageKey<typeof companySentences>('companies');

export const LARGEST_PROJECT_PAGE = 200;
export const LONGEST_PROJECT_SEARCH = 100;
const SHORTEST = { reason: 10 } as const;
const LONGEST = { budget: 100, timeline: 100, reason: 500 } as const;

const shownProject = z.object({
  id: idSchema,
  name: z.string(),
  /** A moderator has removed its text: each reader reads so in their language. */
  isWithheld: z.boolean(),
  description: z.nullable(z.string()),
  /** This offers to translate its name and description. */
  translation: translationOfferSchema,
  budget: z.nullable(z.string()),
  timeline: z.nullable(z.string()),
  status: z.enum(projectStatuses),
  /** A badge shows it; it follows from the status and from who has confirmed. */
  state: z.enum(projectStates),
  clientConfirmed: z.boolean(),
  companyConfirmed: z.boolean(),
  createdAt: momentSchema,
  completedAt: z.nullable(momentSchema),
  companyId: idSchema,
  companyName: z.string(),
  companyLogoUrl: z.nullable(z.string()),
  /** It is a picture of its own, or else a drawing chosen by its words. */
  coverUrl: z.string(),
  clientId: idSchema,
  /** It is null once the account is erased. */
  clientName: z.nullable(z.string()),
});

const listedProject = z.extend(shownProject, {
  /** What was signed and changed since; null without a signed quote or change order. */
  sum: z.nullable(z.string()),
  /** The first one that a side has not ticked yet. */
  nextMilestone: z.nullable(
    z.object({ name: z.string(), dueOn: z.nullable(createDaySchema()), amount: z.nullable(z.string()) }),
  ),
  /** The reader is its client, and their review is still due. */
  mayReview: z.boolean(),
});

export type ProjectSummary = z.output<typeof shownProject>;

export type ListedProject = z.output<typeof listedProject>;

const event = z.object({
  id: idSchema,
  kind: z.enum(projectEventKinds),
  side: z.enum(projectSides),
  reason: z.nullable(z.string()),
  createdAt: momentSchema,
});

export type ProjectEvent = z.output<typeof event>;

const project = z.extend(shownProject, {
  company: z.object({
    name: z.string(),
    email: z.nullable(z.string()),
    phoneNumber: z.nullable(z.string()),
    userId: idSchema,
    /** The client of a signed quote pays to this account. */
    iban: z.nullable(z.string()),
  }),
  /** Only the owner of this project's company reads the client's contact details. */
  client: z.nullable(
    z.object({ username: z.string(), email: z.string(), phoneNumber: z.nullable(z.string()) }),
  ),
  reviews: z.array(reviewSchema),
  /** The project began with this signed quote, so one side alone cannot cancel it. */
  quoteId: z.nullable(idSchema),
  /** The sums are the quote's, that of all change orders, and their total. */
  sums: z.nullable(z.object({ agreed: z.nullable(z.string()), changes: z.string(), now: z.string() })),
  /** It began with a quote to this request. The company reads the street once the client has shown it. */
  request: z.nullable(z.object({ id: idSchema, street: z.nullable(z.string()), isStreetShown: z.boolean() })),
  /** The oldest event comes first. */
  events: z.array(event),
  /** The reader is on this side; an admin is on neither. */
  side: z.nullable(z.enum(projectSides)),
  abilities: z.object({
    mayComplete: z.boolean(),
    mayDecline: z.boolean(),
    mayCancel: z.boolean(),
    mayReview: z.boolean(),
  }),
});

export type Project = z.output<typeof project>;

const ofProject = z.object({ id: idInPath });
const projectNotFound = { projectNotFound: { status: 404, say: messageKey('projectNotFound') } } as const;
const projectClosed = { projectClosed: { status: 409, say: messageKey('projectClosed') } } as const;
const contractSigned = { contractSigned: { status: 409, say: messageKey('contractSigned') } } as const;
const workConfirmed = { workConfirmed: { status: 409, say: messageKey('workConfirmed') } } as const;

export const listProjects = endpoint({
  method: 'GET',
  url: '/api/projects',
  isPaged: true,
  server: {
    scope: 'projects:read',
    who: 'person',
    asCompany: 'member',
    summary: 'List your projects as a client, or your company’s, newest first',
    query: z.object({
      /** The list shows active, completed or cancelled projects alone. */
      show: z.optional(z.enum(['active', 'completed', 'closed'])),
      /** Words of the project's name, or of the other side's. */
      search: z.optional(
        textSchema({ max: { length: LONGEST_PROJECT_SEARCH, say: messageKey('searchTooLong') } }),
      ),
      /** Active projects that nobody has confirmed, or only the reader's side, or only the other one. */
      confirmed: z.optional(z.enum(projectConfirmations)),
      limit: pageLimitSchema(LARGEST_PROJECT_PAGE),
      cursor: z.optional(idInPath),
    }),
    response: z.array(listedProject),
    refusals: {},
  },
});

export const getProject = endpoint({
  method: 'GET',
  url: '/api/projects/:id',
  server: {
    scope: 'projects:read',
    who: 'person',
    asCompany: 'member',
    summary: 'Get one of your own or your company’s projects',
    params: ofProject,
    response: project,
    staffReads: 'project',
    refusals: projectNotFound,
  },
});

const optionalText = (length: number, tooLong: ReturnType<typeof messageKey>) =>
  z.optional(z.nullable(textSchema({ max: { length, say: tooLong } })));

export const createProject = endpoint({
  method: 'POST',
  url: '/api/projects',
  body: z.object({
    companyId: z
      .int(messageKey('companyRequired'))
      .check(z.minimum(1, messageKey('companyRequired')), z.maximum(MAX_ID, messageKey('companyRequired'))),
    name: textSchema({
      min: { length: PROJECT_MAX_LENGTHS.name.min, say: messageKey('nameTooShort') },
      max: { length: PROJECT_MAX_LENGTHS.name.max, say: messageKey('nameTooLong') },
    }),
    description: optionalText(PROJECT_MAX_LENGTHS.description, messageKey('descriptionTooLong')),
    budget: optionalText(LONGEST.budget, messageKey('budgetTooLong')),
    timeline: optionalText(LONGEST.timeline, messageKey('timelineTooLong')),
  }),
  server: {
    scope: 'projects:write',
    who: 'client',
    summary: 'Start a project with a company',
    response: project,
    refusals: {
      companyNotFound: { status: 404, say: companyMessageKey('companyNotFound') },
      blocked: blockedRefusal,
    },
    creates: true,
  },
});

/** The `role` is accepted and grants nothing: the account determines the side. */
export const completeProject = endpoint({
  method: 'POST',
  url: '/api/projects/:id/complete',
  body: z.object({ role: z.optional(z.string()) }),
  server: {
    who: 'person',
    asCompany: 'member',
    summary: 'Confirm, as the client or the company, that the work is done',
    params: ofProject,
    response: project,
    refusals: {
      ...projectNotFound,
      ...projectClosed,
      alreadyConfirmed: { status: 409, say: messageKey('alreadyConfirmed') },
    },
  },
});

export const declineProject = endpoint({
  method: 'POST',
  url: '/api/projects/:id/decline',
  body: z.object({
    reason: textSchema({
      min: { length: SHORTEST.reason, say: messageKey('declineReasonTooShort') },
      max: { length: LONGEST.reason, say: messageKey('declineReasonTooLong') },
    }),
  }),
  server: {
    who: 'person',
    asCompany: 'member',
    summary: 'Decline a project as the company, before either side has marked it complete',
    params: ofProject,
    response: project,
    refusals: {
      ...projectNotFound,
      ...projectClosed,
      ...workConfirmed,
      ...contractSigned,
      onlyCompanyDeclines: { status: 403, say: messageKey('onlyCompanyDeclines') },
    },
  },
});

export const cancelProject = endpoint({
  method: 'POST',
  url: '/api/projects/:id/cancel',
  server: {
    who: 'person',
    summary: 'Cancel a project as the client, before either side has marked it complete',
    params: ofProject,
    response: project,
    refusals: {
      ...projectNotFound,
      ...projectClosed,
      ...workConfirmed,
      ...contractSigned,
      onlyClientCancels: { status: 403, say: messageKey('onlyClientCancels') },
    },
  },
});
