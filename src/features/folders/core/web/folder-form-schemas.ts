import * as z from 'zod/mini';
import * as fields from '#features/folders/core/contract/fields.ts';
import type { sentences } from '#features/folders/core/strings/en/folders.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import { textSchema } from '#kernel/text-schema.ts';

const messageKey = createMessageKey<typeof sentences>('folders');

// Each screen has its own word for a folder but the rule is the same. The endpoint's schema checks again.
const folderNamed = (required: ReturnType<typeof messageKey>) =>
  z.object({
    name: textSchema({ min: { length: 1, say: required } }).check(fields.folderNameLengthCheck),
    description: fields.folderDescriptionSchema,
  });

export interface FolderFormValues {
  name: string;
  description: string;
}

export const emptyFolderForm: FolderFormValues = { name: '', description: '' };

/** The values have the shape of the endpoint's body. */
export type FolderFormOutput = z.output<ReturnType<typeof folderNamed>>;

/** The dashboard calls a folder a project. */
export const dashboardFolderFormSchema = folderNamed(messageKey('projectNameRequired'));

/** The dialog that saves says folder. */
export const newFolderFormSchema = folderNamed(messageKey('folderNameRequired'));

/** The folder's own page says collection. */
export const folderFormSchema = folderNamed(messageKey('nameRequired'));

export const noteFormSchema = z.object({ note: fields.companyNoteSchema });
