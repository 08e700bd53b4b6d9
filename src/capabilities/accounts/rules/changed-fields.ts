/**
 * What of a form's values differs from what the form was filled with. Only that is sent: what somebody has
 * changed meanwhile in another tab stays.
 */
export const changedFields = <Values extends object>(
  shown: Values,
  given: Partial<Values>,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => value !== shown[name as keyof Values]),
  ) as Partial<Values>;
