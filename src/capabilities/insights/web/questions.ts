import { getInsights } from '#insights/contract/insights.ts';
import type { InsightSpan } from '#insights/rules/insights.ts';
import { questionFor } from '#web/query.ts';

export const insightsQuestion = (span: InsightSpan) =>
  questionFor(getInsights, { query: { days: `${span}` } });
