/** The link leads to bodies that settle disputes out of court. */
export const settlementBodies = 'List of certified bodies, kept by the European Commission';
