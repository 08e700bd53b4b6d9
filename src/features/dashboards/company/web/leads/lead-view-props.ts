import type { Lead } from '#features/dashboards/company/contract/leads.ts';
import type { LeadStage, StageDirection } from '#features/dashboards/company/rules/lead-stage.ts';

/** The list of leads and the board share these. */
export interface LeadViewProps {
  items: readonly Lead[];
  move: (lead: Lead, to: LeadStage | StageDirection) => Promise<void>;
  decline: (lead: Lead) => void;
  editNote: (lead: Lead) => void;
}
