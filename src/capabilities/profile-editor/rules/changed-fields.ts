/**
 * What of a form's values differs from what the form was filled with, lists and hours by what is in them. Only
 * that is sent, so that what somebody has changed meanwhile in another tab stays.
 */
export const changedFields = <Values extends object>(
  shown: Partial<Record<keyof Values, unknown>>,
  given: Values,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(shown[name as keyof Values]),
    ),
  ) as Partial<Values>;
