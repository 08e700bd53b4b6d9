import { z } from 'zod/mini';
import { clientReportReasons } from '#features/moderation/client-reports/rules/client-reports.ts';
import { contentReportKinds } from '#features/moderation/core/rules/moderation.ts';
import { withholdingReasons } from '#features/reviews/core/rules/reviews.ts';
import { readMaterial } from './read-material.ts';

const report = z.strictObject({
  reason: z.enum(clientReportReasons),
  additionalInfo: z.string(),
  status: z.enum(['pending', 'reviewed']),
  actionTaken: z.optional(z.string()),
  /** The client reads this reason if the report led to a suspension. */
  suspends: z.optional(z.string()),
});

const withheld = z.strictObject({
  reason: z.enum(withholdingReasons),
  /** The author reads this statement. */
  why: z.string(),
  appeal: z.optional(z.string()),
});

const content = z.strictObject({
  kind: z.enum(contentReportKinds),
  receipt: z.string(),
  explanation: z.string(),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
});

export const {
  reviewFlagReasons,
  reportsByCompanies,
  withheldReviews,
  contentReports,
  takenDescription: takenDownDescription,
  conversationReport,
} = readMaterial(
  'moderation',
  z.strictObject({
    reviewFlagReasons: z.array(z.string()),
    reportsByCompanies: z.array(report),
    withheldReviews: z.array(withheld),
    contentReports: z.array(content),
    takenDescription: z.strictObject({ statement: z.string(), appeal: z.string() }),
    conversationReport: z.strictObject({
      reason: z.string(),
      letters: z.array(
        z.strictObject({ isOfReporter: z.boolean(), hoursBefore: z.number(), text: z.string() }),
      ),
    }),
  }),
);
