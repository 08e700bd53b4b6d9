export const steps = ['what', 'where', 'files', 'when', 'whom'] as const;
export type Step = (typeof steps)[number];
export type Place = Step | 'check';

/** An address that names no step is the first. */
export const placeOf = (name: string): Place => {
  if (name === 'check') return name;
  return steps.find((step) => step === name) ?? 'what';
};

export const hrefOf = (place: Place): string => `/requests/new/${place}`;
