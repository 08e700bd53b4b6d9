import { randomBytes } from 'node:crypto';
import {
  GALLERY_PICTURE_SIDES,
  galleryPictureUrl,
  smallerGalleryPictures,
} from '#features/companies/core/rules/gallery-picture-urls.ts';
import {
  fileNameOfUrl,
  pictureFileNames,
  presentGalleryPicture,
} from '#features/companies/core/server/index.ts';
import {
  addGalleryPicture,
  changeGalleryPicture,
  removeGalleryPicture,
} from '#features/companies/profile-editor/contract/own-pictures.ts';
import { makeFittedImagesInChildProcess } from '#server/files/decode-in-child-process.ts';
import { isPhotograph } from '#server/files/is-image.ts';
import { removeFilesAfterCommit } from '#server/files/remove-files.ts';
import { storeFilesWithRow } from '#server/files/store-files-with-row.ts';
import { createUploadErrorHandler } from '#server/files/wrap-upload-error.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import {
  countGalleryPictures,
  deleteGalleryPicture,
  findPictureByClientKey,
  readGallery,
  insertGalleryPicture,
  updateGalleryPicture,
} from './gallery-store.ts';
import { findOwnCompanyRow, lockOwnCompany, planAndLimitsOf } from './own-company-store.ts';

/** Makes the files of a picture, and the URL of the largest. */
const makeFiles = async (bytes: Uint8Array) => {
  const [largest, ...smaller] = await makeFittedImagesInChildProcess(bytes, GALLERY_PICTURE_SIDES);
  // The token has 128 bits that nobody can guess and is never reused, so the file behind a URL never changes.
  const address = galleryPictureUrl(randomBytes(16).toString('hex'), largest);
  const contents = new Map([[fileNameOfUrl(address), largest.bytes]]);
  for (const { side, address: small } of smallerGalleryPictures(address)) {
    const image = smaller[GALLERY_PICTURE_SIDES.slice(1).findIndex((candidate) => candidate === side)];
    if (image) contents.set(fileNameOfUrl(small), image.bytes);
  }
  return { address, contents };
};

const upload: EndpointRoute = handle(addGalleryPicture, async (context) => {
  const { person, idempotencyKey: clientKey, services, refuse } = context;
  const { bytes } = context.file;
  const company = await findOwnCompanyRow(services.db, person.id);
  if (!company) throw refuse('noCompany');
  const arrived = clientKey && (await findPictureByClientKey(services.db, company.id, clientKey));
  if (arrived) return presentGalleryPicture(arrived);
  const { limits } = planAndLimitsOf(company.subscription, services.clock.now());
  const judgeRoom = (pictures: number) => {
    if (limits.images === null || pictures < limits.images) return;
    throw refuse('pictureLimit', { count: String(limits.images) });
  };
  // Checked before the expensive work, and once more after it under the lock of the company's row.
  judgeRoom(await countGalleryPictures(services.db, company.id));
  if (!isPhotograph(bytes)) throw refuse('wrongType');
  const { address, contents } = await makeFiles(bytes).catch(() => {
    throw refuse('unreadable');
  });
  const pictureRows: Awaited<ReturnType<typeof insertGalleryPicture>>[] = [];
  await storeFilesWithRow(services, person, contents, async (transaction) => {
    if (!(await lockOwnCompany(transaction, person.id))) throw refuse('noCompany');
    judgeRoom(await countGalleryPictures(transaction, company.id));
    pictureRows.push(
      await insertGalleryPicture(transaction, { companyId: company.id, imageUrl: address, clientKey }),
    );
    await services.recordActivity(transaction, person, 'change-gallery');
    return [];
  }).catch(createUploadErrorHandler(services, 'a picture of a gallery', refuse));
  const [row] = pictureRows;
  if (!row) throw new Error('A picture was stored without its row');
  return presentGalleryPicture(row);
});

const change: EndpointRoute = handle(changeGalleryPicture, ({ params, person, body, services, refuse }) =>
  services.db.transaction(async (transaction) => {
    const company = await lockOwnCompany(transaction, person.id);
    if (!company) throw refuse('noCompany');
    const isThere = await updateGalleryPicture(transaction, company.id, params.pictureId, body);
    if (!isThere) throw refuse('pictureNotFound');
    await services.recordActivity(transaction, person, 'change-gallery');
    return (await readGallery(transaction, company.id)).map(presentGalleryPicture);
  }),
);

const remove: EndpointRoute = handle(removeGalleryPicture, ({ params, person, services, refuse }) =>
  services.db.transaction(async (transaction) => {
    const company = await lockOwnCompany(transaction, person.id);
    if (!company) throw refuse('noCompany');
    const address = await deleteGalleryPicture(transaction, company.id, params.pictureId);
    if (address === null) throw refuse('pictureNotFound');
    await services.recordActivity(transaction, person, 'change-gallery');
    await removeFilesAfterCommit(transaction, services.jobs, pictureFileNames(address));
    return (await readGallery(transaction, company.id)).map(presentGalleryPicture);
  }),
);

export const galleryRoutes: readonly EndpointRoute[] = [upload, change, remove];
