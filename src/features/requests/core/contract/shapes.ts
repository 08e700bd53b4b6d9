import * as z from 'zod/mini';
import { namedTradeSchema } from '#features/companies/core/contract/company-item.ts';
import { blockedBySchema } from '#features/messaging/core/contract/blocked.ts';
import {
  declineReasons,
  dwellingHolders,
  dwellingKinds,
  invitationStates,
  requestStates,
  storedCloseReasons,
  timingKinds,
  visitStages,
} from '#features/requests/core/rules/requests.ts';
import { questionKinds, questionUnits } from '#features/requests/core/rules/trade-questions.ts';
import { assigneeSchema } from '#features/team/core/contract/assignees.ts';
import { translationOfferSchema } from '#features/translations/core/contract/translations.ts';
import { createDaySchema } from '#kernel/day-schema.ts';
import { idSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { translatedNamesSchema } from '#kernel/translated-names.ts';
import { fileKinds } from '#kernel/uploaded-file.ts';
import { answerValueSchema } from './fields.ts';

// These schemas are not with the endpoints because only the server reads them.

export const askedQuestionSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** A summary of the request calls the answer this. */
  short: z.string(),
  note: z.nullable(z.string()),
  kind: z.enum(questionKinds),
  unit: z.nullable(z.enum(questionUnits)),
  options: z.array(z.object({ id: z.string(), label: z.string() })),
});

export type AskedQuestion = z.output<typeof askedQuestionSchema>;

const answeredQuestion = z.extend(askedQuestionSchema, { answer: z.nullable(answerValueSchema) });

export type AnsweredQuestion = z.output<typeof answeredQuestion>;

const file = z.object({
  id: idSchema,
  url: z.string(),
  name: z.string(),
  caption: z.nullable(z.string()),
  kind: z.enum(fileKinds),
  size: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  createdAt: momentSchema,
});

export type RequestFile = z.output<typeof file>;

const company = z.object({
  id: idSchema,
  name: z.string(),
  logoUrl: z.nullable(z.string()),
  /** The company was barred after it was asked, so its page is gone. */
  isHidden: z.boolean(),
});

const invitation = z.object({
  id: idSchema,
  company,
  state: z.enum(invitationStates),
  /** It says what became of the visit while the invitation stands at one. */
  visit: z.nullable(z.enum(visitStages)),
  sentAt: momentSchema,
  dueAt: momentSchema,
  seenAt: z.nullable(momentSchema),
  answeredAt: z.nullable(momentSchema),
  endedAt: z.nullable(momentSchema),
  seesStreet: z.boolean(),
  quoteId: z.nullable(idSchema),
  declinedFor: z.nullable(z.enum(declineReasons)),
  declinedText: z.nullable(z.string()),
  /** The two write to each other about it through this user. */
  partnerId: idSchema,
  blockedBy: blockedBySchema,
  lastMessage: z.nullable(z.object({ text: z.string(), createdAt: momentSchema, isMine: z.boolean() })),
  /** A company reads the days it has, from the one it was asked on. */
  days: z.array(z.object({ day: createDaySchema(), isWorking: z.boolean() })),
});

export type Invitation = z.output<typeof invitation>;

const companyQuestion = z.object({
  id: idSchema,
  text: z.string(),
  translation: translationOfferSchema,
  createdAt: momentSchema,
  answer: z.nullable(z.string()),
  answerTranslation: translationOfferSchema,
  isForAll: z.boolean(),
  answeredAt: z.nullable(momentSchema),
  /** A company learns of others' questions, but never who asked them. */
  isOwn: z.boolean(),
});

const timing = z.nullable(z.object({ kind: z.enum(timingKinds), date: z.nullable(createDaySchema()) }));
const budget = z.nullable(z.object({ min: z.string(), max: z.string() }));

const common = {
  id: idSchema,
  state: z.enum(requestStates),
  title: z.nullable(z.string()),
  category: z.nullable(namedTradeSchema),
  commune: z.nullable(z.string()),
  communeNames: translatedNamesSchema,
  postalCode: z.nullable(z.string()),
  createdAt: momentSchema,
  changedAt: momentSchema,
  sentAt: z.nullable(momentSchema),
  endsAt: z.nullable(momentSchema),
};

export const listedRequestSchema = z.object({
  ...common,
  /** This offers to translate the title. */
  translation: translationOfferSchema,
  /** This is the first picture. */
  coverUrl: z.nullable(z.string()),
  /** Companies have asked so many questions that nobody has answered. */
  openQuestions: z.int(),
  invitations: z.array(
    z.pick(invitation, {
      id: true,
      company: true,
      state: true,
      visit: true,
      dueAt: true,
      seenAt: true,
      seesStreet: true,
      quoteId: true,
    }),
  ),
});

export type ListedRequest = z.output<typeof listedRequestSchema>;

export const requestSchema = z.object({
  ...common,
  description: z.nullable(z.string()),
  /** This offers to translate the description, the title and the captions. */
  translation: translationOfferSchema,
  questions: z.array(answeredQuestion),
  street: z.nullable(z.string()),
  dwelling: z.object({
    kind: z.nullable(z.enum(dwellingKinds)),
    builtYear: z.nullable(z.int()),
    isMainResidence: z.nullable(z.boolean()),
    holder: z.nullable(z.enum(dwellingHolders)),
  }),
  timing,
  budget,
  files: z.array(file),
  additions: z.array(
    z.object({
      id: idSchema,
      /** These are the client’s words; a withdrawal has the name of the file instead. */
      text: z.string(),
      /** The client has since withdrawn a file. */
      isWithdrawal: z.boolean(),
      createdAt: momentSchema,
      translation: translationOfferSchema,
    }),
  ),
  asked: z.array(companyQuestion),
  client: z.object({ id: idSchema, name: z.string() }),
  invitations: z.array(invitation),
  isProlonged: z.boolean(),
  closedFor: z.nullable(z.enum(storedCloseReasons)),
  /** As the crow flies from the company's commune, in steps of 5. A client reads none. */
  distanceKm: z.nullable(z.int()),
  /** So many more companies can be asked, in all and at the same time. */
  left: z.object({ inAll: z.int(), now: z.int() }),
  /** The reader is on this side. */
  side: z.enum(['client', 'company']),
  abilities: z.object({
    mayChange: z.boolean(),
    mayAdd: z.boolean(),
    mayClose: z.boolean(),
    mayProlong: z.boolean(),
    mayAsk: z.boolean(),
    mayDecline: z.boolean(),
    mayReport: z.boolean(),
  }),
});

export type Request = z.output<typeof requestSchema>;

export const listedInvitationSchema = z.object({
  id: idSchema,
  state: z.enum(invitationStates),
  visit: z.nullable(z.enum(visitStages)),
  sentAt: momentSchema,
  dueAt: momentSchema,
  seenAt: z.nullable(momentSchema),
  answeredAt: z.nullable(momentSchema),
  endedAt: z.nullable(momentSchema),
  declinedFor: z.nullable(z.enum(declineReasons)),
  /** The project that its quote began. */
  projectId: z.nullable(idSchema),
  /** It is null once the client has withdrawn the request. */
  client: z.nullable(z.object({ id: idSchema, name: z.string() })),
  /** This member of the company looks after the client's leads. */
  caretaker: z.nullable(assigneeSchema),
  request: z.object({
    id: idSchema,
    title: z.nullable(z.string()),
    /** This offers to translate the title. */
    translation: translationOfferSchema,
    commune: z.string(),
    communeNames: translatedNamesSchema,
    category: namedTradeSchema,
    /** As the crow flies from the company's commune, in steps of 5. */
    distanceKm: z.nullable(z.int()),
    /** These are null once the invitation is closed to the company. */
    postalCode: z.nullable(z.string()),
    timing,
    budget,
    coverUrl: z.nullable(z.string()),
  }),
});

export type ListedInvitation = z.output<typeof listedInvitationSchema>;
