import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { LOGO_SIDE_PIXELS, logoFileName, logoFileNames } from '#features/companies/core/server/index.ts';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import { removeLogo, uploadLogo } from '#features/companies/profile-editor/contract/own-pictures.ts';
import { getOwnCompanyLogo } from '#kernel/get-own-company-logo.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import { makeSquareImagesInChildProcess } from '#server/files/decode-in-child-process.ts';
import { isPhotograph } from '#server/files/is-image.ts';
import { removeFilesAfterCommit } from '#server/files/remove-files.ts';
import { storeFilesWithRow } from '#server/files/store-files-with-row.ts';
import { createUploadErrorHandler } from '#server/files/wrap-upload-error.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import type { RecordActivity } from '#server/services/profile-activity.ts';
import { findOwnCompanyRow, lockOwnCompany } from './own-company-store.ts';

/** Returns the files of the previous logo; null if the company is gone. */
const setLogo = async (
  transaction: Db,
  recordActivity: RecordActivity,
  person: Person,
  logoUrl: string | null,
) => {
  const company = await lockOwnCompany(transaction, person.id);
  if (!company) return null;
  await transaction.update(c).set({ logoUrl }).where(eq(c.id, company.id));
  await recordActivity(transaction, person, 'change-logo');
  return logoFileNames(company.logoUrl);
};

export const logoRoutes: readonly EndpointRoute[] = [
  handle(getOwnCompanyLogo, async ({ person, services }) => {
    const company = await findOwnCompanyRow(services.db, person.id);
    if (!company) return null;
    const { name, logoUrl } = company;
    return { name, logoUrl, isOwner: person.memberId === undefined };
  }),

  handle(uploadLogo, async ({ file: { bytes }, person, services, refuse }) => {
    if (!(await findOwnCompanyRow(services.db, person.id))) throw refuse('noCompany');
    if (!isPhotograph(bytes)) throw refuse('wrongType');
    const images = await makeSquareImagesInChildProcess(bytes, [LOGO_SIDE_PIXELS], 'centre').catch(() => {
      throw refuse('unreadable');
    });
    const name = logoFileName(randomBytes(16).toString('hex'));
    const contents = new Map([...images.values()].map((image) => [name, image]));
    await storeFilesWithRow(services, person, contents, async (transaction) => {
      const freed = await setLogo(transaction, services.recordActivity, person, `/${name}`);
      if (!freed) throw new Error('A logo for no company');
      return freed;
    }).catch(createUploadErrorHandler(services, 'a logo', refuse));
    return { logoUrl: `/${name}` };
  }),

  handle(removeLogo, ({ person, services, refuse }) =>
    services.db.transaction(async (transaction) => {
      const freed = await setLogo(transaction, services.recordActivity, person, null);
      if (!freed) throw refuse('noCompany');
      await removeFilesAfterCommit(transaction, services.jobs, freed);
      return { logoUrl: null };
    }),
  ),
];
