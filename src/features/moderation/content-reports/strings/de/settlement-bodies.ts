/** The link leads to bodies that settle disputes out of court. */
export const settlementBodies = 'Liste der zugelassenen Stellen der Europäischen Kommission';
