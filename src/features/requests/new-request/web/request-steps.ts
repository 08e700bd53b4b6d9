import { href } from '#kernel/href.ts';

export const requestSteps = ['what', 'where', 'files', 'when', 'whom'] as const;
export type RequestStepName = (typeof requestSteps)[number];
export type RequestStepPageName = RequestStepName | 'check';

/** An address without a step means the first. */
export const requestStepNamed = (name: string): RequestStepPageName => {
  if (name === 'check') return name;
  return requestSteps.find((step) => step === name) ?? 'what';
};

export const requestStepHref = (place: RequestStepPageName): string =>
  href('/requests/new/:step', { step: place });
