/** A company needs all of these before the directory shows it; it is asked for them in this order. */
export const listingRequirements = ['trade', 'place', 'text', 'email'] as const;

export type ListingRequirement = (typeof listingRequirements)[number];

/** A shorter text says too little to choose by. */
export const MIN_LISTED_DESCRIPTION_LENGTH = 40;

export interface ListingCandidate {
  description: string;
  services: readonly unknown[];
  /** The address lies in this commune; null abroad. */
  commune: string | null;
  serviceCommunes: readonly string[];
  serviceCantons: readonly string[];
  isEmailProved: boolean;
}

const isSpace = (letter: string) => ' \t\n\r'.includes(letter);

/**
 * Leaves out the spaces around a text like the database. Goes by letter: a regular expression would be slow on rows of
 * spaces.
 */
const lengthOf = (text: string) => {
  const letters = Array.from(text);
  const first = letters.findIndex((letter) => !isSpace(letter));
  return first < 0 ? 0 : letters.findLastIndex((letter) => !isSpace(letter)) - first + 1;
};

/** Returns the needs that are still missing. The column `is_listed` (db/migrations/0060) says the same; a test compares them. */
export const listMissingListingRequirements = (company: ListingCandidate): ListingRequirement[] => {
  const { description, services, commune, serviceCommunes, serviceCantons, isEmailProved } = company;
  const has: Record<ListingRequirement, boolean> = {
    trade: services.length > 0,
    place: commune !== null || serviceCommunes.length + serviceCantons.length > 0,
    text: lengthOf(description) >= MIN_LISTED_DESCRIPTION_LENGTH,
    email: isEmailProved,
  };
  return listingRequirements.filter((need) => !has[need]);
};
