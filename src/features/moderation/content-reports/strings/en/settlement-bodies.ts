/** The link to those who settle disputes out of court. */
export const settlementBodies = 'List of certified bodies, kept by the European Commission';
