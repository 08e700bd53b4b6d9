/** The link leads to bodies that settle disputes out of court. */
export const settlementBodies = 'Liste des organes certifiés, tenue par la Commission européenne';
