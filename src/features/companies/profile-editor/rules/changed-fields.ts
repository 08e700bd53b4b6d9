/**
 * What of a form's values differs from what the form was filled with, lists and hours by what is in them. Only
 * that is sent, so that what somebody has changed meanwhile in another tab stays.
 */
export const changedFields = <Values extends object>(
  original: Partial<Record<keyof Values, unknown>>,
  values: Values,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(original[name as keyof Values]),
    ),
  ) as Partial<Values>;
