import * as z from 'zod/mini';
import { DRAFT_KEY_PREFIX, readBrowserStorage, writeBrowserStorage } from '#web/browser-storage.ts';
import { type ProfileDraft, profileDraftSchema } from './profile-draft.ts';

/** An older page may have stored other fields. */
const changes = z.partial(profileDraftSchema);

const nameOf = (me: number, companyId: number) => `${DRAFT_KEY_PREFIX} profile ${me} ${companyId}`;

/** Reads a person's unsaved changes of a profile from this browser's storage. */
export const readUnsavedProfileChanges = (me: number, companyId: number): Partial<ProfileDraft> => {
  try {
    const result = z.safeParse(changes, JSON.parse(readBrowserStorage(nameOf(me, companyId)) ?? '{}'));
    return result.success ? result.data : {};
  } catch {
    return {};
  }
};

export const storeUnsavedProfileChanges = (
  me: number,
  companyId: number,
  draftChanges: Partial<ProfileDraft>,
) =>
  writeBrowserStorage(
    nameOf(me, companyId),
    Object.keys(draftChanges).length > 0 ? JSON.stringify(draftChanges) : '',
  );
