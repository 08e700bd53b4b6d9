import * as z from 'zod/mini';
import { companyRoles } from '#kernel/company-role.ts';
import { type AnswerOf, endpoint } from '#kernel/endpoint.ts';
import { id, idInPath } from '#kernel/ids.ts';
import { moment } from '#kernel/moment.ts';
import { say } from '#moderation/contract/fields.ts';
import { recordedReport } from '#moderation/contract/moderation.ts';
import { logSubjects, logVerdicts } from '#moderation/rules/moderation.ts';
import { takenKinds } from '#moderation/rules/takedowns.ts';
import { reviewStatuses } from '#reviews/rules/reviews.ts';
import { foundPerson } from './people.ts';

export const getPersonRecord = endpoint({
  method: 'GET',
  url: '/api/admin/people/:personId',
  server: {
    who: 'admin',
    summary:
      'What moderating needs of a person: the account, its reviews, reports and decisions, newest first',
    params: z.object({ personId: idInPath }),
    answer: z.extend(foundPerson, {
      isEmailVerified: z.boolean(),
      isPhoneVerified: z.boolean(),
      /** Until then they begin no conversations. */
      limitedUntil: z.nullable(moment),
      company: z.nullable(z.object({ id, name: z.string(), role: z.enum(companyRoles) })),
      reviews: z.array(
        z.object({
          id,
          company: z.object({ id, name: z.string() }),
          rating: z.int(),
          status: z.enum(reviewStatuses),
          createdAt: moment,
        }),
      ),
      reportsAbout: z.array(recordedReport),
      reportsBy: z.array(recordedReport),
      takedowns: z.array(
        z.object({ id, kind: z.enum(takenKinds), takenAt: moment, restoredAt: z.nullable(moment) }),
      ),
      decisions: z.array(
        z.object({
          id,
          subject: z.enum(logSubjects),
          verdict: z.enum(logVerdicts),
          statement: z.nullable(z.string()),
          createdAt: moment,
        }),
      ),
    }),
    staffReads: 'people',
    refusals: { personNotFound: { status: 404, say: say('personNotFound') } },
  },
});

export type PersonRecord = AnswerOf<typeof getPersonRecord>;
