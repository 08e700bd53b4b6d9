import { href } from '#kernel/href.ts';

export const requestSteps = ['what', 'where', 'files', 'when', 'whom'] as const;
export type RequestStep = (typeof requestSteps)[number];
export type RequestStepPage = RequestStep | 'check';

/** An address without a step means the first. */
export const requestStepNamed = (name: string): RequestStepPage => {
  if (name === 'check') return name;
  return requestSteps.find((step) => step === name) ?? 'what';
};

export const requestStepHref = (place: RequestStepPage): string =>
  href('/requests/new/:step', { step: place });
