/**
 * What of a form's values differs from what the form was filled with. Only that is sent: what somebody has
 * changed meanwhile in another tab stays.
 */
export const changedAccountFields = <Values extends object>(
  filledValues: Values,
  values: Partial<Values>,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== filledValues[name as keyof Values]),
  ) as Partial<Values>;
