import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompanyInvitation } from '#demo/builders/company-invitation.ts';
import { buildCompanyProof } from '#demo/builders/company-proof.ts';
import { buildFolder, buildFolderCompany } from '#demo/builders/folder.ts';
import { buildProject, type ProjectValues } from '#demo/builders/project.ts';
import { buildQuote } from '#demo/builders/quote.ts';
import { buildRequest, buildRequestInvitation } from '#demo/builders/request.ts';
import { buildReview, type ReviewValues } from '#demo/builders/review.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildVisit } from '#demo/builders/visit.ts';
import { passkeys, sessions } from '#features/accounts/core/server/tables.ts';
import { receipts } from '#features/billing/subscriptions/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { companyProofs } from '#features/companies/proofs/server/tables.ts';
import { folderShares } from '#features/folders/core/server/tables.ts';
import { takedowns } from '#features/moderation/core/server/tables.ts';
import { mailTokens } from '#features/notifications/core/server/tables.ts';
import { quotePdfKinds } from '#features/quotes/core/rules/quotes.ts';
import {
  insertPdfRow,
  createQuotePdfFile,
  pdfStorageName,
} from '#features/quotes/core/server/pdf/pdf-store.ts';
import { quoteAcceptances, quoteFiles } from '#features/quotes/core/server/tables.ts';
import { requestQuestions } from '#features/requests/core/server/tables.ts';
import { calendarAddresses, visitSlots } from '#features/requests/visits/server/tables.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { hashBrowserToken } from '#server/auth/browser-token.ts';
import { emptyPdf } from '#testing/attachments.ts';
import { twoColours } from '#testing/pictures.ts';
import type { TestWorld } from './test-world.ts';

const inAnHour = () => new Date(Date.now() + 3_600_000);

const first = <Row>([row]: Row[]): Row => {
  if (row === undefined) throw new Error('Nothing was stored');
  return row;
};

const photograph = await twoColours({ width: 40, height: 20, left: '#c80000', right: '#0000c8' })
  .png()
  .toBuffer();

/** A browser sends a file like this. */
export const formWith = (field: string): FormData => {
  const form = new FormData();
  const [bytes, name] = field === 'picture' ? [photograph, 'roof.png'] : [emptyPdf, 'roof.pdf'];
  form.append(field, new Blob([Buffer.from(bytes)]), name);
  return form;
};

export const pictureForm = (): FormData => {
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(photograph)]), 'roof.png');
  return form;
};

export const ownFolder = async ({ host, ids, company }: TestWorld) => {
  const folder = await buildFolder(host.db, { userId: ids.client });
  await buildFolderCompany(host.db, { folderId: folder.id, companyId: company.id });
  return folder;
};

export const sharedToken = async (world: TestWorld): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const { id } = await ownFolder(world);
  await world.host.db.insert(folderShares).values({ folderId: id, tokenHash: hashBrowserToken(token) });
  return token;
};

export const teamInvitation = async ({ host, company }: TestWorld) => {
  const token = randomBytes(32).toString('base64url');
  return { token, ...(await buildCompanyInvitation(host.db, { companyId: company.id, token })) };
};

export const takedownOfOwner = async ({ host, ids, company }: TestWorld): Promise<number> => {
  const subject = { kind: 'description', subjectId: company.id, ownerId: ids.owner } as const;
  const statement = 'It praises what others have built.';
  return first(
    await host.db
      .insert(takedowns)
      .values({ ...subject, statement, was: {} })
      .returning(),
  ).id;
};

export const unsubscribeToken = async ({ host, ids }: TestWorld): Promise<string> => {
  const token = randomBytes(20).toString('hex');
  await host.db.insert(mailTokens).values({ tokenHash: hashBrowserToken(token), userId: ids.client });
  return token;
};

export const sessionOfClient = async ({ host, ids }: TestWorld) =>
  first(
    await host.db
      .insert(sessions)
      .values({ userId: ids.client, tokenHash: randomBytes(32), expiresAt: inAnHour() })
      .returning(),
  );

export const passkeyOfClient = async ({ host, ids }: TestWorld) =>
  first(
    await host.db
      .insert(passkeys)
      .values({
        userId: ids.client,
        credentialId: randomBytes(16).toString('hex'),
        publicKey: randomBytes(32),
        name: 'Phone',
      })
      .returning(),
  );

/** The project was finished yesterday. */
export const finishedProject = (
  { host, ids, company }: TestWorld,
  publication: ProjectValues['publication'] = 'none',
) =>
  buildProject(host.db, {
    clientId: ids.client,
    companyId: company.id,
    state: 'completed',
    publication,
    publishedAt: null,
    createdAt: new Date(Date.now() - 31 * DAY_MS),
  });

export const reviewOfCompany = async (world: TestWorld, values: Partial<ReviewValues> = {}) =>
  buildReview(world.host.db, { project: await finishedProject(world), ...values });

export const receiptOfCompany = async ({ host, company }: TestWorld) =>
  first(
    await host.db
      .insert(receipts)
      .values({
        companyId: company.id,
        plan: 'premium',
        period: 'yearly',
        paidFrom: new Date(),
        paidUntil: new Date(Date.now() + 365 * DAY_MS),
        amountCents: 100_000,
        vatCents: 17_000,
        buyer: { name: company.name, address: null, vatNumber: null },
        seller: { name: null, address: null, registration: null, vat: null },
        issuedAt: new Date(),
      })
      .returning(),
  );

/** Returns the response to a form, so that its id can be used. */
export const sentBy = async (
  { host, ids }: TestWorld,
  name: 'client' | 'owner',
  url: string,
  form: FormData,
): Promise<Record<string, unknown>> => {
  const { status, text, body } = await host.ask('POST', url, { as: ids[name], form });
  if (status >= 300) throw new Error(`${url} refused a file: ${status} ${text}`);
  return body as Record<string, unknown>;
};

/** Returns a trade that the owner's company does. */
const tradeOfCompany = async ({ host, company }: TestWorld) => {
  const category = await buildCategory(host.db);
  await buildService(host.db, { companyId: company.id, categoryId: category.id });
  return category;
};

export const draftOfClient = async (world: TestWorld) =>
  buildRequest(world.host.db, { clientId: world.ids.client, categoryId: (await tradeOfCompany(world)).id });

/** The client's request has invited the owner's company. */
export const requestAtCompany = async (world: TestWorld) => {
  const { host, ids, company } = world;
  const sentAt = new Date();
  const categoryId = (await tradeOfCompany(world)).id;
  const request = await buildRequest(host.db, { clientId: ids.client, categoryId, sentAt });
  const invitation = await buildRequestInvitation(host.db, {
    requestId: request.id,
    companyId: company.id,
    sentAt,
  });
  return { request, invitation };
};

export const questionOf = async ({ host }: TestWorld, invitationId: number) =>
  first(
    await host.db
      .insert(requestQuestions)
      .values({ invitationId, words: 'Is the attic heated?' })
      .returning(),
  );

/** The owner’s company has proposed this visit, so that the client can accept it. */
export const visitAtClient = async ({ host, ids, company }: TestWorld) => {
  const visit = await buildVisit(host.db, {
    companyId: company.id,
    clientId: ids.client,
    memberId: ids.owner,
  });
  const slot = first(await host.db.select().from(visitSlots).where(eq(visitSlots.visitId, visit.id)));
  return { visit, slot };
};

/** The owner’s company has sent this quote to the client, unless it is to be a draft. */
export const quoteForClient = async (world: TestWorld, state: 'draft' | 'sent' | 'accepted' = 'sent') => {
  const { host, ids, company } = world;
  const { request, invitation } = await requestAtCompany(world);
  return buildQuote(host.db, {
    companyId: company.id,
    clientId: ids.client,
    requestId: request.id,
    invitationId: invitation.id,
    state,
  });
};

/** The file belongs to that quote. */
export const fileOfQuote = async ({ host: { db, services } }: TestWorld, { id }: { id: number }) => {
  const token = randomBytes(16).toString('hex');
  await services.files.put(`quotes/${token}.pdf`, emptyPdf);
  const row = {
    quoteId: id,
    sinceVersion: 1,
    kind: 'pdf',
    name: 'roof.pdf',
    size: emptyPdf.length,
    token,
  } as const;
  const { id: fileId } = first(await db.insert(quoteFiles).values(row).returning());
  return { id, fileId };
};

/** The law demands these facts of a company before it sends a quote. */
export const stateFacts = async ({ host: { db }, company }: TestWorld): Promise<void> => {
  const stated = { registrationNumber: 'B123456' };
  await db.update(companyProfiles).set(stated).where(eq(companyProfiles.id, company.id));
  const isPermit = and(eq(companyProofs.companyId, company.id), eq(companyProofs.kind, 'permit'));
  if ((await db.$count(companyProofs, isPermit)) === 0)
    await buildCompanyProof(db, { companyId: company.id, kind: 'permit' });
};

/** The quote was accepted; it has its PDF and the copies of the signed version. */
export const quoteWithPdfs = async (world: TestWorld) => {
  const { db, services } = world.host;
  const quote = await quoteForClient(world, 'accepted');
  for (const kind of quotePdfKinds) {
    const pdfFile = createQuotePdfFile(Buffer.from(`%PDF-1.7 ${kind} of ${quote.id}`));
    await services.files.put(pdfStorageName(pdfFile), pdfFile.bytes);
    const content = kind === 'sent' ? sql`'{}'::jsonb` : null;
    await insertPdfRow(db, pdfFile, { quoteId: quote.id, version: 1, kind, content: content as null });
  }
  return quote;
};

/** The quote was accepted, with its evidence. */
export const acceptedQuote = async (world: TestWorld) => {
  const quote = await quoteForClient(world, 'accepted');
  const at = new Date();
  await world.host.db.insert(quoteAcceptances).values({
    quoteId: quote.id,
    version: 1,
    sha256: sql`(select sha256 from quote_versions where quote_id = ${quote.id} and version = 1)`,
    net: '100.00',
    total: '117.00',
    name: 'Client',
    at,
    by: 'email',
    withdrawableUntil: new Date(at.getTime() + DAY_MS),
  });
  return quote;
};

export const calendarSecretOfClient = async ({ host, ids }: TestWorld): Promise<string> => {
  const secret = randomBytes(32).toString('base64url');
  await host.db.insert(calendarAddresses).values({ userId: ids.client, tokenHash: hashBrowserToken(secret) });
  return secret;
};
