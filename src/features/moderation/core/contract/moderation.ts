import * as z from 'zod/mini';
import {
  allDecisionReasons,
  decisionRefusals,
  entryDetailNames,
  moderationLogSubjects,
  moderationLogVerdicts,
  type QueueName,
  queueNames,
  recordedReportKinds,
  verdicts,
} from '#features/moderation/core/rules/moderation.ts';
import { reportConsequences, takedownContentKinds } from '#features/moderation/core/rules/takedowns.ts';
import { reviewPictureSchema } from '#features/reviews/core/contract/review-schemas.ts';
import { translationOfferSchema } from '#features/translations/core/contract/translations.ts';
import { endpoint, type ResponseOf } from '#kernel/endpoint.ts';
import { idInPath, idSchema, pageLimitSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { fileKinds } from '#kernel/uploaded-file.ts';
import { collusionFindingsSchema } from './collusion-findings.ts';
import { LARGEST_QUEUE_PAGE, messageKey, moderatorStatementSchema } from './fields.ts';

const content = z.object({ kind: z.enum(takedownContentKinds), id: idSchema });

/** A moderator can take these down; the label and picture identify them. */
const candidate = z.extend(content, {
  label: z.string(),
  imageUrl: z.nullable(z.string()),
});

const words = z.object({ rating: z.int(), comment: z.nullable(z.string()) });

const entry = z.object({
  id: idSchema,
  since: momentSchema,
  /** The version the moderator saw; a decision about another one is refused. */
  seen: z.string(),
  company: z.nullable(z.object({ id: idSchema, name: z.string() })),
  person: z.nullable(z.object({ id: idSchema, username: z.string() })),
  isAnonymous: z.boolean(),
  /** A review's pictures. */
  pictures: z.array(z.extend(reviewPictureSchema, { reviewId: idSchema })),
  /** The decision is about these words. */
  words: z.nullable(words),
  /** These words are public meanwhile. */
  before: z.nullable(words),
  /** The reporter's or objector's own words. */
  complaint: z.nullable(z.string()),
  /** It replaces the complaint if Giewel itself found something. */
  ring: z.nullable(collusionFindingsSchema),
  /** `personId` links to the named person, for staff who may see people. */
  facts: z.array(
    z.object({ name: z.enum(entryDetailNames), value: z.string(), personId: z.optional(idSchema) }),
  ),
  /** The company's proof of the fact. */
  document: z.nullable(z.object({ factId: idSchema, kind: z.enum(fileKinds), name: z.string() })),
  /** Who set it aside, and the day on which it waits again. */
  aside: z.nullable(z.object({ by: z.nullable(z.string()), until: z.string() })),
  /** Colleagues have left so many notes. */
  notes: z.int(),
});

export type QueueEntry = z.output<typeof entry>;

const queue = z.enum(queueNames);

const ofEachQueue = <Value extends z.ZodMiniType>(value: Value) =>
  z.object(Object.fromEntries(queueNames.map((name) => [name, value])) as Record<QueueName, Value>);

export const getModerationDesk = endpoint({
  method: 'GET',
  url: '/api/admin/desk',
  server: {
    who: 'staff',
    summary: 'Count the pending items in each queue',
    response: z.object({
      reviews: z.int(),
      flags: z.int(),
      appeals: z.int(),
      'conversation-reports': z.int(),
      'client-reports': z.int(),
      'request-reports': z.int(),
      'quote-reports': z.int(),
      vat: z.int(),
      facts: z.int(),
      'content-reports': z.int(),
      objections: z.int(),
      /** The first entry of each queue waits since then. */
      oldest: ofEachQueue(z.nullable(momentSchema)),
      /** So many are set aside, which the counts leave out. */
      aside: ofEachQueue(z.int()),
      /** Changes with every note. */
      notesVersion: z.string(),
      /** Other moderators have these entries open. */
      open: z.array(z.object({ queue, id: idSchema, username: z.string() })),
      /** Other moderators have decided these entries, and can still undo that. */
      decided: z.array(z.object({ queue, id: idSchema, username: z.string() })),
      /** The moderator's own decisions without effect: they can still be undone, or were refused, with the reason. */
      mine: z.array(
        z.object({
          queue,
          id: idSchema,
          verdict: z.enum(verdicts),
          subject: z.enum(moderationLogSubjects),
          subjectId: idSchema,
          secondsLeft: z.int(),
          refusedFor: z.nullable(z.enum(decisionRefusals)),
        }),
      ),
      /** Proposed suspensions, which an admin decides about. */
      people: z.int(),
    }),
    refusals: {},
  },
});

export type ModerationDesk = ResponseOf<typeof getModerationDesk>;

export const listQueue = endpoint({
  method: 'GET',
  url: '/api/admin/queues/:queue',
  isPaged: true,
  server: {
    who: 'staff',
    summary: 'List the pending items in a queue, longest wait first',
    params: z.object({ queue }),
    query: z.object({
      limit: pageLimitSchema(LARGEST_QUEUE_PAGE),
      /** The page starts after this id, the last one that was read. */
      cursor: z.optional(idInPath),
      /** Lists what is set aside instead. */
      aside: z.optional(z.enum(['yes'])),
    }),
    response: z.array(entry),
    staffReads: 'queue',
    refusals: {},
  },
});

export const announceOpenEntry = endpoint({
  method: 'POST',
  url: '/api/admin/queues/:queue/:id/opening',
  server: {
    who: 'staff',
    summary: 'Record that you have an item open; expires automatically',
    params: z.object({ queue, id: idInPath }),
    response: z.object({}),
    refusals: {},
  },
});

export const decideEntry = endpoint({
  method: 'POST',
  url: '/api/admin/queues/:queue/:id/decision',
  body: z.object({
    verdict: z.enum(verdicts),
    seen: z.string().check(z.maxLength(40)),
    reason: z.optional(z.enum(allDecisionReasons, messageKey('reasonRequired'))),
    statement: z.optional(moderatorStatementSchema),
    /** An upheld report takes these down. */
    taken: z.optional(z.array(content).check(z.maxLength(50))),
    /** The reported content no longer exists. */
    isGone: z.optional(z.boolean()),
    /** The consequences for the reported person; a suspension lasts until the end of a day. */
    consequences: z.optional(
      z.array(z.enum(reportConsequences)).check(z.maxLength(reportConsequences.length)),
    ),
    until: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, messageKey('endRequired')))),
  }),
  server: {
    who: 'staff',
    summary:
      'Decide on an item in a queue, once; takes effect ten seconds later. Some decisions need reasons',
    params: z.object({ queue, id: idInPath }),
    response: z.object({}),
    refusals: {
      notFound: { status: 404, say: messageKey('entryNotFound') },
      alreadyDecided: { status: 409, say: messageKey('alreadyDecided') },
      changedMeanwhile: { status: 409, say: messageKey('changedMeanwhile') },
      ownDecision: { status: 409, say: messageKey('ownDecision') },
      nothingTaken: { status: 409, say: messageKey('nothingTaken') },
      isOver: { status: 409, say: messageKey('isOver') },
      cannotSuspend: { status: 409, say: messageKey('cannotSuspend') },
    },
  },
});

export const undoDecision = endpoint({
  method: 'DELETE',
  url: '/api/admin/queues/:queue/:id/decision',
  server: {
    who: 'staff',
    summary: 'Undo your own decision before it takes effect',
    params: z.object({ queue, id: idInPath }),
    response: z.object({}),
    refusals: { tookEffect: { status: 409, say: messageKey('tookEffect') } },
  },
});

/** A reported request or quote. */
const reportedWords = z.object({
  id: idSchema,
  title: z.string(),
  /** They are in the order of writing: description, answers, additions; a quote's are as on the quote. */
  words: z.array(z.string()),
  /** It covers all of these words. */
  translation: translationOfferSchema,
  files: z.array(
    z.object({
      id: idSchema,
      url: z.string(),
      name: z.string(),
      caption: z.nullable(z.string()),
      kind: z.enum(fileKinds),
    }),
  ),
});

export const recordedReportSchema = z.object({
  kind: z.enum(recordedReportKinds),
  id: idSchema,
  /** A key from a list: a company's reason to report a client, or the kind of illegal content. */
  reason: z.nullable(z.string()),
  words: z.nullable(z.string()),
  ring: z.nullable(collusionFindingsSchema),
  createdAt: momentSchema,
  isDecided: z.boolean(),
});

export const getCaseEvidence = endpoint({
  method: 'GET',
  url: '/api/admin/queues/:queue/:id/evidence',
  server: {
    who: 'staff',
    summary:
      'Get an item’s context: content that can be taken down, the reported conversation, earlier decisions',
    params: z.object({ queue, id: idInPath }),
    response: z.object({
      candidates: z.array(candidate),
      /** Moderators' notes for each other, oldest first. */
      notes: z.array(
        z.object({
          id: idSchema,
          by: z.nullable(z.object({ id: idSchema, username: z.string() })),
          words: z.string(),
          createdAt: momentSchema,
        }),
      ),
      conversation: z.array(
        z.object({
          id: idSchema,
          from: z.string(),
          content: z.string(),
          translation: translationOfferSchema,
          createdAt: momentSchema,
          isOfReported: z.boolean(),
        }),
      ),
      project: z.nullable(
        z.object({
          id: idSchema,
          name: z.string(),
          status: z.string(),
          createdAt: momentSchema,
          completedAt: z.nullable(momentSchema),
        }),
      ),
      /** The company's recorded facts. */
      company: z.nullable(
        z.object({
          id: idSchema,
          name: z.string(),
          vatNumber: z.nullable(z.string()),
          isVatVerified: z.boolean(),
          registrationNumber: z.nullable(z.string()),
          /** Of the permit it proved last, or has yet to prove. */
          permitNumber: z.nullable(z.string()),
          address: z.nullable(z.string()),
          website: z.nullable(z.string()),
          email: z.string(),
          createdAt: momentSchema,
        }),
      ),
      /** The person concerned, if it is no company. */
      person: z.nullable(
        z.object({
          id: idSchema,
          username: z.string(),
          createdAt: momentSchema,
          isEmailVerified: z.boolean(),
          isPhoneVerified: z.boolean(),
        }),
      ),
      /** The request as companies see it, while a report about it is open. */
      request: z.nullable(reportedWords),
      /** The quote as the client sees it, while a report about it is open. */
      quote: z.nullable(reportedWords),
      /** Companies with the same VAT number. */
      sameNumber: z.array(z.object({ id: idSchema, name: z.string() })),
      /** Other reports about the person, newest first. */
      reports: z.array(recordedReportSchema),
      /** The last decisions about the person. */
      earlier: z.array(
        z.object({
          id: idSchema,
          subject: z.enum(moderationLogSubjects),
          verdict: z.enum(moderationLogVerdicts),
          statement: z.nullable(z.string()),
          createdAt: momentSchema,
        }),
      ),
    }),
    staffReads: 'queue',
    refusals: { notFound: { status: 404, say: messageKey('entryNotFound') } },
  },
});

export type CaseEvidence = ResponseOf<typeof getCaseEvidence>;

/** The dialog uses this form for queues with a list of reasons, and `refuseFormSchema` for the others. */
export const withholdFormSchema = z.object({
  reason: z.enum(allDecisionReasons, messageKey('reasonRequired')),
  statement: moderatorStatementSchema,
});
export const refuseFormSchema = z.object({ statement: moderatorStatementSchema });
