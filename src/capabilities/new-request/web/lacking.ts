import { budgetFaultsOf, faultsOfDraft, type RequestDraft, titleOf } from './draft.ts';
import { requestSteps, type Step, type StepPage } from './steps.ts';

/** Keys of sentences by field, in the order of the fields. */
export type Lacking = Readonly<Record<string, string | undefined>>;

/** The name under which a link leads to a field. */
export const anchorOf = (field: string): string => `field-${field.replace('.', '-')}`;

const isLate = ({ timing, timingDate }: RequestDraft, today: string) =>
  timing === 'date' && timingDate !== '' && timingDate < today;

/**
 * What a step needs before the next one: what is optional may stay open, if it is not wrong. The first question of a
 * trade must be answered.
 */
export const lackingIn = (
  step: Step,
  draft: RequestDraft,
  { firstQuestion, today }: { firstQuestion: string | null; today: string },
): Lacking => {
  const faults = faultsOfDraft(draft);
  const needed = (isThere: boolean, say: string, fault?: string) => (isThere ? fault : say);
  const fields: Record<Step, Record<string, string | undefined>> = {
    what: {
      categoryId: needed(draft.categoryId !== null, 'requests.tradeRequired'),
      answers: needed(
        firstQuestion === null || draft.answers[firstQuestion] !== undefined,
        'requests.answerRequired',
      ),
      ...Object.fromEntries(
        Object.keys(draft.unclear).map((id) => [`answers.${id}`, 'describing.numberUnclear']),
      ),
      description: needed(
        draft.description.trim() !== '',
        'requests.descriptionTooShort',
        faults.description,
      ),
      title: needed(titleOf(draft) !== '', 'requests.titleTooShort', faults.title),
    },
    where: {
      postalCode: needed(draft.postalCode.trim() !== '', 'requests.postalCodeInvalid', faults.postalCode),
      commune: needed(draft.commune !== '', 'requests.communeRequired'),
      'dwelling.kind': needed(draft.dwellingKind !== null, 'requests.dwellingRequired'),
      dwelling: faults.dwelling,
      'dwelling.isMainResidence': needed(draft.isMainResidence !== null, 'requests.mainResidenceRequired'),
      'dwelling.holder': needed(draft.holder !== null, 'requests.holderRequired'),
    },
    files: {},
    when: {
      timing: needed(
        draft.timing !== null,
        'requests.timingRequired',
        isLate(draft, today) ? 'requests.dayPast' : faults.timing,
      ),
      ...budgetFaultsOf(draft),
    },
    whom: { companies: needed(draft.companies.length > 0, 'requests.companiesRequired') },
  };
  return Object.fromEntries(Object.entries(fields[step]).filter(([, say]) => say !== undefined));
};

/** Whether a step has been filled in, which is more than that it may be passed. */
export const isFilled = (step: Step, draft: RequestDraft, terms: Parameters<typeof lackingIn>[2]): boolean =>
  step === 'files' ? draft.files.length > 0 : Object.keys(lackingIn(step, draft, terms)).length === 0;

const SHORTEST_NAME = 2;

/** Whoever asks companies is somebody: asked for at the end, of an account that has no name yet. */
export const lackingName = ({ name }: RequestDraft): Lacking =>
  name.trim().length < SHORTEST_NAME ? { name: 'requests.nameRequired' } : {};

/** At which step a field of the wire stands: where the server finds something missing, it names it so. */
export const stepOfField = (field: string): StepPage => {
  if (field === 'name') return 'check';
  const [name = ''] = field.split('.');
  const fields: Record<Step, readonly string[]> = {
    what: ['categoryId', 'answers', 'description', 'title'],
    where: ['postalCode', 'commune', 'street', 'dwelling'],
    files: ['files'],
    when: ['timing', 'budget', 'budgetMin', 'budgetMax'],
    whom: ['companies', 'companyIds'],
  };
  return requestSteps.find((step) => fields[step].includes(name)) ?? 'what';
};
