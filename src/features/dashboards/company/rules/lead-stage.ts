/** The columns of the board are in the order in which a lead moves. */
export const leadStages = ['new', 'talking', 'quoted', 'won', 'lost'] as const;

export type LeadStage = (typeof leadStages)[number];

export const leadDeclineReasons = ['fully-booked', 'too-far', 'not-our-trade', 'too-small', 'other'] as const;

export type LeadDeclineReason = (typeof leadDeclineReasons)[number];

/** Moves to the column on the left (-1) or right (1). */
export type StageDirection = -1 | 1;

/** Returns the column beside this one, if there is one. */
export const findNeighbouringStage = (stage: LeadStage, step: StageDirection): LeadStage | undefined => {
  const index = leadStages.indexOf(stage) + step;
  return index < 0 ? undefined : leadStages[index];
};
