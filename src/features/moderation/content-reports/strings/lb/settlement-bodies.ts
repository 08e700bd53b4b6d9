/** The link leads to bodies that settle disputes out of court. */
export const settlementBodies = 'D’Lëscht vun den zertifiéierte Stelle vun der Europäescher Kommissioun';
