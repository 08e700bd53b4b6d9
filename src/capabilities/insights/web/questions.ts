import { getInsights } from '#insights/contract/insights.ts';
import type { Span } from '#insights/rules/insights.ts';
import { ask } from '#web/query.ts';

export const insightsQuestion = (span: Span) => ask(getInsights, { query: { days: `${span}` } });
