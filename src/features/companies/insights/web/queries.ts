import { getInsights } from '#features/companies/insights/contract/insights.ts';
import type { InsightSpan } from '#features/companies/insights/rules/insights.ts';
import { queryFor } from '#web/query.ts';

export const insightsQuery = (span: InsightSpan) => queryFor(getInsights, { query: { days: `${span}` } });
