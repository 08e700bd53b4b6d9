/** The link leads to bodies that settle disputes out of court. */
export const settlementBodies =
  'Lëscht vun den zertifiéierte Stellen, vun der Europäescher Kommissioun gefouert';
