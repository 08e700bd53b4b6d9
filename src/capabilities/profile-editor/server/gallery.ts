import { randomBytes } from 'node:crypto';
import { GALLERY_SIDES, galleryAddress, smallerOnes } from '#companies/rules/photographs.ts';
import { fileAt, galleryFiles, presentPicture } from '#companies/server/index.ts';
import {
  addGalleryPicture,
  changeGalleryPicture,
  removeGalleryPicture,
} from '#profile-editor/contract/own-pictures.ts';
import { fittedImagesApart } from '#server/files/decode-apart.ts';
import { orNotStored } from '#server/files/or-not-stored.ts';
import { isPhotograph } from '#server/files/picture-kinds.ts';
import { putForRow } from '#server/files/put-for-row.ts';
import { removeAfterwards } from '#server/files/remove-files.ts';
import { answer, type Route } from '#server/http/answer.ts';
import {
  countPictures,
  deletePicture,
  findSentPicture,
  galleryOf,
  insertPicture,
  updatePicture,
} from './gallery-store.ts';
import { findOwnCompanyRow, holdOwnCompany, picturesLeft } from './own-row.ts';

/** The files of a picture, and the address of the largest. */
const makeFiles = async (bytes: Uint8Array) => {
  const [largest, ...smaller] = await fittedImagesApart(bytes, GALLERY_SIDES);
  // 128 bits nobody can guess, and a name that is given once: what it names never changes.
  const address = galleryAddress(randomBytes(16).toString('hex'), largest);
  const contents = new Map([[fileAt(address), largest.bytes]]);
  for (const { side, address: small } of smallerOnes(address)) {
    const image = smaller[GALLERY_SIDES.slice(1).findIndex((it) => it === side)];
    if (image) contents.set(fileAt(small), image.bytes);
  }
  return { address, contents };
};

const upload: Route = answer(addGalleryPicture, async (asking) => {
  const { person, idempotencyKey: clientKey, tools, refuse } = asking;
  const { bytes } = asking.file;
  const own = await findOwnCompanyRow(tools.db, person.id);
  if (!own) throw refuse('noCompany');
  const arrived = clientKey && (await findSentPicture(tools.db, own.id, clientKey));
  if (arrived) return presentPicture(arrived);
  const { limits } = picturesLeft(own.subscription, tools.clock.now());
  const judgeRoom = (pictures: number) => {
    if (limits.images === null || pictures < limits.images) return;
    throw refuse('pictureLimit', { count: String(limits.images) });
  };
  // Asked before the work is done as well as after it, when the company's row is held.
  judgeRoom(await countPictures(tools.db, own.id));
  if (!isPhotograph(bytes)) throw refuse('wrongType');
  const { address, contents } = await makeFiles(bytes).catch(() => {
    throw refuse('unreadable');
  });
  const stored: Awaited<ReturnType<typeof insertPicture>>[] = [];
  await putForRow(tools, person, contents, async (transaction) => {
    if (!(await holdOwnCompany(transaction, person.id))) throw refuse('noCompany');
    judgeRoom(await countPictures(transaction, own.id));
    stored.push(await insertPicture(transaction, { companyId: own.id, imageUrl: address, clientKey }));
    await tools.noteWork(transaction, person, 'change-gallery');
    return [];
  }).catch(orNotStored(tools, 'a picture of a gallery', refuse));
  const [row] = stored;
  if (!row) throw new Error('A picture was stored without its row');
  return presentPicture(row);
});

const change: Route = answer(changeGalleryPicture, ({ params, person, body, tools, refuse }) =>
  tools.db.transaction(async (transaction) => {
    const own = await holdOwnCompany(transaction, person.id);
    if (!own) throw refuse('noCompany');
    const isThere = await updatePicture(transaction, own.id, params.pictureId, body);
    if (!isThere) throw refuse('pictureNotFound');
    await tools.noteWork(transaction, person, 'change-gallery');
    return (await galleryOf(transaction, own.id)).map(presentPicture);
  }),
);

const remove: Route = answer(removeGalleryPicture, ({ params, person, tools, refuse }) =>
  tools.db.transaction(async (transaction) => {
    const own = await holdOwnCompany(transaction, person.id);
    if (!own) throw refuse('noCompany');
    const address = await deletePicture(transaction, own.id, params.pictureId);
    if (address === null) throw refuse('pictureNotFound');
    await tools.noteWork(transaction, person, 'change-gallery');
    await removeAfterwards(transaction, tools.jobs, galleryFiles(address));
    return (await galleryOf(transaction, own.id)).map(presentPicture);
  }),
);

export const galleryRoutes: readonly Route[] = [upload, change, remove];
