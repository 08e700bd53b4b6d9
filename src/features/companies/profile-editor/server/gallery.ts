import { randomBytes } from 'node:crypto';
import { GALLERY_SIDES, galleryUrl, smallerPhotographs } from '#features/companies/core/rules/photographs.ts';
import { fileAt, pictureFileNames, presentPicture } from '#features/companies/core/server/index.ts';
import {
  addGalleryPicture,
  changeGalleryPicture,
  removeGalleryPicture,
} from '#features/companies/profile-editor/contract/own-pictures.ts';
import { fittedImagesInChildProcess } from '#server/files/decode-in-child-process.ts';
import { isPhotograph } from '#server/files/picture-kinds.ts';
import { removeAfterwards } from '#server/files/remove-files.ts';
import { storeWithRow } from '#server/files/store-with-row.ts';
import { wrapUploadError } from '#server/files/wrap-upload-error.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import {
  countPictures,
  deletePicture,
  findSentPicture,
  galleryOf,
  insertPicture,
  updatePicture,
} from './gallery-store.ts';
import { findOwnCompanyRow, lockOwnCompany, planLimitsOf } from './own-company-row.ts';

/** Makes the files of a picture, and the URL of the largest. */
const makeFiles = async (bytes: Uint8Array) => {
  const [largest, ...smaller] = await fittedImagesInChildProcess(bytes, GALLERY_SIDES);
  // The token has 128 bits that nobody can guess and is never reused, so the file behind a URL never changes.
  const address = galleryUrl(randomBytes(16).toString('hex'), largest);
  const contents = new Map([[fileAt(address), largest.bytes]]);
  for (const { side, address: small } of smallerPhotographs(address)) {
    const image = smaller[GALLERY_SIDES.slice(1).findIndex((candidate) => candidate === side)];
    if (image) contents.set(fileAt(small), image.bytes);
  }
  return { address, contents };
};

const upload: EndpointRoute = handle(addGalleryPicture, async (context) => {
  const { person, idempotencyKey: clientKey, services, refuse } = context;
  const { bytes } = context.file;
  const company = await findOwnCompanyRow(services.db, person.id);
  if (!company) throw refuse('noCompany');
  const arrived = clientKey && (await findSentPicture(services.db, company.id, clientKey));
  if (arrived) return presentPicture(arrived);
  const { limits } = planLimitsOf(company.subscription, services.clock.now());
  const judgeRoom = (pictures: number) => {
    if (limits.images === null || pictures < limits.images) return;
    throw refuse('pictureLimit', { count: String(limits.images) });
  };
  // Checked before the expensive work, and once more after it under the lock of the company's row.
  judgeRoom(await countPictures(services.db, company.id));
  if (!isPhotograph(bytes)) throw refuse('wrongType');
  const { address, contents } = await makeFiles(bytes).catch(() => {
    throw refuse('unreadable');
  });
  const pictureRows: Awaited<ReturnType<typeof insertPicture>>[] = [];
  await storeWithRow(services, person, contents, async (transaction) => {
    if (!(await lockOwnCompany(transaction, person.id))) throw refuse('noCompany');
    judgeRoom(await countPictures(transaction, company.id));
    pictureRows.push(
      await insertPicture(transaction, { companyId: company.id, imageUrl: address, clientKey }),
    );
    await services.recordActivity(transaction, person, 'change-gallery');
    return [];
  }).catch(wrapUploadError(services, 'a picture of a gallery', refuse));
  const [row] = pictureRows;
  if (!row) throw new Error('A picture was stored without its row');
  return presentPicture(row);
});

const change: EndpointRoute = handle(changeGalleryPicture, ({ params, person, body, services, refuse }) =>
  services.db.transaction(async (transaction) => {
    const company = await lockOwnCompany(transaction, person.id);
    if (!company) throw refuse('noCompany');
    const isThere = await updatePicture(transaction, company.id, params.pictureId, body);
    if (!isThere) throw refuse('pictureNotFound');
    await services.recordActivity(transaction, person, 'change-gallery');
    return (await galleryOf(transaction, company.id)).map(presentPicture);
  }),
);

const remove: EndpointRoute = handle(removeGalleryPicture, ({ params, person, services, refuse }) =>
  services.db.transaction(async (transaction) => {
    const company = await lockOwnCompany(transaction, person.id);
    if (!company) throw refuse('noCompany');
    const address = await deletePicture(transaction, company.id, params.pictureId);
    if (address === null) throw refuse('pictureNotFound');
    await services.recordActivity(transaction, person, 'change-gallery');
    await removeAfterwards(transaction, services.jobs, pictureFileNames(address));
    return (await galleryOf(transaction, company.id)).map(presentPicture);
  }),
);

export const galleryRoutes: readonly EndpointRoute[] = [upload, change, remove];
