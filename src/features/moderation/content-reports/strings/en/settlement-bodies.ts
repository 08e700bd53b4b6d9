/** The link leads to bodies that settle disputes out of court. */
export const settlementBodies = 'The European Commission’s list of certified bodies';
