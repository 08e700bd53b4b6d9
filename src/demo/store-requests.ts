import {
  requestAdditions,
  requestFiles,
  requestInvitations,
  requestQuestions,
  requestReports,
  requests as requestTable,
} from '#features/requests/core/server/tables.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { createPrivateFiles, type StoredFileNames } from '#server/files/private-files.ts';
import type { Db } from './builders/db.ts';
import { firstInsertedRow } from './builders/db.ts';
import { requestInvitationRow, requestRow } from './builders/request.ts';
import { demoRequests, type InvitedCompanyMaterial, type RequestMaterial } from './material/requests.ts';
import type { DemoPlan } from './plan/demo.ts';
import { drawDemoPhotograph } from './room-files.ts';

const HOUR_MS = 3_600_000;
const files = createPrivateFiles('requests');

type Planned = DemoPlan['tables'];
type Made = ReadonlyMap<RequestMaterial['pictures'][number], StoredFileNames>;

/** Draws the pictures before the tables are locked. */
export const makeRequestFiles = async (): Promise<Made> => {
  const filesByPicture = new Map<RequestMaterial['pictures'][number], StoredFileNames>();
  for (const { pictures } of demoRequests)
    for (const picture of pictures) {
      const storedNames = await files.take(await drawDemoPhotograph({ ...picture, region: 'minett' }));
      if (typeof storedNames === 'string') throw new Error(`This is no picture of a request: ${storedNames}`);
      filesByPicture.set(picture, storedNames);
    }
  return filesByPicture;
};

interface Loaded {
  rows: Planned;
  categoryIds: ReadonlyMap<string, number>;
  now: Date;
}

/** Returns companies of a trade that can be invited, named ones first. */
const companiesFor = (
  { rows, categoryIds }: Loaded,
  { trade, companies, client, language }: RequestMaterial,
) => {
  const paying = new Set(rows.subscriptions.all.map(({ companyId }) => companyId));
  const ofTrade = new Set(
    rows.services.all
      .filter(({ categoryId }) => categoryId === categoryIds.get(trade))
      .map(({ companyId }) => companyId),
  );
  const namedCompanies = companies.flatMap(({ company }) => company ?? []);
  const otherCompanies = rows.companies.all
    .filter(
      ({ id, name }) =>
        ofTrade.has(id) && paying.has(id) && !namedCompanies.includes(name) && name !== client,
    )
    .toSorted((a, b) => Number(b.textLanguage === language) - Number(a.textLanguage === language));
  return companies.map(
    ({ company }) => rows.companies.all.find(({ name }) => name === company) ?? otherCompanies.shift(),
  );
};

const clientOf = ({ rows }: Loaded, { client, language }: RequestMaterial, index: number) => {
  const people = rows.users.all.filter(({ userType }) => (userType ?? 'private') === 'private');
  return client
    ? people.find(({ username }) => username === client)
    : people.filter((person) => person.language === language)[index];
};

const storeInvitation = async (
  db: Db,
  { requestId, sentAt, companyId }: { requestId: number; sentAt: Date; companyId: number },
  { state, seesStreet, report, question, answer }: InvitedCompanyMaterial,
) => {
  const later = new Date(sentAt.getTime() + HOUR_MS);
  const row = requestInvitationRow({ requestId, companyId, state, sentAt });
  const invitation = await firstInsertedRow(
    db
      .insert(requestInvitations)
      .values({ ...row, ...(seesStreet && { streetShownAt: later }) })
      .returning(),
  );
  if (report)
    await db.insert(requestReports).values({ requestId, companyId, reason: report, createdAt: later });
  if (question)
    await db.insert(requestQuestions).values({
      invitationId: invitation.id,
      words: question,
      createdAt: later,
      ...(answer !== undefined && {
        answer,
        isForAll: true,
        answeredAt: new Date(later.getTime() + HOUR_MS),
      }),
    });
};

const storeOne = async (db: Db, loaded: Loaded, material: RequestMaterial, index: number) => {
  const { hoursAgo, state, trade, title, description, answers, commune, postalCode, street } = material;
  const sentAt = new Date(loaded.now.getTime() - hoursAgo * HOUR_MS);
  const client = clientOf(loaded, material, index);
  if (!client) throw new Error(`Nobody asks for “${title}”`);
  const isDraft = state === 'draft';
  const row = requestRow({
    clientId: client.id,
    categoryId: loaded.categoryIds.get(trade) ?? null,
    categoryName: trade,
    title,
    description,
    answers,
    commune,
    postalCode,
    street,
    builtYear: material.builtYear,
    timing: material.timing,
    budgetMin: material.budget?.[0] ?? null,
    budgetMax: material.budget?.[1] ?? null,
    createdAt: sentAt,
    ...(!isDraft && { sentAt: sentAt }),
  });
  const request = await firstInsertedRow(
    db
      .insert(requestTable)
      .values({
        ...row,
        state,
        ...(state === 'closed' && {
          closedAt: new Date(sentAt.getTime() + HOUR_MS),
          closedFor: 'found-here' as const,
        }),
      })
      .returning(),
  );
  for (const [place, company] of companiesFor(loaded, material).entries()) {
    const invited = material.companies[place];
    if (!company || !invited) throw new Error(`Too few companies do ${trade}`);
    await storeInvitation(db, { requestId: request.id, sentAt: sentAt, companyId: company.id }, invited);
  }
  for (const words of material.additions)
    await db
      .insert(requestAdditions)
      .values({ requestId: request.id, words, createdAt: new Date(sentAt.getTime() + 2 * HOUR_MS) });
  return request;
};

/** Stores requests and invitations in every state. */
export const storeRequests = async (
  db: Db,
  store: FileStore,
  loaded: Loaded,
  filesByPicture: Made,
): Promise<void> => {
  for (const [index, material] of demoRequests.entries()) {
    const request = await storeOne(db, loaded, material, index);
    for (const [position, picture] of material.pictures.entries()) {
      const file = filesByPicture.get(picture);
      if (!file) throw new Error(`Nothing was drawn for ${picture.caption}`);
      const { contents, ...shape } = file;
      for (const [name, bytes] of contents) await store.put(name, bytes);
      await db.insert(requestFiles).values({
        ...shape,
        requestId: request.id,
        position,
        name: `picture-${position + 1}.jpg`,
        caption: picture.caption,
        createdAt: request.createdAt,
      });
    }
  }
};
