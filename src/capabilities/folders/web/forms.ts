import * as z from 'zod/mini';
import * as fields from '#folders/contract/fields.ts';
import type { en } from '#folders/strings/en/folders.ts';
import { sentencesOf } from '#kernel/sentences.ts';
import { text } from '#kernel/text.ts';

const say = sentencesOf<typeof en>('folders');

// One rule, and each screen's own word for the thing. The call's schema checks again.
const folderNamed = (required: ReturnType<typeof say>) =>
  z.object({
    name: text({ min: { length: 1, say: required } }).check(fields.FOLDER_NAME_LENGTH),
    description: fields.folderDescription,
  });

export interface FolderValues {
  name: string;
  description: string;
}

export const emptyFolder: FolderValues = { name: '', description: '' };

/** As the calls take it. */
export type FolderWords = z.output<ReturnType<typeof folderNamed>>;

/** The dashboard says project. */
export const projectForm = folderNamed(say('projectNameRequired'));

/** The dialog that saves says folder. */
export const newFolderForm = folderNamed(say('folderNameRequired'));

/** The folder's own page says collection. */
export const folderForm = folderNamed(say('nameRequired'));

export const noteForm = z.object({ note: fields.companyNote });
