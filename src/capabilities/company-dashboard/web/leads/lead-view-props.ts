import type { LeadStage } from '#company-dashboard/rules/lead-stage.ts';
import type { Lead } from '#messaging/contract/conversations.ts';
import type { LeadStages } from './use-lead-stages.ts';

/** What the list of leads and their board are given alike. */
export interface LeadViewProps {
  items: readonly Lead[];
  stages: LeadStages;
  move: (lead: Lead, stage: LeadStage) => Promise<void>;
  decline: (lead: Lead) => void;
}
