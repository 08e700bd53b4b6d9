/**
 * Returns the values that differ from those the form was filled with. Only they are sent, so that changes made
 * meanwhile in another tab stay.
 */
export const changedAccountFields = <Values extends object>(
  filledValues: Values,
  values: Partial<Values>,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== filledValues[name as keyof Values]),
  ) as Partial<Values>;
