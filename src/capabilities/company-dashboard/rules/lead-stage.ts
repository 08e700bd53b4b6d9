/** The columns of the board, in the order a lead travels. */
export const stages = ['new', 'talking', 'quoted', 'won', 'lost'] as const;

export type Stage = (typeof stages)[number];

export const declineReasons = ['fully-booked', 'too-far', 'not-our-trade', 'too-small', 'other'] as const;

export type DeclineReason = (typeof declineReasons)[number];

export interface LeadProgress {
  /** Where somebody put it. */
  movedTo: Stage | null;
  /** The two have begun a project since, and not called it off. */
  hasProject: boolean;
  /** The company has written in the conversation. */
  isAnswered: boolean;
}

/** A lead stays where it was put. Before that a project has won it, and an answer is the beginning of talks. */
export const stageOf = ({ movedTo, hasProject, isAnswered }: LeadProgress): Stage => {
  if (movedTo) return movedTo;
  if (hasProject) return 'won';
  return isAnswered ? 'talking' : 'new';
};

/** The column to the left (-1) or right (1), if there is one. */
export const stageBeside = (stage: Stage, step: -1 | 1): Stage | undefined => {
  const at = stages.indexOf(stage) + step;
  return at < 0 ? undefined : stages[at];
};
