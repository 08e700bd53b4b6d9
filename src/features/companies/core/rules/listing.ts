/** What a company has to have before the directory shows it, in the order in which it is asked for. */
export const listingNeeds = ['trade', 'place', 'text', 'email'] as const;

export type ListingNeed = (typeof listingNeeds)[number];

/** A shorter text says nothing to choose by. */
export const SHORTEST_LISTED_TEXT = 40;

export interface ListingOf {
  description: string;
  services: readonly unknown[];
  /** Where its address is; none is known abroad. */
  commune: string | null;
  serviceCommunes: readonly string[];
  serviceCantons: readonly string[];
  isEmailProved: boolean;
}

const isSpace = (letter: string) => ' \t\n\r'.includes(letter);

/** Without the spaces around it, as the database counts. By letter: an expression would be slow on rows of spaces. */
const lengthOf = (text: string) => {
  const letters = Array.from(text);
  const first = letters.findIndex((letter) => !isSpace(letter));
  return first < 0 ? 0 : letters.findLastIndex((letter) => !isSpace(letter)) - first + 1;
};

/** What it still lacks. The column `is_listed` (db/migrations/0060) says the same; a test compares them. */
export const missingForListing = (company: ListingOf): ListingNeed[] => {
  const { description, services, commune, serviceCommunes, serviceCantons, isEmailProved } = company;
  const has: Record<ListingNeed, boolean> = {
    trade: services.length > 0,
    place: commune !== null || serviceCommunes.length + serviceCantons.length > 0,
    text: lengthOf(description) >= SHORTEST_LISTED_TEXT,
    email: isEmailProved,
  };
  return listingNeeds.filter((need) => !has[need]);
};
