import { ask } from '../../../web/query.ts';
import { getInsights } from '../contract.ts';
import type { Span } from '../rules.ts';

export const insightsQuestion = (span: Span) => ask(getInsights, { query: { days: `${span}` } });
