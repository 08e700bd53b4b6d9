import { ownFolder, sharedToken } from '#testing/permissions/objects.ts';
import type { RequestBuilder } from './request-builder.ts';
import { sampleText } from './shared.ts';

const ofFolder: RequestBuilder = async (world) => ({ params: { id: (await ownFolder(world)).id } });
const ofFolderCompany =
  (body?: object): RequestBuilder =>
  async (world) => ({
    params: { id: (await ownFolder(world)).id, companyId: world.company.id },
    body,
  });

export const foldersCalls: Readonly<Record<string, RequestBuilder>> = {
  'POST /api/folders': () => ({ body: { name: 'Bathroom' } }),
  'GET /api/folders/:id': ofFolder,
  'PATCH /api/folders/:id': async (world) => ({
    params: { id: (await ownFolder(world)).id },
    body: { name: 'Kitchen' },
  }),
  'DELETE /api/folders/:id': ofFolder,
  'GET /api/folders/:id/companies': ofFolder,
  'POST /api/folders/:id/companies': async (world) => ({
    params: { id: (await ownFolder(world)).id },
    body: { companyId: world.otherCompany.id },
  }),
  'PATCH /api/folders/:id/companies/:companyId': ofFolderCompany({ note: sampleText }),
  'DELETE /api/folders/:id/companies/:companyId': ofFolderCompany(),
  'POST /api/contacts': ({ otherCompany }) => ({ body: { companyId: otherCompany.id } }),
  'DELETE /api/contacts/:companyId': ({ company }) => ({ params: { companyId: company.id } }),
  'GET /api/contacts/check/:companyId': ({ company }) => ({ params: { companyId: company.id } }),
  'GET /api/folders/:id/share': ofFolder,
  'POST /api/folders/:id/share': ofFolder,
  'DELETE /api/folders/:id/share': ofFolder,
  'GET /api/shared-folders/:token': async (world) => ({ params: { token: await sharedToken(world) } }),
  'GET /api/shared-folders/:token/companies': async (world) => ({
    params: { token: await sharedToken(world) },
  }),
};
