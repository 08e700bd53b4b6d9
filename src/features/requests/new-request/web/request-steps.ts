import { href } from '#kernel/href.ts';

export const requestSteps = ['what', 'where', 'files', 'when', 'whom'] as const;
export type RequestStep = (typeof requestSteps)[number];
export type StepPage = RequestStep | 'check';

/** An address without a step means the first. */
export const stepNamed = (name: string): StepPage => {
  if (name === 'check') return name;
  return requestSteps.find((step) => step === name) ?? 'what';
};

export const hrefOf = (place: StepPage): string => href('/requests/new/:step', { step: place });
