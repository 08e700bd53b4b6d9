import { budgetFaultsOf, faultsOfDraft, type RequestDraft, titleOf } from './request-draft.ts';
import { type RequestStep, requestSteps, type StepPage } from './request-steps.ts';

/** Keys of sentences by field, in the order of the fields. */
export type MissingFields = Readonly<Record<string, string | undefined>>;

/** The name under which a link leads to a field. */
export const anchorOf = (field: string): string => `field-${field.replace('.', '-')}`;

const isLate = ({ timing, timingDate }: RequestDraft, today: string) =>
  timing === 'date' && timingDate !== '' && timingDate < today;

/**
 * What a step needs before the next one: what is optional may stay open, if it is not wrong. The first question of a
 * trade must be answered.
 */
export const missingFieldsIn = (
  step: RequestStep,
  draft: RequestDraft,
  { firstQuestion, today }: { firstQuestion: string | null; today: string },
): MissingFields => {
  const faults = faultsOfDraft(draft);
  const required = (isThere: boolean, messageKey: string, fault?: string) => (isThere ? fault : messageKey);
  const fields: Record<RequestStep, Record<string, string | undefined>> = {
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
      title: required(titleOf(draft) !== '', 'requests.titleTooShort', faults.title),
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
      ...budgetFaultsOf(draft),
    },
    whom: { companies: required(draft.companies.length > 0, 'requests.companiesRequired') },
  };
  return Object.fromEntries(
    Object.entries(fields[step]).filter(([, messageKey]) => messageKey !== undefined),
  );
};

/** Whether a step has been filled in, which is more than that it may be passed. */
export const isFilled = (
  step: RequestStep,
  draft: RequestDraft,
  options: Parameters<typeof missingFieldsIn>[2],
): boolean =>
  step === 'files' ? draft.files.length > 0 : Object.keys(missingFieldsIn(step, draft, options)).length === 0;

const SHORTEST_NAME = 2;

/** Whoever asks companies is somebody: asked for at the end, of an account that has no name yet. */
export const missingName = ({ name }: RequestDraft): MissingFields =>
  name.trim().length < SHORTEST_NAME ? { name: 'requests.nameRequired' } : {};

/** At which step a field of the wire stands: where the server finds something missing, it names it so. */
export const stepOfField = (field: string): StepPage => {
  if (field === 'name') return 'check';
  const [name = ''] = field.split('.');
  const fields: Record<RequestStep, readonly string[]> = {
    what: ['categoryId', 'answers', 'description', 'title'],
    where: ['postalCode', 'commune', 'street', 'dwelling'],
    files: ['files'],
    when: ['timing', 'budget', 'budgetMin', 'budgetMax'],
    whom: ['companies', 'companyIds'],
  };
  return requestSteps.find((step) => fields[step].includes(name)) ?? 'what';
};
