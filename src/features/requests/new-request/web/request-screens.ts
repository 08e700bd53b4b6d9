import type { StepFieldFaults } from './missing-fields.ts';
import type { RequestStepName } from './request-steps.ts';

/** A phone shows at most this many questions at once. */
const MAX_QUESTIONS = 3;

/** A step's fields, screen by screen, as a phone shows them; on a desk all stand below each other. */
type StepScreens = readonly (readonly string[])[];

const inScreens = (fields: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(fields.length / MAX_QUESTIONS) }, (_, index) =>
    fields.slice(index * MAX_QUESTIONS, (index + 1) * MAX_QUESTIONS),
  );

/** The trade decides what is asked about it, so both come first, and the client's own words last. */
export const screensOfStep = (step: RequestStepName, questionIds: readonly string[]): StepScreens => {
  const details = questionIds.slice(1).map((id) => `answers.${id}`);
  const screens: Record<RequestStepName, StepScreens> = {
    what: [['categoryId', 'answers'], ...inScreens([...details, 'description'])],
    where: [
      ['postalCode', 'commune', 'street', 'dwelling.kind'],
      ['dwelling', 'dwelling.isMainResidence', 'dwelling.holder'],
    ],
    files: [['files']],
    when: [['timing', 'budgetMin', 'budgetMax']],
    whom: [['companies']],
  };
  return screens[step];
};

/** The title is proposed from the answers and stands below the words; the wire calls some fields by other names. */
const aliases: Readonly<Record<string, string>> = {
  title: 'description',
  budget: 'budgetMin',
  companyIds: 'companies',
};

const screenFieldOf = (field: string): string => aliases[field] ?? field;

/** Screens are counted from 1, as addresses name them. */
export const screenOfField = (step: RequestStepName, field: string, questionIds: readonly string[]): number =>
  Math.max(
    1,
    screensOfStep(step, questionIds).findIndex((fields) => fields.includes(screenFieldOf(field))) + 1,
  );

/** Leaves the faults of one screen; the others of its step wait for theirs. */
export const faultsOfScreen = (
  faults: StepFieldFaults,
  step: RequestStepName,
  { screen, questionIds }: { screen: number; questionIds: readonly string[] },
): StepFieldFaults =>
  Object.fromEntries(
    Object.entries(faults).filter(([field]) => screenOfField(step, field, questionIds) === screen),
  );
