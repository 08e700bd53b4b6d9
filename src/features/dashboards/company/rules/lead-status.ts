import type { LeadStage } from './lead-stage.ts';

interface LeadState {
  stage: LeadStage;
  waitingSince: string | null;
  unreadCount: number;
}

/** Returns the one status of a lead beside its column; none for a closed lead. */
export const leadStatusOf = ({ stage, waitingSince, unreadCount }: LeadState) => {
  if (stage === 'won' || stage === 'lost') return null;
  if (waitingSince !== null) return 'newInquiry' as const;
  if (unreadCount === 0) return 'active' as const;
  return stage === 'new' ? ('newInquiry' as const) : ('newMessage' as const);
};
