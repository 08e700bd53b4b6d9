/** The European Commission lists there the bodies that settle disputes out of court (article 21 of the DSA). */
export const SETTLEMENT_BODIES_URL =
  'https://digital-strategy.ec.europa.eu/en/policies/dsa-out-court-dispute-settlement';
