import * as z from 'zod/mini';
import { companyItemSchema } from '#features/companies/core/contract/company-item.ts';
import type { sentences } from '#features/folders/core/strings/en/folders.ts';
import { translationOfferSchema } from '#features/translations/core/contract/translations.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath, idSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import * as fields from './fields.ts';

const messageKey = createMessageKey<typeof sentences>('folders');

/** The card's company comes with the note of the person who saved it. */
export const savedCompanySchema = z.extend(companyItemSchema, {
  note: z.nullable(z.string()),
  /** Offers to translate the note. */
  noteTranslation: translationOfferSchema,
  savedAt: momentSchema,
});

export type SavedCompany = z.output<typeof savedCompanySchema>;

const inFolderAndCompany = z.object({ id: idInPath, companyId: idInPath });

export const listFolderCompanies = endpoint({
  method: 'GET',
  url: '/api/folders/:id/companies',
  isPaged: true,
  server: {
    scope: 'folders:read',
    who: 'person',
    summary: 'List the companies in one of your folders, last saved first',
    params: fields.folderIdParams,
    query: fields.companyPageQuerySchema,
    response: z.array(savedCompanySchema),
    refusals: fields.folderNotFoundRefusals,
  },
});

export const addFolderCompany = endpoint({
  method: 'POST',
  url: '/api/folders/:id/companies',
  body: z.object({ companyId: idSchema }),
  server: {
    scope: 'folders:write',
    who: 'person',
    summary: 'Save a company to a folder; saving to the folder of likes also likes it',
    params: fields.folderIdParams,
    response: savedCompanySchema,
    refusals: {
      ...fields.folderNotFoundRefusals,
      ...fields.companyNotFoundRefusals,
      alreadyInFolder: { status: 409, say: messageKey('alreadyInFolder') },
    },
    creates: true,
  },
});

export const setFolderCompanyNote = endpoint({
  method: 'PATCH',
  url: '/api/folders/:id/companies/:companyId',
  body: z.object({ note: fields.companyNoteSchema }),
  server: {
    scope: 'folders:write',
    who: 'person',
    summary: 'Write a private note about a saved company; null deletes it',
    params: inFolderAndCompany,
    response: savedCompanySchema,
    refusals: { ...fields.folderNotFoundRefusals, ...fields.companyNotFoundRefusals },
  },
});

export const removeFolderCompany = endpoint({
  method: 'DELETE',
  url: '/api/folders/:id/companies/:companyId',
  server: {
    scope: 'folders:write',
    who: 'person',
    summary: 'Remove a company from a folder; removing from the folder of likes also unlikes it',
    params: inFolderAndCompany,
    response: z.object({}),
    refusals: { ...fields.folderNotFoundRefusals, ...fields.companyNotFoundRefusals },
  },
});
