import { isProofOver } from '#companies/rules/proofs.ts';
import { dayOf } from '#kernel/calendar.ts';
import { notifyStaff } from '#notifications/server/index.ts';
import {
  countProofPages,
  fetchProofDocument,
  fetchProofPage,
  getCompanyProofs,
  say,
  submitProof,
  uploadProofDocument,
  withdrawProof,
} from '#proofs/contract/proofs.ts';
import { orNotStored } from '#server/files/or-not-stored.ts';
import { putForRow } from '#server/files/put-for-row.ts';
import { answer, invalidField, type Route } from '#server/http/answer.ts';
import type { Tools } from '#server/tools.ts';
import { presentProofs } from './present.ts';
import { findOwnCompany, findProof, proofDocumentOf, proofFiles, proofsOf } from './store.ts';
import { addProofDocument, storeProof, takeBackProof } from './submit-proof.ts';

const DOCUMENTS_AN_HOUR = { points: 40, seconds: 3600 };

/** A GIF may be animated, and a document is not. */
const isGif = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes.subarray(0, 4)) === 'GIF8';

const readProofs = async ({ db, clock }: Tools, userId: number) => {
  const company = await findOwnCompany(db, userId);
  return company ? presentProofs(company, await proofsOf(db, company.id), clock.now()) : null;
};

const read: Route = answer(getCompanyProofs, async ({ person, tools, refuse }) => {
  const proofs = await readProofs(tools, person.id);
  if (!proofs) throw refuse('noCompany');
  return proofs;
});

const change: Route = answer(submitProof, async ({ person, body, tools, refuse }) => {
  const now = tools.clock.now();
  const company = await findOwnCompany(tools.db, person.id);
  if (!company) throw refuse('noCompany');
  const lastDay = ('expiresOn' in body && body.expiresOn) || null;
  if (isProofOver(lastDay, dayOf(now))) throw invalidField('expiresOn', say('dayPassed'));
  await tools.db.transaction(async (transaction) => {
    await storeProof(transaction, company.id, body, now);
    await tools.noteWork(transaction, person, 'enter-fact');
  });
  const proofs = await readProofs(tools, person.id);
  if (!proofs) throw refuse('noCompany');
  return proofs;
});

const upload: Route = answer(
  uploadProofDocument,
  async ({ file, person, params: { kind }, tools, refuse }) => {
    const company = await findOwnCompany(tools.db, person.id);
    if (!company) throw refuse('noCompany');
    await tools.limits.spend('fact-documents', person.id, DOCUMENTS_AN_HOUR);
    if (isGif(file.bytes)) throw refuse('wrongType');
    const made = await proofFiles.take(file.bytes);
    if (typeof made === 'string') throw refuse(made);
    const document = { made, name: file.name, now: tools.clock.now() };
    await putForRow(tools, person, made.contents, async (transaction) => {
      const freed = await addProofDocument(transaction, company.id, kind, document);
      if (!freed) throw refuse('numberFirst');
      await notifyStaff(transaction, tools, 'facts');
      await tools.noteWork(transaction, person, 'prove-fact');
      return freed;
    }).catch(orNotStored(tools, 'the document of a company', refuse));
    const proofs = await readProofs(tools, person.id);
    if (!proofs) throw refuse('noCompany');
    return proofs;
  },
);

const takeBack: Route = answer(withdrawProof, async ({ params, person, tools, refuse }) => {
  await tools.db.transaction(async (transaction) => {
    const why = await takeBackProof(transaction, tools, person.id, params.factId);
    if (why) throw refuse(why);
    await tools.noteWork(transaction, person, 'withdraw-fact');
  });
  const proofs = await readProofs(tools, person.id);
  if (!proofs) throw refuse('factNotFound');
  return proofs;
});

const fetch: Route = answer(fetchProofDocument, async ({ params, person, tools, concerns, refuse }) => {
  const found = await findProof(tools.db, params.factId);
  const mayOpen = found && (found.ownerId === person.id || person.userType === 'admin');
  if (!mayOpen) throw refuse('documentNotFound');
  const document = proofDocumentOf(found.fact);
  const file = document && (await proofFiles.handOut(tools.files, document));
  if (!file) throw refuse('documentNotFound');
  concerns(found.ownerId);
  return file;
});

const count: Route = answer(countProofPages, async ({ params, tools, concerns, refuse }) => {
  const found = await findProof(tools.db, params.factId);
  const document = found && proofDocumentOf(found.fact);
  const pages = document && (await proofFiles.countPages(tools.files, document));
  if (pages == null) throw refuse('documentNotFound');
  concerns(found?.ownerId ?? null);
  return { pages };
});

const fetchPage: Route = answer(fetchProofPage, async ({ params, tools, concerns, refuse }) => {
  const found = await findProof(tools.db, params.factId);
  const document = found && proofDocumentOf(found.fact);
  const page = document && (await proofFiles.openPage(tools.files, document, params.page));
  if (!page) throw refuse('documentNotFound');
  concerns(found?.ownerId ?? null);
  return page;
});

export const proofRoutes: readonly Route[] = [read, change, upload, takeBack, fetch, count, fetchPage];
