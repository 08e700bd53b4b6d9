import { isOver } from '#companies/rules/facts.ts';
import { dayOf } from '#kernel/calendar.ts';
import {
  enterFact,
  fetchFactDocument,
  getCompanyFacts,
  say,
  uploadFactDocument,
  withdrawFact,
} from '#proofs/contract/proofs.ts';
import { orNotStored } from '#server/files/or-not-stored.ts';
import { putForRow } from '#server/files/put-for-row.ts';
import { answer, invalidField, type Route } from '#server/http/answer.ts';
import type { Tools } from '#server/tools.ts';
import { addDocument, enter, withdraw } from './enter-fact.ts';
import { presentFacts } from './present.ts';
import { documentOf, factFiles, factsOf, findFact, findOwnCompany } from './store.ts';

const DOCUMENTS_AN_HOUR = { points: 40, seconds: 3600 };

/** Other pictures move. */
const isGif = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes.subarray(0, 4)) === 'GIF8';

const readFacts = async ({ db, clock }: Tools, userId: number) => {
  const company = await findOwnCompany(db, userId);
  return company ? presentFacts(company, await factsOf(db, company.id), clock.now()) : null;
};

const read: Route = answer(getCompanyFacts, async ({ person, tools, refuse }) => {
  const facts = await readFacts(tools, person.id);
  if (!facts) throw refuse('noCompany');
  return facts;
});

const change: Route = answer(enterFact, async ({ person, body, tools, refuse }) => {
  const now = tools.clock.now();
  const company = await findOwnCompany(tools.db, person.id);
  if (!company) throw refuse('noCompany');
  const lastDay = ('expiresOn' in body && body.expiresOn) || null;
  if (isOver(lastDay, dayOf(now))) throw invalidField('expiresOn', say('dayPassed'));
  await tools.db.transaction(async (transaction) => {
    await enter(transaction, company.id, body, now);
    await tools.noteWork(transaction, person, 'enter-fact');
  });
  const facts = await readFacts(tools, person.id);
  if (!facts) throw refuse('noCompany');
  return facts;
});

const upload: Route = answer(
  uploadFactDocument,
  async ({ file, person, params: { kind }, tools, refuse }) => {
    const company = await findOwnCompany(tools.db, person.id);
    if (!company) throw refuse('noCompany');
    await tools.limits.spend('fact-documents', person.id, DOCUMENTS_AN_HOUR);
    if (isGif(file.bytes)) throw refuse('wrongType');
    const made = await factFiles.take(file.bytes);
    if (typeof made === 'string') throw refuse(made);
    const document = { made, name: file.name, now: tools.clock.now() };
    await putForRow(tools, made.contents, async (transaction) => {
      const freed = await addDocument(transaction, company.id, kind, document);
      if (!freed) throw refuse('numberFirst');
      await tools.noteWork(transaction, person, 'prove-fact');
      return freed;
    }).catch(orNotStored(tools, 'the document of a company', refuse));
    const facts = await readFacts(tools, person.id);
    if (!facts) throw refuse('noCompany');
    return facts;
  },
);

const takeBack: Route = answer(withdrawFact, async ({ params, person, tools, refuse }) => {
  await tools.db.transaction(async (transaction) => {
    const why = await withdraw(transaction, tools, person.id, params.factId);
    if (why) throw refuse(why);
    await tools.noteWork(transaction, person, 'withdraw-fact');
  });
  const facts = await readFacts(tools, person.id);
  if (!facts) throw refuse('factNotFound');
  return facts;
});

const fetch: Route = answer(fetchFactDocument, async ({ params, person, tools, refuse }) => {
  const found = await findFact(tools.db, params.factId);
  const mayOpen = found && (found.ownerId === person.id || person.userType === 'admin');
  const document = mayOpen ? documentOf(found.fact) : null;
  const file = document && (await factFiles.open(tools.files, document));
  if (!file) throw refuse('documentNotFound');
  return file;
});

export const factRoutes: readonly Route[] = [read, change, upload, takeBack, fetch];
