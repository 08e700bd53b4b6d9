import * as z from 'zod/mini';
import { insightSpanDays } from '#features/companies/insights/rules/insights.ts';
import type { sentences } from '#features/companies/insights/strings/en/insights.ts';
import { createDaySchema } from '#kernel/day-schema.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import { translatedNamesSchema } from '#kernel/translated-names.ts';

const messageKey = createMessageKey<typeof sentences>('insights');

const count = z.int().check(z.minimum(0));
const percent = z.int().check(z.minimum(0), z.maximum(100));
const day = createDaySchema();
const month = z.string().check(z.regex(/^\d{4}-\d\d$/));
const span = z.literal(insightSpanDays);

/** Compares the span with the one before it. */
const figure = z.object({ now: count, before: count });

const insights = z.object({
  span,
  /** The plan shows these spans. */
  timeframes: z.array(span),
  /** The span ends on this day: today. */
  until: day,
  figures: z.object({
    views: figure,
    impressions: figure,
    contacts: figure,
    messages: figure,
    reviews: figure,
  }),
  days: z.array(
    z.object({
      day,
      views: count,
      /** These views were as many days earlier as the span is long. */
      viewsBefore: count,
      impressions: count,
      messages: count,
      reviews: count,
    }),
  ),
  /** Counts the span's views by where people came from. */
  sources: z.object({ search: count, category: count, direct: count }),
  /** Null after too few inquiries. */
  responseRate: z.nullable(percent),
  responseMinutes: z.nullable(count),
  conversion: z.nullable(percent),
  months: z.array(z.object({ month, inquiries: count, projects: count })),
  /** Compares with the median of the trade; null if the plan does not show it or too few companies have the trade. */
  trade: z.nullable(
    z.object({
      name: z.string(),
      names: translatedNamesSchema,
      companies: count,
      views: z.number(),
      impressions: z.number(),
      contacts: z.number(),
      messages: z.number(),
    }),
  ),
  mayDownload: z.boolean(),
});

export type Insights = z.output<typeof insights>;

const ofOwnCompany = {
  who: 'company',
  asCompany: 'member',
  query: z.object({
    days: z.pipe(
      z.enum(insightSpanDays.map(String) as `${(typeof insightSpanDays)[number]}`[]),
      z.transform((text) => Number(text) as (typeof insightSpanDays)[number]),
    ),
  }),
  refusals: {
    noCompany: { status: 404, say: messageKey('noCompany') },
    notInPlan: { status: 403, say: messageKey('notInPlan') },
  },
} as const;

export const getInsights = endpoint({
  method: 'GET',
  url: '/api/company-insights',
  server: {
    scope: 'company:read',
    ...ofOwnCompany,
    summary: 'Get your company’s statistics for the last 7, 30, 90 or 365 days',
    response: insights,
  },
});

export const downloadInsightsCsv = endpoint({
  method: 'GET',
  url: '/api/company-insights/csv',
  server: {
    scope: 'company:read',
    ...ofOwnCompany,
    summary: 'Download your company’s daily statistics as a CSV file',
    isFile: true,
    isMade: true,
  },
});
