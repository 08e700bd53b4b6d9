import {
  requestAdditions,
  requestFiles,
  requestInvitations,
  requestQuestions,
  requestReports,
  requests as requestTable,
} from '#requests/server/tables.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { guardedFiles, type StoredFileNames } from '#server/files/guarded-files.ts';
import type { Db } from './builders/db.ts';
import { storedRow } from './builders/db.ts';
import { requestInvitationRow, requestRow } from './builders/request.ts';
import { type AskedMaterial, type RequestMaterial, requests } from './material/requests.ts';
import type { Demo } from './plan/demo.ts';
import { photographOf } from './room-files.ts';

const HOUR_MS = 3_600_000;
const files = guardedFiles('requests');

type Planned = Demo['tables'];
type Made = ReadonlyMap<RequestMaterial['pictures'][number], StoredFileNames>;

/** The pictures of the demo's requests, drawn before anybody has to wait for the tables. */
export const makeRequestFiles = async (): Promise<Made> => {
  const made = new Map<RequestMaterial['pictures'][number], StoredFileNames>();
  for (const { pictures } of requests)
    for (const picture of pictures) {
      const taken = await files.take(await photographOf({ ...picture, region: 'minett' }));
      if (typeof taken === 'string') throw new Error(`This is no picture of a request: ${taken}`);
      made.set(picture, taken);
    }
  return made;
};

interface Loaded {
  rows: Planned;
  categoryIds: ReadonlyMap<string, number>;
  now: Date;
}

/** Companies of a trade that can be asked, those that are named first. */
const companiesFor = ({ rows, categoryIds }: Loaded, { trade, companies, client }: RequestMaterial) => {
  const paying = new Set(rows.subscriptions.all.map(({ companyId }) => companyId));
  const ofTrade = new Set(
    rows.services.all
      .filter(({ categoryId }) => categoryId === categoryIds.get(trade))
      .map(({ companyId }) => companyId),
  );
  const named = companies.flatMap(({ company }) => company ?? []);
  const others = rows.companies.all.filter(
    ({ id, name }) => ofTrade.has(id) && paying.has(id) && !named.includes(name) && name !== client,
  );
  return companies.map(
    ({ company }) => rows.companies.all.find(({ name }) => name === company) ?? others.shift(),
  );
};

const clientOf = ({ rows }: Loaded, { client }: RequestMaterial, at: number) => {
  const people = rows.users.all.filter(({ userType }) => (userType ?? 'private') === 'private');
  return client
    ? people.find(({ username }) => username === client)
    : people.filter(({ username }) => username !== 'demo-client')[at];
};

const storeAsked = async (
  db: Db,
  { requestId, sentAt, companyId }: { requestId: number; sentAt: Date; companyId: number },
  { state, seesStreet, report, question, answer }: AskedMaterial,
) => {
  const later = new Date(sentAt.getTime() + HOUR_MS);
  const row = requestInvitationRow({ requestId, companyId, state, sentAt });
  const invitation = await storedRow(
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

const storeOne = async (db: Db, loaded: Loaded, material: RequestMaterial, at: number) => {
  const { hoursAgo, state, trade, title, description, answers, commune, postalCode, street } = material;
  const begun = new Date(loaded.now.getTime() - hoursAgo * HOUR_MS);
  const client = clientOf(loaded, material, at);
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
    createdAt: begun,
    ...(!isDraft && { sentAt: begun }),
  });
  const request = await storedRow(
    db
      .insert(requestTable)
      .values({
        ...row,
        state,
        ...(state === 'closed' && {
          closedAt: new Date(begun.getTime() + HOUR_MS),
          closedFor: 'found-here' as const,
        }),
      })
      .returning(),
  );
  for (const [place, company] of companiesFor(loaded, material).entries()) {
    const asked = material.companies[place];
    if (!company || !asked) throw new Error(`Too few companies do ${trade}`);
    await storeAsked(db, { requestId: request.id, sentAt: begun, companyId: company.id }, asked);
  }
  for (const words of material.additions)
    await db
      .insert(requestAdditions)
      .values({ requestId: request.id, words, createdAt: new Date(begun.getTime() + 2 * HOUR_MS) });
  return request;
};

/** What the demo's people have asked companies, in every state. */
export const storeRequests = async (db: Db, store: FileStore, loaded: Loaded, made: Made): Promise<void> => {
  for (const [at, material] of requests.entries()) {
    const request = await storeOne(db, loaded, material, at);
    for (const [position, picture] of material.pictures.entries()) {
      const file = made.get(picture);
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
