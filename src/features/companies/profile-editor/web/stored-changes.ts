import * as z from 'zod/mini';
import { DRAFT_PREFIX, readStored, writeStored } from '#web/own-storage.ts';
import { type ProfileDraft, profileDraftFields } from './profile-draft.ts';

/** An older page may have stored other fields. */
const changes = z.partial(profileDraftFields);

const nameOf = (me: number, companyId: number) => `${DRAFT_PREFIX} profile ${me} ${companyId}`;

/** Reads a person's unsaved changes of a profile from this browser's storage. */
export const readStoredChanges = (me: number, companyId: number): Partial<ProfileDraft> => {
  try {
    const result = z.safeParse(changes, JSON.parse(readStored(nameOf(me, companyId)) ?? '{}'));
    return result.success ? result.data : {};
  } catch {
    return {};
  }
};

export const storeChanges = (me: number, companyId: number, draftChanges: Partial<ProfileDraft>) =>
  writeStored(
    nameOf(me, companyId),
    Object.keys(draftChanges).length > 0 ? JSON.stringify(draftChanges) : '',
  );
