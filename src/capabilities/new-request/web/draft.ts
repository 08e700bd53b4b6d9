import { safeParse } from 'zod/mini';
import { createStore, useStore } from '#design/store.ts';
import type { Suggestion } from '#new-request/contract/choosing.ts';
import { requestDraftFields } from '#requests/contract/fields.ts';
import type { Request } from '#requests/contract/shapes.ts';
import type { Answer } from '#requests/rules/answers.ts';
import type { DwellingKind, Holder, TimingKind } from '#requests/rules/requests.ts';
import { DRAFT_PREFIX, readStored, writeStored } from '#web/own-storage.ts';

export type CompanyToAsk = Pick<Suggestion['company'], 'id' | 'name' | 'logoUrl' | 'city'>;

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
  categoryId: number | null;
  answers: Readonly<Record<string, Answer>>;
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
  holder: Holder | null;
  timing: TimingKind | null;
  timingDate: string;
  budgetMin: string;
  budgetMax: string;
  files: readonly DraftFile[];
  companies: readonly CompanyToAsk[];
  /** Companies somebody came from, as 3,1,2: chosen once it is known that they do the trade. */
  presetCompanies: string | null;
  savedAt: string | null;
}

const NAME = `${DRAFT_PREFIX}-request`;

const blank: RequestDraft = {
  key: '',
  id: null,
  categoryId: null,
  answers: {},
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
  files: [],
  companies: [],
  presetCompanies: null,
  savedAt: null,
};

const store = createStore<RequestDraft>(blank);
let isRead = false;

const newDraft = (): RequestDraft => ({ ...blank, key: crypto.randomUUID() });

/** What this browser holds, read once. */
export const readDraft = (): RequestDraft => {
  if (isRead) return store.get();
  isRead = true;
  try {
    const kept = JSON.parse(readStored(NAME) ?? 'null') as Partial<RequestDraft> | null;
    store.set(kept?.key ? { ...blank, ...kept } : newDraft());
  } catch {
    store.set(newDraft());
  }
  return store.get();
};

export const changeDraft = (changes: Partial<RequestDraft>) => {
  const draft = { ...readDraft(), ...changes };
  writeStored(NAME, JSON.stringify(draft));
  store.set(draft);
};

export const forgetDraft = () => {
  writeStored(NAME, '');
  store.set(newDraft());
};

/** The draft; on the server and while the page is taken over, an empty one. */
export const useRequestDraft = (): RequestDraft =>
  useStore({ ...store, get: readDraft }, (draft) => draft, blank);

export const isBegun = ({ categoryId, description, title }: RequestDraft) =>
  categoryId !== null || description !== '' || title !== '';

export const titleOf = ({ title, proposedTitle }: RequestDraft): string => title.trim() || proposedTitle;

const orNull = (text: string) => text.trim() || null;

const budgetOf = ({ budgetMin, budgetMax }: RequestDraft) => {
  const [min, max] = [budgetMin.trim() || budgetMax.trim(), budgetMax.trim() || budgetMin.trim()];
  return min === '' ? null : { min, max };
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
