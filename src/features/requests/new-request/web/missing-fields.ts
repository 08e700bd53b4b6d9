import { findBudgetFaults, draftTitleOf, faultsOfDraft, type RequestDraft } from './request-draft.ts';
import { type RequestStepName, type RequestStepPageName, requestSteps } from './request-steps.ts';

/** The values are message keys by field, in the order of the fields. */
export type StepFieldFaults = Readonly<Record<string, string | undefined>>;

/** A link leads to a field by this id. */
export const fieldAnchorId = (field: string): string => `field-${field.replace('.', '-')}`;

const isLate = ({ timing, timingDate }: RequestDraft, today: string) =>
  timing === 'date' && timingDate !== '' && timingDate < today;

/**
 * Finds the gaps that block the next step: an optional field may stay empty, but not be wrong. The first question of a
 * trade must be answered.
 */
export const findStepFieldFaults = (
  step: RequestStepName,
  draft: RequestDraft,
  { firstQuestion, today }: { firstQuestion: string | null; today: string },
): StepFieldFaults => {
  const faults = faultsOfDraft(draft);
  const required = (isThere: boolean, messageKey: string, fault?: string) => (isThere ? fault : messageKey);
  const fields: Record<RequestStepName, Record<string, string | undefined>> = {
    what: {
      categoryId: required(draft.categoryId !== null, 'requests.tradeRequired'),
      answers: required(
        firstQuestion === null || draft.answers[firstQuestion] !== undefined,
        'requests.answerRequired',
      ),
      ...Object.fromEntries(
        Object.keys(draft.unclear).map((id) => [`answers.${id}`, 'describing.numberUnclear']),
      ),
      description: required(
        draft.description.trim() !== '',
        'requests.descriptionTooShort',
        faults.description,
      ),
      title: required(draftTitleOf(draft) !== '', 'requests.titleTooShort', faults.title),
    },
    where: {
      postalCode: required(draft.postalCode.trim() !== '', 'requests.postalCodeInvalid', faults.postalCode),
      commune: required(draft.commune !== '', 'requests.communeRequired'),
      'dwelling.kind': required(draft.dwellingKind !== null, 'requests.dwellingRequired'),
      dwelling: faults.dwelling,
      'dwelling.isMainResidence': required(draft.isMainResidence !== null, 'requests.mainResidenceRequired'),
      'dwelling.holder': required(draft.holder !== null, 'requests.holderRequired'),
    },
    files: {},
    when: {
      timing: required(
        draft.timing !== null,
        'requests.timingRequired',
        isLate(draft, today) ? 'requests.dayPast' : faults.timing,
      ),
      ...findBudgetFaults(draft),
    },
    whom: { companies: required(draft.companies.length > 0, 'requests.companiesRequired') },
  };
  return Object.fromEntries(
    Object.entries(fields[step]).filter(([, messageKey]) => messageKey !== undefined),
  );
};

/** Another trade asks other questions, which nobody has passed over yet: no fault until the next press. */
export const withoutUnaskedQuestions = (
  faults: StepFieldFaults,
  { triedCategory, categoryId }: { triedCategory: number | null; categoryId: number | null },
): StepFieldFaults => {
  if (triedCategory === categoryId) return faults;
  const { answers: _, ...asked } = faults;
  return asked;
};

/** A step can be passed without being filled in, so this asks for more. */
export const isStepFilled = (
  step: RequestStepName,
  draft: RequestDraft,
  options: Parameters<typeof findStepFieldFaults>[2],
): boolean =>
  step === 'files'
    ? draft.files.length > 0
    : Object.keys(findStepFieldFaults(step, draft, options)).length === 0;

const SHORTEST_NAME = 2;

/** Companies need a name: the last step asks for it where the account has none yet. */
export const findMissingName = ({ name }: RequestDraft): StepFieldFaults =>
  name.trim().length < SHORTEST_NAME ? { name: 'requests.nameRequired' } : {};

/** The server names a missing field as the wire does; this finds its step. */
export const stepOfField = (field: string): RequestStepPageName => {
  if (field === 'name') return 'check';
  const [name = ''] = field.split('.');
  const fields: Record<RequestStepName, readonly string[]> = {
    what: ['categoryId', 'answers', 'description', 'title'],
    where: ['postalCode', 'commune', 'street', 'dwelling'],
    files: ['files'],
    when: ['timing', 'budget', 'budgetMin', 'budgetMax'],
    whom: ['companies', 'companyIds'],
  };
  return requestSteps.find((step) => fields[step].includes(name)) ?? 'what';
};
