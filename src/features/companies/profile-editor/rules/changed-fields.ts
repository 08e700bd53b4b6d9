/**
 * Returns the values that differ from what the form was filled with; lists and hours are compared by content. Only
 * these are sent, so that changes made meanwhile in another tab stay.
 */
export const changedFieldsOf = <Values extends object>(
  original: Partial<Record<keyof Values, unknown>>,
  values: Values,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(original[name as keyof Values]),
    ),
  ) as Partial<Values>;
