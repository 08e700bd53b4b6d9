import * as z from 'zod/mini';
import type { sentences as companySentences } from '#features/companies/core/strings/en/companies.ts';
import type { sentences } from '#features/folders/core/strings/en/folders.ts';
import { idInPath, pageLimitSchema } from '#kernel/id-schema.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import { textSchema } from '#kernel/text-schema.ts';

const messageKey = createMessageKey<typeof sentences>('folders');
const companyMessageKey = createMessageKey<typeof companySentences>('companies');

export const LARGEST_FOLDER_PAGE = 500;
/** One person can have this many folders beside the folder of likes. */
export const MAX_FOLDERS = 200;
export const LARGEST_SAVED_COMPANY_PAGE = 100;
/** Each folder comes with its latest companies up to this number. */
export const MAX_LATEST_COMPANIES_OF_FOLDER = 3;
const LONGEST = { name: 50, description: 200, note: 1000 } as const;

export const folderNameLengthCheck = z.maxLength(LONGEST.name, messageKey('nameTooLong'));

export const folderNameSchema = textSchema({ min: { length: 1, say: messageKey('nameRequired') } }).check(
  folderNameLengthCheck,
);

export const folderDescriptionSchema = z.nullable(
  textSchema({ max: { length: LONGEST.description, say: messageKey('descriptionTooLong') } }),
);

export const companyNoteSchema = z.nullable(
  textSchema({ max: { length: LONGEST.note, say: messageKey('noteTooLong') } }),
);

/** A page of a list has the newest entry first. */
const pageOf = (largestPage: number) =>
  z.object({
    limit: pageLimitSchema(largestPage),
    cursor: z.optional(idInPath),
  });

export const folderPageQuerySchema = pageOf(LARGEST_FOLDER_PAGE);
export const companyPageQuerySchema = pageOf(LARGEST_SAVED_COMPANY_PAGE);

export const folderIdParams = z.object({ id: idInPath });
export const companyIdParams = z.object({ companyId: idInPath });

export const folderNotFoundRefusals = {
  folderNotFound: { status: 404, say: messageKey('folderNotFound') },
} as const;
export const companyNotFoundRefusals = {
  companyNotFound: { status: 404, say: companyMessageKey('companyNotFound') },
} as const;
