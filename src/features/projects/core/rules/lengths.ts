/**
 * How long the words of a project may be. A quote becomes a project when it is accepted, so its limits stand here too:
 * one that can be sent can be accepted. Those of the database are in db/migrations/0101.
 */
export const PROJECT_LENGTHS = {
  /** Of a project that a client begins, and of the object of a quote when it is sent. */
  name: { min: 3, max: 100 },
  /** Typed by a client. */
  description: 500,
  /** The introduction of the quote that was accepted. */
  descriptionFromQuote: 2000,
} as const;

/** Quotes that were sent with a longer object stay acceptable: the project's name is cut, the paper is not. */
export const projectNameOf = (object: string): string => {
  const characters = Array.from(object);
  const { max } = PROJECT_LENGTHS.name;
  return characters.length <= max
    ? object
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
};

/** Whether a quote for this can be sent. */
export const isProjectName = (object: string): boolean => {
  const { length } = Array.from(object);
  return length >= PROJECT_LENGTHS.name.min && length <= PROJECT_LENGTHS.name.max;
};
