/** The link leads to bodies that settle disputes out of court. */
export const settlementBodies = 'Liste der Europäischen Kommission mit den zugelassenen Stellen';
