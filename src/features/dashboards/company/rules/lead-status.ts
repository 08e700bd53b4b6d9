import type { LeadStage } from './lead-stage.ts';

interface LeadState {
  stage: LeadStage;
  waitingSince: string | null;
  unreadCount: number;
}

/** The one thing that is said of a lead beside its column; of one that is over, nothing. */
export const leadStatusOf = ({ stage, waitingSince, unreadCount }: LeadState) => {
  if (stage === 'won' || stage === 'lost') return null;
  if (waitingSince !== null) return 'newInquiry' as const;
  if (unreadCount === 0) return 'active' as const;
  return stage === 'new' ? ('newInquiry' as const) : ('newMessage' as const);
};
