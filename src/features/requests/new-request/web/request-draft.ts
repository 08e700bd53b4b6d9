import { safeParse } from 'zod/mini';
import { createStore, useStore } from '#design/store.ts';
import { requestDraftFields } from '#features/requests/core/contract/fields.ts';
import type { Request } from '#features/requests/core/contract/shapes.ts';
import type { AnswerValue } from '#features/requests/core/rules/question-answers.ts';
import type { DwellingHolder, DwellingKind, TimingKind } from '#features/requests/core/rules/requests.ts';
import type { CompanySuggestion } from '#features/requests/new-request/contract/form-lookups.ts';
import { parseTypedDecimal } from '#kernel/typed-numbers.ts';
import { DRAFT_KEY_PREFIX, readBrowserStorage, writeBrowserStorage } from '#web/browser-storage.ts';

export type DraftCompanyData = Pick<CompanySuggestion['company'], 'id' | 'name' | 'logoUrl' | 'city'>;

/** The bytes of a draft's file wait in the browser until they have arrived. */
export interface DraftFileData {
  /** All its tries are sent with this key. */
  key: string;
  name: string;
  type: string;
  caption: string;
  /** It is null until the file has arrived. */
  fileId: number | null;
}

/** The draft holds raw field values, also invalid ones. */
export interface RequestDraft {
  /** All tries to create it use this key. */
  key: string;
  /** It is null until the server has the draft. */
  id: number | null;
  /** Somebody has answered something: an address alone begins no draft. */
  isBegun: boolean;
  categoryId: number | null;
  answers: Readonly<Record<string, AnswerValue>>;
  /** Input that is no number, by question, stays until it is corrected. */
  unclear: Readonly<Record<string, string>>;
  /** It is the client's own title; where it is empty, one is proposed. */
  title: string;
  proposedTitle: string;
  description: string;
  commune: string;
  postalCode: string;
  street: string;
  dwellingKind: DwellingKind | null;
  builtYear: string;
  isMainResidence: boolean | null;
  holder: DwellingHolder | null;
  timing: TimingKind | null;
  timingDate: string;
  budgetMin: string;
  budgetMax: string;
  isBudgetUnknown: boolean;
  files: readonly DraftFileData[];
  companies: readonly DraftCompanyData[];
  /** The sender types it where their account has no name yet. */
  name: string;
  /** The client came from these companies, as 3,1,2: they are chosen once they turn out to do the trade. */
  presetCompanies: string | null;
  savedAt: string | null;
  /** This snapshot was sent last, and its response may have been lost. */
  tried: string | null;
  /** The server says that it was sent. */
  wasSent: boolean;
}

const NAME = `${DRAFT_KEY_PREFIX}-request`;

export const blankRequestDraft: RequestDraft = {
  key: '',
  id: null,
  isBegun: false,
  categoryId: null,
  answers: {},
  unclear: {},
  title: '',
  proposedTitle: '',
  description: '',
  commune: '',
  postalCode: '',
  street: '',
  dwellingKind: null,
  builtYear: '',
  isMainResidence: null,
  holder: null,
  timing: null,
  timingDate: '',
  budgetMin: '',
  budgetMax: '',
  isBudgetUnknown: false,
  files: [],
  companies: [],
  name: '',
  presetCompanies: null,
  savedAt: null,
  tried: null,
  wasSent: false,
};

const store = createStore<RequestDraft>(blankRequestDraft);
let isRead = false;

const newDraft = (): RequestDraft => ({ ...blankRequestDraft, key: crypto.randomUUID() });

/** Another tab has changed or sent the draft, which this tab would otherwise overwrite. */
const followOtherTabs = ({ key }: StorageEvent) => {
  if (key === NAME || key === null) takeStored();
};

/** The stored draft is read once, and again whenever another tab has changed it. */
export const readDraft = (): RequestDraft => {
  if (isRead) return store.get();
  isRead = true;
  globalThis.addEventListener?.('storage', followOtherTabs);
  return takeStored();
};

const takeStored = (): RequestDraft => {
  try {
    const storedDraft = JSON.parse(readBrowserStorage(NAME) ?? 'null') as Partial<RequestDraft> | null;
    // A draft stored before `isBegun` existed always had some content.
    store.set(storedDraft?.key ? { ...blankRequestDraft, isBegun: true, ...storedDraft } : newDraft());
  } catch {
    store.set(newDraft());
  }
  return store.get();
};

/** Values from an address are stored, but do not begin the draft. */
export const prefillDraft = (changes: Partial<RequestDraft>) => {
  const draft = { ...readDraft(), ...changes };
  writeBrowserStorage(NAME, JSON.stringify(draft));
  store.set(draft);
};

/** An answer begins the draft. */
export const changeDraft = (changes: Partial<RequestDraft>) => prefillDraft({ isBegun: true, ...changes });

export const clearDraft = () => {
  writeBrowserStorage(NAME, '');
  store.set(newDraft());
};

/** On the server and during hydration the draft is empty. */
export const useRequestDraft = (): RequestDraft =>
  useStore({ ...store, get: readDraft }, (draft) => draft, blankRequestDraft);

/** Another trade, or another draft, would lose these words. */
export const hasDraftContent = ({
  isBegun,
  answers,
  unclear,
  description,
  companies,
}: RequestDraft): boolean =>
  isBegun &&
  (Object.keys(answers).length > 0 ||
    Object.keys(unclear).length > 0 ||
    description.trim() !== '' ||
    companies.length > 0);

/** Copies the words into a new draft. Files that have arrived stay with the first. */
export const copyAsNewDraft = () =>
  changeDraft({
    key: crypto.randomUUID(),
    id: null,
    files: readDraft().files.filter(({ fileId }) => fileId === null),
    savedAt: null,
    tried: null,
    wasSent: false,
  });

/** Saving changes these fields itself, or they are no words of the request. */
const OF_SAVING: readonly string[] = ['savedAt', 'id', 'files', 'tried', 'wasSent', 'isBegun', 'name'];

/** Two snapshots show whether the words have changed. */
export const draftSnapshotOf = (draft: RequestDraft): string =>
  JSON.stringify([
    Object.entries(draft).filter(([name]) => !OF_SAVING.includes(name)),
    draft.files.map(({ key, caption }) => [key, caption]),
  ]);

export const draftTitleOf = ({ title, proposedTitle }: RequestDraft): string => title.trim() || proposedTitle;

const orNull = (text: string) => text.trim() || null;

/** Input that is no amount stays as it is, and is refused at its field. */
const eurosIn = (input: string) => parseTypedDecimal(input, { kind: 'price', places: 2 }) ?? input.trim();

/** A single amount stands for both. */
const budgetOf = ({ budgetMin, budgetMax, isBudgetUnknown }: RequestDraft) => {
  const [min, max] = [eurosIn(budgetMin) || eurosIn(budgetMax), eurosIn(budgetMax) || eurosIn(budgetMin)];
  return isBudgetUnknown || min === '' ? null : { min, max };
};

/** Where the two amounts contradict each other, the fault is the second field's. */
export const findBudgetFaults = (draft: RequestDraft): { budgetMin?: string; budgetMax?: string } => {
  const parsed = safeParse(requestDraftFields.budget, budgetOf(draft));
  if (parsed.success) return {};
  const messageOf = (field: string) => parsed.error.issues.find(({ path }) => path[0] === field)?.message;
  const [min, max] = [messageOf('min'), messageOf('max')];
  const [hasMin, hasMax] = [draft.budgetMin.trim() !== '', draft.budgetMax.trim() !== ''];
  // A single amount stands for both, so a fault of either is its own.
  if (!hasMax) return { budgetMin: min ?? max ?? '' };
  if (!hasMin) return { budgetMax: min ?? max ?? '' };
  if (min === undefined) return { budgetMax: max ?? parsed.error.issues[0]?.message ?? '' };
  return { budgetMin: min, ...(max !== undefined && { budgetMax: max }) };
};

/** The body holds the whole draft, valid or not. */
export const requestBodyOf = (draft: RequestDraft) => ({
  categoryId: draft.categoryId,
  answers: Object.entries(draft.answers).map(([id, answer]) => ({ id, answer })),
  title: orNull(draftTitleOf(draft)),
  description: orNull(draft.description),
  commune: orNull(draft.commune),
  postalCode: orNull(draft.postalCode),
  street: orNull(draft.street),
  dwelling: {
    kind: draft.dwellingKind,
    builtYear: draft.builtYear.trim() === '' ? null : Number(draft.builtYear),
    isMainResidence: draft.isMainResidence,
    holder: draft.holder,
  },
  timing:
    draft.timing === null
      ? null
      : { kind: draft.timing, date: draft.timing === 'date' ? draft.timingDate : null },
  budget: budgetOf(draft),
});

type Field = keyof ReturnType<typeof requestBodyOf>;

/** Returns the message keys of invalid fields. */
export const faultsOfDraft = (draft: RequestDraft): Partial<Record<Field, string>> =>
  Object.fromEntries(
    Object.entries(requestBodyOf(draft)).flatMap(([name, value]) => {
      const parsed = safeParse(requestDraftFields[name as Field], value);
      return parsed.success ? [] : [[name, parsed.error.issues[0]?.message ?? '']];
    }),
  );

/** Invalid fields stay in the browser until they are corrected. */
export const validRequestBodyOf = (draft: RequestDraft): Partial<ReturnType<typeof requestBodyOf>> => {
  const faults = faultsOfDraft(draft);
  return Object.fromEntries(Object.entries(requestBodyOf(draft)).filter(([name]) => !(name in faults)));
};

/** Continues a draft of the server here. */
export const loadServerDraft = (request: Request) =>
  changeDraft({
    ...newDraft(),
    id: request.id,
    isBegun: true,
    categoryId: request.category?.id ?? null,
    answers: Object.fromEntries(
      request.questions.flatMap(({ id, answer }) => (answer === null ? [] : [[id, answer]])),
    ),
    title: request.title ?? '',
    description: request.description ?? '',
    commune: request.commune ?? '',
    postalCode: request.postalCode ?? '',
    street: request.street ?? '',
    dwellingKind: request.dwelling.kind,
    builtYear: request.dwelling.builtYear === null ? '' : String(request.dwelling.builtYear),
    isMainResidence: request.dwelling.isMainResidence,
    holder: request.dwelling.holder,
    timing: request.timing?.kind ?? null,
    timingDate: request.timing?.date ?? '',
    budgetMin: request.budget?.min.replace(/\.00$/, '') ?? '',
    budgetMax: request.budget?.max.replace(/\.00$/, '') ?? '',
    files: request.files.map(({ id, name, kind, caption }) => ({
      key: crypto.randomUUID(),
      name,
      type: kind === 'pdf' ? 'application/pdf' : 'image/webp',
      caption: caption ?? '',
      fileId: id,
    })),
    savedAt: request.changedAt,
  });
