import { safeParse } from 'zod/mini';
import { createStore, useStore } from '#design/store.ts';
import { requestDraftFields } from '#features/requests/core/contract/fields.ts';
import type { Request } from '#features/requests/core/contract/shapes.ts';
import type { AnswerValue } from '#features/requests/core/rules/answers.ts';
import type { DwellingHolder, DwellingKind, TimingKind } from '#features/requests/core/rules/requests.ts';
import type { CompanySuggestion } from '#features/requests/new-request/contract/choosing.ts';
import { readTypedNumber } from '#kernel/typed-numbers.ts';
import { DRAFT_PREFIX, readStored, writeStored } from '#web/own-storage.ts';

export type DraftCompany = Pick<CompanySuggestion['company'], 'id' | 'name' | 'logoUrl' | 'city'>;

/** A file of a draft: its bytes wait in the browser until they have arrived. */
export interface DraftFile {
  /** With which it is sent, however often. */
  key: string;
  name: string;
  type: string;
  caption: string;
  /** Once it has arrived. */
  fileId: number | null;
}

/** A request as it is being written, as its fields hold it: also what is not valid yet. */
export interface RequestDraft {
  /** With which it is created, however often. */
  key: string;
  /** Once the server has it. */
  id: number | null;
  /** Somebody has answered something: an address alone begins nothing. */
  isBegun: boolean;
  categoryId: number | null;
  answers: Readonly<Record<string, AnswerValue>>;
  /** What was typed where a number is asked for and is none, by question: kept until it is put right. */
  unclear: Readonly<Record<string, string>>;
  /** Their own; where there is none, one is proposed. */
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
  files: readonly DraftFile[];
  companies: readonly DraftCompany[];
  /** Of whoever sends it, where their account has none yet. */
  name: string;
  /** Companies somebody came from, as 3,1,2: chosen once it is known that they do the trade. */
  presetCompanies: string | null;
  savedAt: string | null;
  /** What it said when it was last sent, whose answer may have got lost. */
  tried: string | null;
  /** The server says that it was sent. */
  wasSent: boolean;
}

const NAME = `${DRAFT_PREFIX}-request`;

export const blankDraft: RequestDraft = {
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

const store = createStore<RequestDraft>(blankDraft);
let isRead = false;

const newDraft = (): RequestDraft => ({ ...blankDraft, key: crypto.randomUUID() });

/** In another tab it was written at or sent: what this one holds would be stored over it. */
const followOtherTabs = ({ key }: StorageEvent) => {
  if (key === NAME || key === null) takeStored();
};

/** What this browser holds, read once, and whenever another tab has changed it. */
export const readDraft = (): RequestDraft => {
  if (isRead) return store.get();
  isRead = true;
  globalThis.addEventListener?.('storage', followOtherTabs);
  return takeStored();
};

const takeStored = (): RequestDraft => {
  try {
    const storedDraft = JSON.parse(readStored(NAME) ?? 'null') as Partial<RequestDraft> | null;
    // One that was kept before it was noted whether it is begun had something in it.
    store.set(storedDraft?.key ? { ...blankDraft, isBegun: true, ...storedDraft } : newDraft());
  } catch {
    store.set(newDraft());
  }
  return store.get();
};

/** What an address brings along: it is there, and begins nothing. */
export const presetDraft = (changes: Partial<RequestDraft>) => {
  const draft = { ...readDraft(), ...changes };
  writeStored(NAME, JSON.stringify(draft));
  store.set(draft);
};

/** What somebody answers. */
export const changeDraft = (changes: Partial<RequestDraft>) => presetDraft({ isBegun: true, ...changes });

export const forgetDraft = () => {
  writeStored(NAME, '');
  store.set(newDraft());
};

/** The draft; on the server and while the page is taken over, an empty one. */
export const useRequestDraft = (): RequestDraft =>
  useStore({ ...store, get: readDraft }, (draft) => draft, blankDraft);

/** Words that another trade, or another draft, would take away. */
export const hasWords = ({ isBegun, answers, unclear, description, companies }: RequestDraft): boolean =>
  isBegun &&
  (Object.keys(answers).length > 0 ||
    Object.keys(unclear).length > 0 ||
    description.trim() !== '' ||
    companies.length > 0);

/** The same words once more, for a request of its own. What has arrived of its files stays with the first. */
export const copyAsNewDraft = () =>
  changeDraft({
    key: crypto.randomUUID(),
    id: null,
    files: readDraft().files.filter(({ fileId }) => fileId === null),
    savedAt: null,
    tried: null,
    wasSent: false,
  });

/** What saving itself changes, and what is none of the request's words. */
const OF_SAVING: readonly string[] = ['savedAt', 'id', 'files', 'tried', 'wasSent', 'isBegun', 'name'];

/** All that somebody has written, to see whether it has changed. */
export const snapshotOf = (draft: RequestDraft): string =>
  JSON.stringify([
    Object.entries(draft).filter(([name]) => !OF_SAVING.includes(name)),
    draft.files.map(({ key, caption }) => [key, caption]),
  ]);

export const titleOf = ({ title, proposedTitle }: RequestDraft): string => title.trim() || proposedTitle;

const orNull = (text: string) => text.trim() || null;

/** An amount as the wire has it; what is none stays what it is, and is refused at its field. */
const eurosIn = (input: string) => readTypedNumber(input, { kind: 'price', places: 2 }) ?? input.trim();

/** One alone stands for both. */
const budgetOf = ({ budgetMin, budgetMax, isBudgetUnknown }: RequestDraft) => {
  const [min, max] = [eurosIn(budgetMin) || eurosIn(budgetMax), eurosIn(budgetMax) || eurosIn(budgetMin)];
  return isBudgetUnknown || min === '' ? null : { min, max };
};

/** At which of the two fields something is wrong: where they contradict each other, at the second. */
export const budgetFaultsOf = (draft: RequestDraft): { budgetMin?: string; budgetMax?: string } => {
  const parsed = safeParse(requestDraftFields.budget, budgetOf(draft));
  if (parsed.success) return {};
  const messageOf = (field: string) => parsed.error.issues.find(({ path }) => path[0] === field)?.message;
  const [min, max] = [messageOf('min'), messageOf('max')];
  const [hasMin, hasMax] = [draft.budgetMin.trim() !== '', draft.budgetMax.trim() !== ''];
  // One alone stands for both: what is wrong with either is wrong with it.
  if (!hasMax) return { budgetMin: min ?? max ?? '' };
  if (!hasMin) return { budgetMax: min ?? max ?? '' };
  if (min === undefined) return { budgetMax: max ?? parsed.error.issues[0]?.message ?? '' };
  return { budgetMin: min, ...(max !== undefined && { budgetMax: max }) };
};

/** All that the server is to have of it, valid or not. */
export const requestBodyOf = (draft: RequestDraft) => ({
  categoryId: draft.categoryId,
  answers: Object.entries(draft.answers).map(([id, answer]) => ({ id, answer })),
  title: orNull(titleOf(draft)),
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

/** The sentences of what is not valid, by field. */
export const faultsOfDraft = (draft: RequestDraft): Partial<Record<Field, string>> =>
  Object.fromEntries(
    Object.entries(requestBodyOf(draft)).flatMap(([name, value]) => {
      const parsed = safeParse(requestDraftFields[name as Field], value);
      return parsed.success ? [] : [[name, parsed.error.issues[0]?.message ?? '']];
    }),
  );

/** What of it is valid: the rest stays in the browser until it is. */
export const validBodyOf = (draft: RequestDraft): Partial<ReturnType<typeof requestBodyOf>> => {
  const faults = faultsOfDraft(draft);
  return Object.fromEntries(Object.entries(requestBodyOf(draft)).filter(([name]) => !(name in faults)));
};

/** A draft that the server holds, to be gone on with here. */
export const takeOver = (request: Request) =>
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
