import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildCompany, type CompanyRow } from '#demo/builders/company.ts';
import { buildContentReport } from '#demo/builders/content-report.ts';
import { buildConversationReport } from '#demo/builders/conversation-report.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildPicture } from '#demo/builders/picture.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildSubscription } from '#demo/builders/subscription.ts';
import { buildUser } from '#demo/builders/user.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { notifications } from '#features/notifications/core/server/tables.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import { reviews } from '#features/reviews/core/server/tables.ts';
import { languages, pathInLanguage } from '#kernel/language.ts';
import { moveFilesJob } from '#server/files/quarantine-files.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { stringsOf } from '#strings/strings.ts';
import { decidingAtOnce } from '#testing/decisions.ts';
import { galleryCalls, testPhotograph } from '#testing/gallery.ts';
import { testHost } from '#testing/host.ts';
import { refusalOf } from '#testing/response-parts.ts';
import type { CaseEvidence } from './contract/moderation.ts';
import type { Takedown } from './contract/takedowns.ts';
import type { TakedownContentKind } from './rules/takedowns.ts';
import { applyConsequences } from './server/apply-consequences.ts';
import { contentReports, moderationLog, takedowns } from './server/tables.ts';
import { takeDownContent } from './server/takedowns/take-down-content.ts';
import { takedownActionsByKind } from './server/takedowns/takedown-actions.ts';

const host = await testHost({ withPages: true });
const { ask, db, services, pool } = host;
const { uploaded, uploadLogo } = galleryCalls(host);

const moderator = await buildUser(db, { userType: 'admin' });
const colleague = await buildUser(db, { userType: 'admin' });
const statement = 'It shows the face of a child without leave.';

const lastDay = `${new Date().getUTCFullYear() + 1}-12-01`;

/** This word is nowhere else, so that a thing is found wherever it is shown. */
const WORD = 'Quetschekraut';

interface Case {
  ownerId: number;
  id: number;
  address: string;
  /** These show it to others, and must no longer do so afterwards. */
  places: { url: string; as?: number; sign: string }[];
}

let company: CompanyRow;
const ownCompany = async () => {
  const built = await buildCompany(db, { name: `Schräinerei ${WORD}` });
  await buildSubscription(db, { companyId: built.id, plan: 'premium' });
  return built;
};

const publicPlaces = (id: number, sign: string) => [
  { url: `/api/companies/${id}`, sign },
  { url: `/companies/${id}`, sign },
];

const cases: Record<Exclude<TakedownContentKind, 'message'>, () => Promise<Case>> = {
  picture: async () => {
    const { id, imageUrl } = await uploaded(company.userId, await testPhotograph.png().toBuffer());
    return {
      ownerId: company.userId,
      id,
      address: `https://giewel.example${imageUrl}`,
      places: [
        ...publicPlaces(company.id, imageUrl),
        { url: `/api/companies/${company.id}/gallery`, sign: imageUrl },
        { url: `/api/companies?query=${WORD}`, sign: imageUrl },
        { url: imageUrl, sign: 'WEBP' },
      ],
    };
  },
  logo: async () => {
    const { logoUrl } = (await uploadLogo(company.userId, await testPhotograph.png().toBuffer())).body as {
      logoUrl: string;
    };
    return {
      ownerId: company.userId,
      id: company.id,
      address: `/companies/${company.id}`,
      places: [...publicPlaces(company.id, logoUrl), { url: logoUrl, sign: 'WEBP' }],
    };
  },
  description: async () => {
    const description = `We cook ${WORD}-Jelly on every building site.`;
    await ask('PATCH', '/api/company-profile', { as: company.userId, body: { description } });
    return {
      ownerId: company.userId,
      id: company.id,
      address: `/companies/${company.id}-schraeinerei`,
      places: [
        ...publicPlaces(company.id, `${WORD}-Jelly`),
        { url: `/api/companies?query=${WORD}`, sign: `${WORD}-Jelly` },
      ],
    };
  },
  project: async () => {
    const project = await buildProject(db, {
      companyId: company.id,
      state: 'completed',
      name: `Kitchen of ${WORD}-Plum`,
      description: `${WORD}-Plum everywhere.`,
    });
    await db
      .update(projects)
      .set({ publication: 'published', publishedAt: new Date() })
      .where(eq(projects.id, project.id));
    const { imageUrl } = await buildPicture(db, { companyId: company.id, projectId: project.id });
    return {
      ownerId: project.clientId,
      id: project.id,
      address: `/companies/${company.id}?tab=projects`,
      places: [
        { url: `/api/companies/${company.id}/projects`, sign: `${WORD}-Plum` },
        { url: `/api/companies/${company.id}/projects`, sign: imageUrl },
        { url: `/companies/${company.id}?tab=projects`, sign: `${WORD}-Plum` },
      ],
    };
  },
  reply: async () => {
    const reply = `You are a ${WORD}-Head.`;
    const review = await buildReview(db, { companyId: company.id, status: 'approved' });
    await db.update(reviews).set({ reply, repliedAt: new Date() }).where(eq(reviews.id, review.id));
    return {
      ownerId: company.userId,
      id: review.id,
      address: `/companies/${company.id}?tab=reviews`,
      places: [
        { url: `/api/companies/${company.id}/reviews`, sign: reply },
        { url: `/companies/${company.id}?tab=reviews`, sign: reply },
      ],
    };
  },
  review: async () => {
    const comment = `The fitter is a ${WORD}-Thief.`;
    const review = await buildReview(db, { companyId: company.id, status: 'approved', comment });
    return {
      ownerId: review.userId,
      id: review.id,
      address: `/companies/${company.id}?tab=reviews`,
      places: [
        { url: `/api/companies/${company.id}/reviews`, sign: comment },
        { url: `/companies/${company.id}?tab=reviews`, sign: comment },
      ],
    };
  },
  profile: async () => ({
    ownerId: company.userId,
    id: company.id,
    address: `/companies/${company.id}`,
    places: [
      ...publicPlaces(company.id, WORD),
      { url: `/api/companies?query=${WORD}`, sign: `"id":${company.id},` },
      { url: `/api/suggestions?query=${WORD}`, sign: `"id":${company.id},` },
      { url: `/api/companies/${company.id}/services`, sign: '[' },
      { url: `/api/compare?ids=${company.id},${(await buildCompany(db)).id}`, sign: WORD },
    ],
  }),
};

const runMoves = async () => {
  const { rows } = await pool.query<{ payload: unknown }>(
    `select j.payload from ${storedJobsSql} j where j.name = 'move-files' order by j.created_at, place`,
  );
  for (const { payload } of rows) await moveFilesJob.run(payload, services);
  await pool.query(`delete from pgboss.job where data ->> 'kind' = 'move-files'`);
};

const showsSign = async ({ url, as, sign }: Case['places'][number]) =>
  (await ask('GET', url, as === undefined ? {} : { as })).text.includes(sign);
const signsAt = async ({ places }: Case) => Promise.all(places.map(showsSign));

const evidenceOf = async (queue: string, id: number) =>
  (await ask('GET', `/api/admin/queues/${queue}/${id}/evidence`, { as: moderator.id })).body as CaseEvidence;

const decide = (queue: string, id: number, body: object, as = moderator.id) =>
  decidingAtOnce(host)(queue, id, body, as);

const uphold = { verdict: 'withhold', statement };
const notificationsOf = (userId: number) =>
  db.select().from(notifications).where(eq(notifications.userId, userId));
const last = <Item>(items: readonly Item[]) => items.at(-1) as Item;

/** Walks through takedown, notification, objection, a colleague's judgment and restoring. */
const walk = async (kind: TakedownContentKind, takenCase: Case) => {
  const report = await buildContentReport(db, { address: takenCase.address, email: 'nora@mail.example' });
  const all = takenCase.places.map(() => true);
  const none = takenCase.places.map(() => false);
  await expect.poll(() => signsAt(takenCase)).toEqual(all);
  const { candidates } = await evidenceOf('content-reports', report.id);
  expect(candidates).toContainEqual(expect.objectContaining({ kind, id: takenCase.id }));
  const response = await decide('content-reports', report.id, {
    ...uphold,
    taken: [{ kind, id: takenCase.id }],
  });
  expect([response.status, response.text]).toEqual([200, '{}']);
  await runMoves();
  // Other instances, and this one's cache, learn of it a moment later.
  await expect.poll(() => signsAt(takenCase)).toEqual(none);
  const [row] = await db.select().from(contentReports).where(eq(contentReports.id, report.id));
  expect(row).toMatchObject({ outcome: 'upheld', taken: [kind], wasGone: false });
  const lines = await db.select().from(moderationLog).where(eq(moderationLog.personId, takenCase.ownerId));
  expect(lines.map(({ verdict }) => verdict)).toContain('taken');
  return { all, report };
};

beforeAll(async () => {
  company = await ownCompany();
});

describe('a report of illegal content that is upheld takes down', () => {
  test.each(Object.entries(cases).filter(([kind]) => kind !== 'review'))('a %s', async (kind, make) => {
    const takenCase = await make();
    const { all } = await walk(kind as TakedownContentKind, takenCase);
    const notification = last(
      (await notificationsOf(takenCase.ownerId)).filter((item) => item.kind === 'contentTakenDown'),
    );
    expect(notification.subject).toMatchObject({ what: kind, statement });
    const takedownId = Number(notification.subject['takedownId']);

    const ownResponse = await ask('GET', `/api/takedowns/${takedownId}`, { as: takenCase.ownerId });
    expect(ownResponse.body).toMatchObject({ kind, statement, state: 'withheld', mayObject: true });
    const stranger = await buildUser(db);
    expect((await ask('GET', `/api/takedowns/${takedownId}`, { as: stranger.id })).status).toBe(404);
    const text = 'We have the leave of both parents.';
    const objection = `/api/takedowns/${takedownId}/objection`;
    expect((await ask('POST', objection, { as: stranger.id, body: { text } })).status).toBe(404);
    const objected = await ask('POST', objection, { as: takenCase.ownerId, body: { text } });
    expect(objected.body as Takedown).toMatchObject({ state: 'waiting', mayObject: false, objection: text });
    expect(refusalOf(await ask('POST', objection, { as: takenCase.ownerId, body: { text } }))).toBe(
      'alreadyObjected',
    );

    const restore = { verdict: 'approve' };
    expect(refusalOf(await decide('objections', takedownId, restore))).toBe('ownDecision');
    expect((await decide('objections', takedownId, restore, colleague.id)).status).toBe(200);
    await runMoves();
    await expect.poll(() => signsAt(takenCase)).toEqual(all);
    const restoredResponse = await ask('GET', `/api/takedowns/${takedownId}`, { as: takenCase.ownerId });
    expect(restoredResponse.body).toMatchObject({ state: 'restored' });
    expect(last(await notificationsOf(takenCase.ownerId))).toMatchObject({
      kind: 'objectionDecided',
      subject: { outcome: 'restored' },
    });
  });

  test('a review, which has its own way back', async () => {
    const takenCase = await cases.review();
    await walk('review', takenCase);
    const [review] = await db.select().from(reviews).where(eq(reviews.id, takenCase.id));
    expect(review).toMatchObject({ status: 'rejected', withheldFor: 'illegal', withheldWhy: statement });
    expect(last(await notificationsOf(takenCase.ownerId)).kind).toBe('reviewWithheld');
  });
});

test('an objection that is lost leaves it away, and says where else one can turn', async () => {
  const takenCase = await cases.description();
  await walk('description', takenCase);
  const [row] = (await db.select().from(takedowns)).slice(-1);
  const id = row?.id ?? 0;
  await ask('POST', `/api/takedowns/${id}/objection`, {
    as: takenCase.ownerId,
    body: { text: 'It is true, every word.' },
  });
  const response = await decide('objections', id, uphold, colleague.id);
  expect([response.status, response.text]).toEqual([200, '{}']);
  expect(await signsAt(takenCase)).not.toContain(true);
  const state = await ask('GET', `/api/takedowns/${id}`, { as: takenCase.ownerId });
  expect(state.body).toMatchObject({ state: 'final', answer: statement });
});

test('nothing is upheld without being taken down, and the reporter is told the truth', async () => {
  const { id, receipt } = await buildContentReport(db, { address: '/companies/99999' });
  const bare = await decide('content-reports', id, uphold);
  expect([bare.status, bare.body]).toMatchObject([400, { fields: { taken: expect.any(String) } }]);
  const wrong = await decide('content-reports', id, { ...uphold, taken: [{ kind: 'picture', id: 999_999 }] });
  expect(refusalOf(wrong)).toBe('nothingTaken');
  expect((await ask('GET', `/api/reports/${receipt}`)).body).toMatchObject({ state: 'waiting' });
  expect((await decide('content-reports', id, { ...uphold, isGone: true })).status).toBe(200);
  expect((await ask('GET', `/api/reports/${receipt}`)).body).toMatchObject({
    state: 'upheld',
    taken: [],
    wasGone: true,
  });
});

test('a report about one company’s page takes nothing of another’s down', async () => {
  const { id: pictureId } = await cases.picture();
  const otherCompany = await buildCompany(db);
  const { id } = await buildContentReport(db, { address: `/companies/${otherCompany.id}` });
  const taken = [{ kind: 'picture', id: pictureId }];
  expect(refusalOf(await decide('content-reports', id, { ...uphold, taken }))).toBe('nothingTaken');
  expect(await db.$count(takedowns, eq(takedowns.subjectId, pictureId))).toBe(0);
});

test('of two reports about one picture the first takes it down, and the second is upheld by that', async () => {
  const { id: pictureId, address } = await cases.picture();
  const reports = [await buildContentReport(db, { address }), await buildContentReport(db, { address })];
  const taken = [{ kind: 'picture', id: pictureId }];
  for (const { id } of reports)
    expect((await decide('content-reports', id, { ...uphold, taken })).status).toBe(200);
  for (const { receipt } of reports)
    expect((await ask('GET', `/api/reports/${receipt}`)).body).toMatchObject({
      state: 'upheld',
      taken: ['picture'],
    });
  expect(await db.$count(takedowns, eq(takedowns.subjectId, pictureId))).toBe(1);
});

describe('a report about a person', () => {
  const pair = async () => {
    const [reporter, reported] = [await buildUser(db), await buildUser(db)];
    const threat = await buildMessage(db, {
      senderId: reported.id,
      receiverId: reporter.id,
      content: `I come with ${WORD}-Fire.`,
    });
    await buildMessage(db, { senderId: reporter.id, receiverId: reported.id });
    const { id } = await buildConversationReport(db, { reporterId: reporter.id, reportedId: reported.id });
    return { reporter, reported, threat, id };
  };

  test('shows the conversation, and takes a message down that comes back after an objection', async () => {
    const { reporter, reported, threat, id } = await pair();
    const later = await buildMessage(db, {
      senderId: reported.id,
      receiverId: reporter.id,
      createdAt: new Date(Date.now() + 60_000),
    });
    const { conversation, candidates } = await evidenceOf('conversation-reports', id);
    expect(conversation.map((item) => item.id)).not.toContain(later.id);
    expect(conversation).toContainEqual(expect.objectContaining({ id: threat.id, isOfReported: true }));
    expect(candidates.map((item) => item.id)).toEqual([threat.id]);
    const { rows } = await pool.query(`select object from security_events where object = $1`, [
      `conversation-reports ${id}`,
    ]);
    expect(rows.length).toBeGreaterThan(0);

    const foreign = { kind: 'message', id: (await pair()).threat.id };
    expect(refusalOf(await decide('conversation-reports', id, { ...uphold, taken: [foreign] }))).toBe(
      'nothingTaken',
    );
    const takenMessages = [{ kind: 'message', id: threat.id }];
    const response = await decide('conversation-reports', id, { ...uphold, taken: takenMessages });
    expect([response.status, response.text]).toEqual([200, '{}']);
    const talk = `/api/messages/conversation/${reported.id}`;
    expect((await ask('GET', talk, { as: reporter.id })).text).not.toContain(`${WORD}-Fire`);
    expect((await ask('GET', '/api/messages/conversations', { as: reporter.id })).text).not.toContain(
      `${WORD}-Fire`,
    );
    const takedownId = Number(last(await notificationsOf(reported.id)).subject['takedownId']);
    const text = 'It was a line of a song we both know.';
    await ask('POST', `/api/takedowns/${takedownId}/objection`, { as: reported.id, body: { text } });
    await decide('objections', takedownId, { verdict: 'approve' }, colleague.id);
    expect((await ask('GET', talk, { as: reporter.id })).text).toContain(`${WORD}-Fire`);
  });

  test.each([
    ['warning', 'warned'],
    ['block', 'blocked'],
    ['limits', 'limited'],
    ['suspension', 'proposed'],
  ])('can be followed by a %s, which is told and noted', async (consequence, verdict) => {
    const { reporter, reported, id } = await pair();
    const bare = await decide('conversation-reports', id, uphold);
    expect([bare.status, bare.body]).toMatchObject([400, { fields: { consequences: expect.any(String) } }]);
    const body = { ...uphold, consequences: [consequence], until: lastDay };
    expect((await decide('conversation-reports', id, body)).status).toBe(200);
    const lines = await db.select().from(moderationLog).where(eq(moderationLog.personId, reported.id));
    expect(lines.map((line) => line.verdict).toSorted()).toEqual([verdict, 'upheld'].toSorted());
    expect(last(await notificationsOf(reporter.id))).toMatchObject({
      kind: 'conversationReportDecided',
      subject: { outcome: 'upheld' },
    });
    const write = (receiverId: number) =>
      ask('POST', '/api/messages', { as: reported.id, body: { receiverId, content: 'Hello there again.' } });
    if (consequence === 'suspension') {
      const [row] = await db.select().from(users).where(eq(users.id, reported.id));
      expect(row).toMatchObject({ isSuspended: false });
      return;
    }
    expect(last(await notificationsOf(reported.id))).toMatchObject({
      kind: 'standingChanged',
      subject: { outcome: consequence, statement },
    });
    const toReporter = await write(reporter.id);
    const toStranger = await write((await buildUser(db, { userType: 'company' })).id);
    expect([toReporter.status, toStranger.status]).toEqual([
      consequence === 'block' ? 403 : 201,
      consequence === 'limits' ? 403 : 201,
    ]);
  });
});

test('somebody who is limited is told a day of Luxembourg, also about midnight', async () => {
  const { id: personId } = await buildUser(db);
  const { id: reporterId } = await buildUser(db);
  const clock = { now: () => new Date('2026-11-30T23:30:00Z') };
  await db.transaction((transaction) =>
    applyConsequences(transaction, { ...services, clock }, ['limits'], {
      personId,
      reporterId,
      statement,
      moderator,
    }),
  );
  expect(last(await notificationsOf(personId))).toMatchObject({
    subject: { outcome: 'limits', lastDay: '2026-12-31' },
  });
});

test('a suspended company leaves the directory, and is back when it is lifted', async () => {
  const barred = await ownCompany();
  const url = `/api/companies?query=${WORD}`;
  const isFound = async () => (await ask('GET', url)).text.includes(`"id":${barred.id},`);
  const page = async () => (await ask('GET', `/companies/${barred.id}`)).status;
  expect([await isFound(), await page()]).toEqual([true, 200]);
  await db.update(users).set({ isSuspended: true }).where(eq(users.id, barred.userId));
  await expect.poll(async () => [await isFound(), await page()]).toEqual([false, 404]);
  await db.update(users).set({ isSuspended: false }).where(eq(users.id, barred.userId));
  await expect.poll(async () => [await isFound(), await page()]).toEqual([true, 200]);
});

describe('what stands where words were taken', () => {
  test.each(languages)('says so in %s, wherever it is read', async (language) => {
    const client = await buildUser(db);
    const message = await buildMessage(db, { senderId: company.userId, receiverId: client.id });
    const project = await buildProject(db, { clientId: client.id, companyId: company.id });
    await db.transaction(async (transaction) => {
      const ground = { moderator, statement };
      expect(await takeDownContent(transaction, services, { kind: 'message', id: message.id }, ground)).toBe(
        true,
      );
      expect(await takeDownContent(transaction, services, { kind: 'project', id: project.id }, ground)).toBe(
        true,
      );
    });
    const { withheldWords } = stringsOf(language).talk;
    const places = [
      { url: '/messages', as: client.id },
      { url: `/messages/${company.userId}`, as: client.id },
      { url: '/dashboard?tab=messages', as: client.id },
      { url: `/messages/${client.id}`, as: company.userId },
      { url: '/projects', as: client.id },
      { url: `/projects/${project.id}`, as: client.id },
    ];
    for (const { url, as } of places) {
      const { text } = await ask('GET', pathInLanguage(language, url), { as });
      const visibleText = text.replace(/<script[^]*?<\/script>/g, '');
      expect(visibleText, url).toContain(withheldWords);
      if (language !== 'en') expect(visibleText, url).not.toContain(stringsOf('en').talk.withheldWords);
    }
  });

  test('comes back as it was, and is no longer called withheld', async () => {
    const client = await buildUser(db);
    const message = await buildMessage(db, {
      senderId: company.userId,
      receiverId: client.id,
      content: WORD,
    });
    await db.transaction(async (transaction) => {
      const content = await takedownActionsByKind.message.take(
        transaction,
        message.id,
        'Removed by our moderators',
      );
      await takedownActionsByKind.message.putBack(transaction, message.id, content?.was);
    });
    const { body } = await ask('GET', `/api/messages/conversation/${company.userId}`, { as: client.id });
    expect(body).toMatchObject([{ content: WORD, isWithheld: false }]);
  });
});
