import type { PlanName } from '../../subscriptions/rules/plans.ts';
import { type Span, spans } from '../rules.ts';

interface PlanLimits {
  timeframes: readonly Span[];
  /** Its figures beside the median of its trade. */
  hasComparison: boolean;
  /** Its figures as a CSV file. */
  hasCsv: boolean;
}

const byPlan: Record<PlanName, PlanLimits> = {
  basic: { timeframes: [7, 30], hasComparison: false, hasCsv: false },
  professional: { timeframes: spans, hasComparison: false, hasCsv: false },
  premium: { timeframes: spans, hasComparison: true, hasCsv: true },
};

/** How much a company may see of its figures. In a trial any plan is tried; without one Basic's limits hold. */
export const planLimits = (status: string, plan: PlanName | null): PlanLimits => {
  if (status === 'trial') return byPlan.premium;
  return byPlan[(status === 'active' && plan) || 'basic'];
};
