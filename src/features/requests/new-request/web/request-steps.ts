import { href } from '#kernel/href.ts';

export const requestSteps = ['what', 'where', 'files', 'when', 'whom'] as const;
export type RequestStepName = (typeof requestSteps)[number];
export type RequestStepPageName = RequestStepName | 'check';

/** An address without a step means the first. */
export const requestStepNamed = (name: string): RequestStepPageName => {
  if (name === 'check') return name;
  return requestSteps.find((step) => step === name) ?? 'what';
};

interface RequestPlace {
  /** A phone opens the step at this screen. */
  screen?: number | undefined;
  /** The client changes one answer, and goes back to the last page. */
  isChange?: boolean | undefined;
}

export const requestStepHref = (
  place: RequestStepPageName,
  { screen = 1, isChange = false }: RequestPlace = {},
): string =>
  href('/requests/new/:step', {
    step: place,
    screen: screen > 1 ? screen : undefined,
    after: isChange ? 'check' : undefined,
  });
