/**
 * A quote becomes a project when it is accepted, so its limits are here too: a quote that can be sent can be accepted.
 * The database's limits are in db/migrations/0101.
 */
export const PROJECT_MAX_LENGTHS = {
  /** It limits a project's name, and the object of a quote when it is sent. */
  name: { min: 3, max: 100 },
  description: 500,
  /** It limits the introduction of the quote that was accepted. */
  descriptionFromQuote: 2000,
} as const;

/** Quotes sent with a longer object stay acceptable: the project's name is cut, the document is not. */
export const projectNameFrom = (object: string): string => {
  const characters = Array.from(object);
  const { max } = PROJECT_MAX_LENGTHS.name;
  return characters.length <= max
    ? object
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
};

/** Only a quote whose object is a valid project name can be sent. */
export const isValidProjectName = (object: string): boolean => {
  const { length } = Array.from(object);
  return length >= PROJECT_MAX_LENGTHS.name.min && length <= PROJECT_MAX_LENGTHS.name.max;
};
