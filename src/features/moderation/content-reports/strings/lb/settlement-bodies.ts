/** The link to those who settle disputes out of court. */
export const settlementBodies =
  'Lëscht vun den zertifiéierte Stellen, vun der Europäescher Kommissioun gefouert';
