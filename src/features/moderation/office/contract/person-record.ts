import * as z from 'zod/mini';
import { messageKey } from '#features/moderation/core/contract/fields.ts';
import { recordedReportSchema } from '#features/moderation/core/contract/moderation.ts';
import { moderationLogSubjects, moderationLogVerdicts } from '#features/moderation/core/rules/moderation.ts';
import { takedownContentKinds } from '#features/moderation/core/rules/takedowns.ts';
import { reviewStatuses } from '#features/reviews/core/rules/reviews.ts';
import { companyRoles } from '#kernel/company-role.ts';
import { endpoint, type ResponseOf } from '#kernel/endpoint.ts';
import { idInPath, idSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { foundPersonSchema } from './people.ts';

export const getPersonRecord = endpoint({
  method: 'GET',
  url: '/api/admin/people/:personId',
  server: {
    who: 'admin',
    summary: 'Get a person’s account with its reviews, reports and decisions, newest first',
    params: z.object({ personId: idInPath }),
    response: z.extend(foundPersonSchema, {
      isEmailVerified: z.boolean(),
      isPhoneVerified: z.boolean(),
      /** They begin no conversations until then. */
      limitedUntil: z.nullable(momentSchema),
      company: z.nullable(z.object({ id: idSchema, name: z.string(), role: z.enum(companyRoles) })),
      reviews: z.array(
        z.object({
          id: idSchema,
          company: z.object({ id: idSchema, name: z.string() }),
          rating: z.int(),
          status: z.enum(reviewStatuses),
          createdAt: momentSchema,
        }),
      ),
      reportsAbout: z.array(recordedReportSchema),
      reportsBy: z.array(recordedReportSchema),
      takedowns: z.array(
        z.object({
          id: idSchema,
          kind: z.enum(takedownContentKinds),
          takenAt: momentSchema,
          restoredAt: z.nullable(momentSchema),
        }),
      ),
      decisions: z.array(
        z.object({
          id: idSchema,
          subject: z.enum(moderationLogSubjects),
          verdict: z.enum(moderationLogVerdicts),
          statement: z.nullable(z.string()),
          createdAt: momentSchema,
        }),
      ),
    }),
    staffReads: 'people',
    refusals: { personNotFound: { status: 404, say: messageKey('personNotFound') } },
  },
});

export type PersonRecord = ResponseOf<typeof getPersonRecord>;
