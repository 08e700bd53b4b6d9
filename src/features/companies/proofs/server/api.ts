import { isProofExpired } from '#features/companies/core/rules/proofs.ts';
import {
  countProofPages,
  fetchProofDocument,
  fetchProofPage,
  getCompanyProofs,
  messageKey,
  submitProof,
  uploadProofDocument,
  withdrawProof,
} from '#features/companies/proofs/contract/proofs.ts';
import { notifyStaff } from '#features/notifications/core/server/index.ts';
import { dayOf } from '#kernel/calendar.ts';
import { storeFilesWithRow } from '#server/files/store-files-with-row.ts';
import { createUploadErrorHandler } from '#server/files/wrap-upload-error.ts';
import { type EndpointRoute, handle, invalidFieldError } from '#server/http/handle.ts';
import type { Services } from '#server/services/services.ts';
import { presentOwnProofs } from './present-proofs.ts';
import { storeProofDocument, storeProof, withdrawOpenProof } from './store-proof.ts';
import {
  findCompanyOfOwner,
  findProof,
  proofDocumentOf,
  proofFileStore,
  readProofsOfCompany,
} from './store.ts';

const DOCUMENTS_AN_HOUR = { points: 40, seconds: 3600 };

/** A GIF may be animated, which a document never is. */
const isGif = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes.subarray(0, 4)) === 'GIF8';

const readProofs = async ({ db, clock }: Services, userId: number) => {
  const company = await findCompanyOfOwner(db, userId);
  return company ? presentOwnProofs(company, await readProofsOfCompany(db, company.id), clock.now()) : null;
};

const read: EndpointRoute = handle(getCompanyProofs, async ({ person, services, refuse }) => {
  const proofs = await readProofs(services, person.id);
  if (!proofs) throw refuse('noCompany');
  return proofs;
});

const change: EndpointRoute = handle(submitProof, async ({ person, body, services, refuse }) => {
  const now = services.clock.now();
  const company = await findCompanyOfOwner(services.db, person.id);
  if (!company) throw refuse('noCompany');
  const lastDay = ('expiresOn' in body && body.expiresOn) || null;
  if (isProofExpired(lastDay, dayOf(now))) throw invalidFieldError('expiresOn', messageKey('dayPassed'));
  await services.db.transaction(async (transaction) => {
    await storeProof(transaction, company.id, body, now);
    await services.recordActivity(transaction, person, 'enter-fact');
  });
  const proofs = await readProofs(services, person.id);
  if (!proofs) throw refuse('noCompany');
  return proofs;
});

const upload: EndpointRoute = handle(
  uploadProofDocument,
  async ({ file, person, params: { kind }, services, refuse }) => {
    const company = await findCompanyOfOwner(services.db, person.id);
    if (!company) throw refuse('noCompany');
    await services.limits.spend('fact-documents', person.id, DOCUMENTS_AN_HOUR);
    if (isGif(file.bytes)) throw refuse('wrongType');
    const fileNames = await proofFileStore.take(file.bytes);
    if (typeof fileNames === 'string') throw refuse(fileNames);
    const document = { fileNames, name: file.name, now: services.clock.now() };
    await storeFilesWithRow(services, person, fileNames.contents, async (transaction) => {
      const freed = await storeProofDocument(transaction, company.id, kind, document);
      if (!freed) throw refuse('numberFirst');
      await notifyStaff(transaction, services, 'facts');
      await services.recordActivity(transaction, person, 'prove-fact');
      return freed;
    }).catch(createUploadErrorHandler(services, 'the document of a company', refuse));
    const proofs = await readProofs(services, person.id);
    if (!proofs) throw refuse('noCompany');
    return proofs;
  },
);

const takeBack: EndpointRoute = handle(withdrawProof, async ({ params, person, services, refuse }) => {
  await services.db.transaction(async (transaction) => {
    const reason = await withdrawOpenProof(transaction, services, person.id, params.factId);
    if (reason) throw refuse(reason);
    await services.recordActivity(transaction, person, 'withdraw-fact');
  });
  const proofs = await readProofs(services, person.id);
  if (!proofs) throw refuse('factNotFound');
  return proofs;
});

const fetch: EndpointRoute = handle(
  fetchProofDocument,
  async ({ params, person, services, concerns, refuse }) => {
    const match = await findProof(services.db, params.factId);
    const mayOpen = match && (match.ownerId === person.id || person.userType === 'admin');
    if (!mayOpen) throw refuse('documentNotFound');
    const document = proofDocumentOf(match.fact);
    const file = document && (await proofFileStore.handOut(services.files, document));
    if (!file) throw refuse('documentNotFound');
    concerns(match.ownerId);
    return file;
  },
);

const count: EndpointRoute = handle(countProofPages, async ({ params, services, concerns, refuse }) => {
  const match = await findProof(services.db, params.factId);
  const document = match && proofDocumentOf(match.fact);
  const pages = document && (await proofFileStore.countPages(services.files, document));
  if (pages == null) throw refuse('documentNotFound');
  concerns(match?.ownerId ?? null);
  return { pages };
});

const fetchPage: EndpointRoute = handle(fetchProofPage, async ({ params, services, concerns, refuse }) => {
  const match = await findProof(services.db, params.factId);
  const document = match && proofDocumentOf(match.fact);
  const page = document && (await proofFileStore.openPage(services.files, document, params.page));
  if (!page) throw refuse('documentNotFound');
  concerns(match?.ownerId ?? null);
  return page;
});

export const proofRoutes: readonly EndpointRoute[] = [
  read,
  change,
  upload,
  takeBack,
  fetch,
  count,
  fetchPage,
];
