import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { allPersonalData } from '#app/registry.ts';
import { buildCompanyMember } from '#demo/builders/company-member.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildFolder } from '#demo/builders/folder.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildQuote } from '#demo/builders/quote.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildRoomFile } from '#demo/builders/room-file.ts';
import { buildUser } from '#demo/builders/user.ts';
import { buildVisit } from '#demo/builders/visit.ts';
import { companyProfiles, projectGalleryPictures } from '#features/companies/core/server/tables.ts';
import { messages } from '#features/messaging/core/server/tables.ts';
import { eventually } from '#testing/eventually.ts';
import { testHost } from '#testing/host.ts';
import { requestCalls } from '#testing/requests.ts';
import { translationService } from '#testing/translation-service.ts';
import { NETWORK_TRANSLATED_CHARACTERS_RATE_LIMIT, TRANSLATION_RATE_LIMIT } from './rules/translations.ts';
import { translations } from './server/tables.ts';

const french = 'Bonjour, pouvez-vous venir voir la fuite dans ma salle de bains la semaine prochaine ?';
const luxembourgish = 'Moien, kéint Dir d’nächst Woch laanschtkommen, fir Iech den Daach unzekucken?';

const { service, answer, env, translated } = await translationService();
const host = await testHost({ env });
const { ask, db, pool, services } = host;
const { client, company, invitationOf, roofer, sent, post, read } = await requestCalls(host);
const silent = await testHost();
await eventually(() => expect(services.translator.offerFor(french)?.into).toContain('en'));

beforeEach(async () => {
  await pool.query('delete from rate_limits');
  await db.delete(translations);
  service.requests = [];
  service.respond = answer;
});

const translate = (kind: string, id: number, as?: number, to = 'en') =>
  ask('POST', '/api/translations', { body: { of: kind, id, to }, ...(as !== undefined && { as }) });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string }).code,
];

const written = async (content = french) => {
  const [claire, company] = [await buildUser(db), await buildCompany(db)];
  const message = await buildMessage(db, { senderId: claire.id, receiverId: company.userId, content });
  return { claire, company, owner: company.userId, message };
};

describe('a message in another language', () => {
  test('says which it is and what it can be put into, and is translated once, for both sides and a member', async () => {
    const { claire, company, owner, message } = await written();
    const { userId } = await buildCompanyMember(db, { companyId: company.id, role: 'member' });
    const thread = await ask('GET', `/api/messages/conversation/${claire.id}`, { as: owner });
    expect(thread.body).toMatchObject([{ translation: { from: 'fr', into: ['en', 'de', 'pt'] } }]);
    const responses = [
      await translate('message', message.id, owner),
      await translate('message', message.id, userId),
      await translate('message', message.id, claire.id),
    ];
    for (const { status, body } of responses)
      expect([status, body]).toEqual([200, { from: 'fr', text: `[fr>en] ${french}` }]);
    expect(translated()).toHaveLength(1);
    expect(JSON.parse(translated()[0]?.body ?? '')).toEqual({
      q: french,
      source: 'fr',
      target: 'en',
      format: 'text',
      api_key: 'a-key',
    });
  });

  test('is kept once, however many ask at the same moment', async () => {
    const { claire, owner, message } = await written();
    const calls = Array.from({ length: 10 }, (_, index) =>
      translate('message', message.id, index % 2 ? owner : claire.id),
    );
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
    expect(await db.$count(translations)).toBe(1);
  });

  test('comes with its offer also where it arrives on an open page', async () => {
    const { claire, owner } = await written();
    const response = await ask('POST', '/api/messages', {
      as: claire.id,
      body: { receiverId: owner, content: french },
    });
    expect(response.body).toMatchObject({ translation: { from: 'fr' } });
    const { rows } = await pool.query<{ data: string }>(
      `select data::text as data from live_events where user_id = $1`,
      [owner],
    );
    expect(rows.map(({ data }) => data).join()).toContain('"translation"');
  });

  test('leaves the house only where somebody asks for it, who may read it', async () => {
    const { claire, owner, message } = await written();
    await ask('GET', `/api/messages/conversation/${claire.id}`, { as: owner });
    const [stranger, admin] = [await buildUser(db), await buildUser(db, { userType: 'admin' })];
    for (const as of [undefined, stranger.id, admin.id])
      expect(codeOf(await translate('message', message.id, as))).toEqual([404, 'textNotFound']);
    expect(codeOf(await translate('message', 2_000_000, owner))).toEqual([404, 'textNotFound']);
    expect(translated()).toEqual([]);
    await translate('message', message.id, owner);
    expect(codeOf(await translate('message', message.id, stranger.id))).toEqual([404, 'textNotFound']);
  });

  test('is not offered in a language the service does not name, nor where a few words may be of any', async () => {
    const { owner, message } = await written(luxembourgish);
    const short = await written('OK, merci');
    expect(services.translator.offerFor(luxembourgish)).toEqual({ from: 'lb', into: [] });
    for (const { id, as } of [
      { id: message.id, as: owner },
      { id: short.message.id, as: short.owner },
    ])
      expect(codeOf(await translate('message', id, as))).toEqual([409, 'notTranslated']);
    const ownCase = await written();
    for (const to of ['fr', 'lb'])
      expect(codeOf(await translate('message', ownCase.message.id, ownCase.owner, to))).toEqual([
        409,
        'notTranslated',
      ]);
    expect((await translate('message', ownCase.message.id, ownCase.owner, 'it')).status).toBe(400);
    expect(translated()).toEqual([]);
  });

  test('goes with its translations, and takes them along when it is changed', async () => {
    const { owner, message } = await written();
    await translate('message', message.id, owner);
    await pool.query('update messages set is_read = true where id = $1', [message.id]);
    expect(await db.$count(translations)).toBe(1);
    await pool.query(`update messages set content = 'Taken down' where id = $1`, [message.id]);
    expect(await db.$count(translations)).toBe(0);
    const otherCase = await written();
    await translate('message', otherCase.message.id, otherCase.owner);
    await db.delete(messages);
    expect(await db.$count(translations)).toBe(0);
  });

  test('that is changed while the service thinks keeps no translation of what it was', async () => {
    const { owner, message } = await written();
    service.respond = async (request) => {
      await pool.query(`update messages set content = 'Taken down' where id = $1`, [message.id]);
      return answer(request);
    };
    expect(codeOf(await translate('message', message.id, owner))).toEqual([404, 'textNotFound']);
    expect(await db.$count(translations)).toBe(0);
  });

  test('shows nothing of what was kept once no service is set, or it no longer knows the pair', async () => {
    const { owner, message } = await written();
    expect((await translate('message', message.id, owner)).status).toBe(200);
    const offer = vi.spyOn(services.translator, 'offerFor');
    onTestFinished(() => offer.mockRestore());
    offer.mockReturnValue(undefined);
    expect(codeOf(await translate('message', message.id, owner))).toEqual([409, 'notTranslated']);
    offer.mockReturnValue({ from: 'fr', into: ['de'] });
    expect(codeOf(await translate('message', message.id, owner))).toEqual([409, 'notTranslated']);
  });

  test('is handed out with its translations to whoever asks for what is kept of them', async () => {
    const { claire, owner, message } = await written();
    await translate('message', message.id, owner);
    const part = allPersonalData.find(({ name }) => name === 'messages');
    expect(await part?.collect(db, claire.id)).toMatchObject({
      messages: [{ content: french, translations: [{ language: 'en', text: `[fr>en] ${french}` }] }],
    });
  });

  test('is counted by the day and person; what is kept already costs nothing', async () => {
    const { owner, message } = await written();
    for (let index = 0; index < TRANSLATION_RATE_LIMIT.points - 1; index += 1)
      await services.limits.spend('translations', owner, TRANSLATION_RATE_LIMIT);
    expect((await translate('message', message.id, owner)).status).toBe(200);
    expect((await translate('message', message.id, owner)).status).toBe(200);
    expect((await translate('message', message.id, owner, 'de')).status).toBe(429);
    expect(translated()).toHaveLength(1);
  });
});

describe('what the operator pays for', () => {
  const long = `${french} `.repeat(40).slice(0, 4_900);

  test('is bounded for a network, however many accounts it has; what is kept already costs nothing', async () => {
    const { owner, message } = await written(long);
    const otherCase = await written(long);
    const points = NETWORK_TRANSLATED_CHARACTERS_RATE_LIMIT.points - long.length;
    await services.limits.spend(
      'characters-of-network',
      '127.0.0.1',
      NETWORK_TRANSLATED_CHARACTERS_RATE_LIMIT,
      points,
    );
    expect((await translate('message', message.id, owner)).status).toBe(200);
    expect((await translate('message', message.id, owner)).status).toBe(200);
    expect((await translate('message', otherCase.message.id, otherCase.owner)).status).toBe(429);
    expect(translated()).toHaveLength(1);
  });

  test('is bounded for all together by a setting', async () => {
    const { owner, message } = await written(long);
    const points = services.config.translation?.charactersADay ?? 0;
    expect(points).toBe(1_000_000);
    await services.limits.spend(
      'characters-of-all',
      0,
      { points, seconds: 86_400 },
      points - long.length + 1,
    );
    expect((await translate('message', message.id, owner)).status).toBe(429);
    expect(translated()).toEqual([]);
  });
});

describe('where the service does not do it', () => {
  test('a sentence says so, and nothing else waits for it', async () => {
    const { claire, owner, message } = await written();
    const requestArrived = Promise.withResolvers<void>();
    const responseAllowed = Promise.withResolvers<void>();
    service.respond = async () => {
      requestArrived.resolve();
      await responseAllowed.promise;
      return { status: 500 };
    };
    const waiting = translate('message', message.id, owner);
    await requestArrived.promise;
    const thread = await ask('GET', `/api/messages/conversation/${claire.id}`, { as: owner });
    expect(thread.status).toBe(200);
    responseAllowed.resolve();
    const refused = await waiting;
    expect(codeOf(refused)).toEqual([503, 'translatorAway']);
    expect((refused.body as { message: string }).message).toMatch(/Try again in a minute/);
    service.respond = answer;
    expect((await translate('message', message.id, owner)).status).toBe(200);
  });
});

describe('where no service is set', () => {
  test('the language of a text is told, nothing is offered, and nothing is translated', async () => {
    const [claire, owner] = [await buildUser(silent.db), await buildUser(silent.db)];
    const values = { senderId: claire.id, receiverId: owner.id, content: french };
    const message = await buildMessage(silent.db, values);
    const thread = await silent.ask('GET', `/api/messages/conversation/${claire.id}`, { as: owner.id });
    expect(thread.body).toMatchObject([{ content: french, translation: { from: 'fr', into: [] } }]);
    const body = { of: 'message', id: message.id, to: 'en' };
    const response = await silent.ask('POST', '/api/translations', { as: owner.id, body });
    expect(codeOf(response)).toEqual([409, 'notTranslated']);
  });
});

describe('a request', () => {
  test('is translated for the company that was asked, with what was added; for nobody else', async () => {
    const claire = await client();
    const [schmit, otherRoofer] = [await roofer(), await roofer()];
    const { id } = await sent(claire.id, [schmit.id], { description: french });
    await post(claire.id, `/${id}/additions`, {
      text: 'Le toit a été refait il y a vingt ans par une autre entreprise.',
    });
    const request = await read(schmit.userId, id);
    expect(request.translation).toMatchObject({ from: 'fr' });
    expect(request.additions[0]?.translation).toMatchObject({ from: 'fr' });
    const addition = request.additions[0]?.id ?? 0;
    expect((await translate('request', id, schmit.userId)).body).toMatchObject({ text: `[fr>en] ${french}` });
    expect((await translate('addition', addition, schmit.userId)).status).toBe(200);
    for (const [kind, originalId] of [
      ['request', id],
      ['addition', addition],
    ] as const)
      for (const as of [undefined, otherRoofer.userId])
        expect(codeOf(await translate(kind, originalId, as))).toEqual([404, 'textNotFound']);
  });
});

describe('a question about a request', () => {
  test('and its answer are translated for both sides, and for nobody else', async () => {
    const claire = await client();
    const [schmit, otherRoofer] = [await roofer(), await roofer()];
    const { id } = await sent(claire.id, [schmit.id]);
    const { id: invitation } = await invitationOf(schmit.userId);
    const text = 'Le grenier est-il accessible par un escalier ou seulement par une échelle ?';
    await company(schmit.userId, invitation, 'questions', { text });
    const [question] = (await read(claire.id, id)).asked;
    expect(question).toMatchObject({ text, translation: { from: 'fr' } });
    const questionId = question?.id ?? 0;
    await post(claire.id, `/${id}/asked/${questionId}/answer`, { text: french, forAll: true });
    expect((await read(schmit.userId, id)).asked).toMatchObject([{ answerTranslation: { from: 'fr' } }]);
    for (const as of [claire.id, schmit.userId]) {
      expect((await translate('question', questionId, as)).body).toMatchObject({ text: `[fr>en] ${text}` });
      expect((await translate('answer', questionId, as)).body).toMatchObject({ text: `[fr>en] ${french}` });
    }
    for (const as of [undefined, otherRoofer.userId])
      for (const kind of ['question', 'answer'])
        expect(codeOf(await translate(kind, questionId, as))).toEqual([404, 'textNotFound']);
    await pool.query(`update request_questions set answer = 'Non' where id = $1`, [questionId]);
    expect(await db.$count(translations)).toBe(1);
  });
});

describe('a company’s guarantee, its replies and the projects it shows', () => {
  test('are translated for anybody, and what was translated goes when they change', async () => {
    const { id } = await buildCompany(db, { guarantee: french });
    const project = await buildProject(db, {
      state: 'completed',
      companyId: id,
      description: french,
    });
    const review = await buildReview(db, { companyId: id, reply: french, repliedAt: new Date() });
    const page = await ask('GET', `/api/companies/${id}`);
    expect(page.body).toMatchObject({
      guaranteeTranslation: { from: 'fr' },
      reviews: [{ replyTranslation: { from: 'fr' } }],
    });
    const response = await ask('GET', `/api/companies/${id}/projects`);
    expect(response.body).toContainEqual(
      expect.objectContaining({ id: project.id, translation: expect.objectContaining({ from: 'fr' }) }),
    );
    const originals = [
      ['guarantee', id, `update company_profiles set guarantee = 'Dix ans' where id = $1`],
      ['project', project.id, `update projects set published_at = null, publication = 'none' where id = $1`],
      ['reply', review.id, `update reviews set reply = 'Merci beaucoup' where id = $1`],
    ] as const;
    for (const [kind, original, change] of originals) {
      expect((await translate(kind, original)).body).toMatchObject({ from: 'fr', text: `[fr>en] ${french}` });
      await pool.query(change, [original]);
      expect((await translate(kind, original)).status).not.toBe(200);
    }
  });
});

describe('a few words', () => {
  test('are told by what the same people wrote beside them: a title by its description, a caption by the others', async () => {
    const company = await buildCompany(db);
    const title = 'Villa Roosen';
    const project = await buildProject(db, {
      state: 'completed',
      companyId: company.id,
      name: title,
      description: french,
    });
    const captions = ['Avant', 'Pendant les travaux dans la salle de bains', 'Après'];
    const pictures = await db
      .insert(projectGalleryPictures)
      .values(
        captions.map((caption) => ({ companyId: company.id, imageUrl: '/plates/a.svg', title: caption })),
      )
      .returning({ id: projectGalleryPictures.id });
    expect((await ask('GET', `/api/companies/${company.id}`)).body).toMatchObject({
      captionTranslation: { from: 'fr' },
    });
    expect((await ask('GET', `/api/companies/${company.id}/projects`)).body).toMatchObject([
      { title, translation: { from: 'fr' }, captionTranslation: { from: 'fr' } },
    ]);
    const first = pictures[0]?.id ?? 0;
    expect((await translate('title', project.id)).body).toEqual({ from: 'fr', text: `[fr>en] ${title}` });
    expect((await translate('caption', first)).body).toEqual({ from: 'fr', text: '[fr>en] Avant' });
    await pool.query(`update projects set name = 'Maison Roosen' where id = $1`, [project.id]);
    await pool.query(`update project_gallery set title = 'Au début' where id = $1`, [first]);
    expect(await db.$count(translations)).toBe(0);
    await db.update(companyProfiles).set({ isWithheld: true }).where(eq(companyProfiles.id, company.id));
    for (const [kind, id] of [
      ['title', project.id],
      ['caption', first],
    ] as const)
      expect(codeOf(await translate(kind, id))).toEqual([404, 'textNotFound']);
  });
});

describe('a title of a few words', () => {
  const object = 'Salle de bains';

  test('is told by its description wherever it stands, and a quote’s by its lines', async () => {
    const [claire, schmit] = [await client(), await roofer()];
    const { id } = await sent(claire.id, [schmit.id], { title: object, description: french });
    const { id: invitationId } = await invitationOf(schmit.userId);
    await buildVisit(db, { invitationId, companyId: schmit.id, clientId: claire.id });
    const quote = await buildQuote(db, {
      companyId: schmit.id,
      clientId: claire.id,
      requestId: id,
      invitationId,
      state: 'sent',
      version: { object },
      lines: [{ description: 'Dépose et évacuation des anciens carrelages' }],
    });
    const inFrench = { translation: { from: 'fr' } };
    const titled = { title: object, ...inFrench };
    for (const [as, address, expected] of [
      [claire.id, '/api/requests', [titled]],
      [claire.id, `/api/requests/${id}`, titled],
      [schmit.userId, '/api/invitations', [{ request: titled }]],
      [claire.id, '/api/visits', [{ request: titled }]],
      [claire.id, `/api/requests/${id}/comparison`, { request: titled, columns: [inFrench] }],
      [claire.id, `/api/quotes/${quote.id}`, { object, ...inFrench }],
    ] as const)
      expect((await ask('GET', address, { as })).body, address).toMatchObject(expected);
  });

  test('is not told of a request that was taken back', async () => {
    const [claire, schmit] = [await client(), await roofer()];
    const { id } = await sent(claire.id, [schmit.id], { title: object, description: french });
    await ask('DELETE', `/api/requests/${id}/companies/${schmit.id}`, { as: claire.id });
    const [listed] = (await ask('GET', '/api/invitations', { as: schmit.userId })).body as [
      { request: object },
    ];
    expect(listed.request).toMatchObject({ title: null });
    expect(listed.request).not.toHaveProperty('translation');
  });
});

describe('what people keep and show each other', () => {
  test('says its language: a picture’s caption in a room, a note in a folder', async () => {
    const { claire, company } = await written();
    const project = await buildProject(db, { clientId: claire.id, companyId: company.id });
    await buildRoomFile(db, {
      project,
      kind: 'picture',
      stage: 'during',
      width: 4,
      height: 3,
      caption: french,
    });
    expect((await ask('GET', `/api/projects/${project.id}/room`, { as: claire.id })).body).toMatchObject({
      files: [{ caption: french, translation: { from: 'fr' } }],
    });
    const folder = await buildFolder(db, { userId: claire.id });
    const address = `/api/folders/${folder.id}/companies`;
    await ask('POST', address, { as: claire.id, body: { companyId: company.id } });
    await ask('PATCH', `${address}/${company.id}`, { as: claire.id, body: { note: french } });
    expect((await ask('GET', address, { as: claire.id })).body).toMatchObject([
      { note: french, noteTranslation: { from: 'fr' } },
    ]);
  });
});

describe('what a company says of itself, and what is said of it', () => {
  test('is translated for anybody, as long as the page shows it', async () => {
    const company = await buildCompany(db, { description: french });
    const review = await buildReview(db, { companyId: company.id, comment: french });
    const page = await ask('GET', `/api/companies/${company.id}`);
    expect(page.body).toMatchObject({
      translation: { from: 'fr' },
      reviews: [{ translation: { from: 'fr' } }],
    });
    expect((await translate('company', company.id)).status).toBe(200);
    expect((await translate('review', review.id)).status).toBe(200);
    await db.update(companyProfiles).set({ isWithheld: true });
    expect((await translate('company', company.id)).status).toBe(404);
    expect((await translate('review', review.id)).status).toBe(404);
  });
});
