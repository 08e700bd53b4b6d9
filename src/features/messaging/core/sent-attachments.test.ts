import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { allPersonalData } from '#app/registry.ts';
import { buildUser } from '#demo/builders/user.ts';
import { createErasePeopleJob } from '#features/accounts/settings/server/index.ts';
import { removeFilesJob } from '#server/files/remove-files.ts';
import { startJobWorker } from '#server/jobs/job-worker.ts';
import { attachmentCalls, emptyPdf } from '#testing/attachments.ts';
import { eventually } from '#testing/eventually.ts';
import { testHost } from '#testing/host.ts';
import { twoColours } from '#testing/pictures.ts';
import { unzip } from '#testing/unzip.ts';
import type { Message } from './contract/messaging-fields.ts';
import { deleteUnsentAttachmentsJob } from './server/attachments-api.ts';
import { attachments, messages } from './server/tables.ts';

const host = await testHost();
const { ask, connection, db, pool, services } = host;
const runner = await startJobWorker(
  { connection, db, pool, close: async () => undefined },
  [removeFilesJob],
  services,
);
afterAll(() => runner.stop());
beforeEach(() => pool.query('delete from rate_limits'));

const { discard, fetched, send, storedNames, uploaded } = attachmentCalls(host);
const newPerson = async () => (await buildUser(db, { userType: 'company' })).id;
const newPair = async () => [await newPerson(), await newPerson()] as const;
const png = await twoColours({ width: 30, height: 20, left: '#c80000', right: '#0000c8' }).png().toBuffer();
const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);

describe('a message with attachments', () => {
  test('needs no text, and carries them in the order they are named, wherever it is told of', async () => {
    const [person, otherId] = await newPair();
    const [first, second] = [
      await uploaded(person, emptyPdf, 'offer.pdf'),
      await uploaded(person, png, 'roof.png'),
    ];
    const attachmentIds = [second.id, first.id];
    const { status, body } = await send(person, { content: ' ', receiverId: otherId, attachmentIds });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { content: '', attachments: [second, first] },
    });
    const thread = await ask('GET', `/api/messages/conversation/${person}`, { as: otherId });
    expect(thread.body).toMatchObject([{ content: '', attachments: [second, first] }]);
    const liveRows = await pool.query(
      `select data from live_events where user_id = $1 and name = 'message'`,
      [otherId],
    );
    expect(liveRows.rows).toMatchObject([{ data: { message: { attachments: [second, first] } } }]);
    const list = await ask('GET', '/api/messages/conversations', { as: otherId });
    expect(list.body).toMatchObject([{ lastMessage: '', attachmentCount: 2 }]);
    const leads = await ask('GET', '/api/messages', { as: otherId });
    expect(leads.body).toMatchObject([{ lastMessage: { content: '', attachmentCount: 2 } }]);
  });

  test('is sent once, whatever a retry with the same key says', async () => {
    const [person, otherId] = await newPair();
    const attachment = await uploaded(person);
    const body = { content: '', receiverId: otherId, attachmentIds: [attachment.id] };
    const [first, second] = await Promise.all(
      [1, 2].map(() => send(person, body, { 'idempotency-key': 'once' })),
    );
    expect(first).toMatchObject({ status: 201, body: { attachments: [attachment] } });
    expect(second?.body).toEqual(first?.body);
  });

  test('without any and without text there is none', async () => {
    const [person, otherId] = await newPair();
    for (const attachmentIds of [[], undefined]) {
      expect(await send(person, { content: ' ', receiverId: otherId, attachmentIds })).toMatchObject({
        status: 400,
        body: { message: 'Message is required' },
      });
    }
  });

  test.each([
    [[1, 2, 3, 4, 5, 6], 'You can attach up to 5 files to a message'],
    [[1, 1], 'You can’t attach the same file to a message twice'],
  ])('refuses %j', async (attachmentIds, message) => {
    const [person, otherId] = await newPair();
    const response = await send(person, { content: 'Moien', receiverId: otherId, attachmentIds });
    expect(response).toMatchObject({ status: 400, body: { message } });
  });

  test.each([['1'], [null], [[0]], [['x']], [[2 ** 31]], [{ 0: 1 }]])('refuses %j', async (attachmentIds) => {
    const [person, otherId] = await newPair();
    expect((await send(person, { content: 'Moien', receiverId: otherId, attachmentIds })).status).toBe(400);
  });

  test('refuses what is another’s, sent already or not there, and nothing is lost', async () => {
    const [person, otherId] = await newPair();
    const [ownFile, otherFile, sentFile] = [
      await uploaded(person),
      await uploaded(otherId),
      await uploaded(person),
    ];
    await send(person, { content: '', receiverId: otherId, attachmentIds: [sentFile.id] });
    const countBefore = await db.$count(messages);
    for (const wrong of [otherFile.id, sentFile.id, 2_000_000]) {
      const body = { content: 'Moien', receiverId: otherId, attachmentIds: [ownFile.id, wrong] };
      expect(await send(person, body)).toMatchObject({ status: 404, body: { code: 'attachmentNotFound' } });
    }
    expect(await db.$count(messages)).toBe(countBefore);
    const body = { content: 'Moien', receiverId: otherId, attachmentIds: [ownFile.id] };
    expect((await send(person, body)).status).toBe(201);
  });

  test('of twenty at once that want the same one, one gets it', async () => {
    const [person, otherId] = await newPair();
    const { id } = await uploaded(person);
    const body = { content: '', receiverId: otherId, attachmentIds: [id] };
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(person, body)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    const thread = await ask('GET', `/api/messages/conversation/${otherId}`, { as: person });
    expect((thread.body as Message[]).map((message) => idsOf(message.attachments))).toEqual([[id]]);
  });
});

describe('GET /api/messages/attachments/:attachmentId', () => {
  test('a PDF is for keeping, and no page', async () => {
    const [person, otherId] = await newPair();
    const { id } = await uploaded(person, emptyPdf, 'Pläng.exe');
    await send(person, { content: '', receiverId: otherId, attachmentIds: [id] });
    for (const reader of [person, otherId]) {
      const { status, bytes, headers } = await fetched(reader, id, '?size=small');
      expect([status, bytes.equals(emptyPdf)]).toEqual([200, true]);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(emptyPdf.length),
        'content-disposition': expect.stringMatching(/^attachment; .*Pl%C3%A4ng\.exe\.pdf$/),
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  test('a picture is shown, and asked for again only to learn whether it still may be', async () => {
    const [person, otherId] = await newPair();
    const { id } = await uploaded(person, png, 'roof.png');
    const { headers } = await fetched(person, id);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': expect.stringMatching(/^inline; filename="roof\.webp"/),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-cache',
    });
    const conditionalHeaders = { 'if-none-match': headers['etag'] as string };
    expect(await fetched(person, id, '', conditionalHeaders)).toMatchObject({ status: 304, text: '' });
    expect((await fetched(person, id, '?size=small', conditionalHeaders)).status).toBe(200);
    expect((await fetched(otherId, id, '', conditionalHeaders)).status).toBe(404);
  });

  test('is its owner’s until it is sent, then the two people’s, and never anybody else’s', async () => {
    const [person, otherId, stranger] = [...(await newPair()), await newPerson()];
    const admin = (await buildUser(db, { userType: 'admin' })).id;
    const { id } = await uploaded(person);
    const seenBy = async () => {
      const responses = await Promise.all(
        [person, otherId, stranger, admin].map((reader) => fetched(reader, id)),
      );
      return responses.map(({ status }) => status);
    };
    expect(await seenBy()).toEqual([200, 404, 404, 404]);
    await send(person, { content: '', receiverId: otherId, attachmentIds: [id] });
    expect(await seenBy()).toEqual([200, 200, 404, 404]);
    expect((await ask('GET', `/api/messages/attachments/${id}`)).status).toBe(401);
  });

  test('its files have no other address', async () => {
    await uploaded(await newPerson(), png);
    const name = (await storedNames()).at(-1);
    for (const address of [`/attachments/${name}`, `/pictures/../attachments/${name}`, `/pictures/${name}`])
      expect((await ask('GET', address)).status).toBe(404);
  });

  test.each(['0', 'x', '1e3', '2147483648', '%00'])('refuses %s', async (id) => {
    expect((await fetched(await newPerson(), id)).status).toBe(400);
  });

  test('refuses a size there is not', async () => {
    const person = await newPerson();
    const { id } = await uploaded(person, png);
    expect((await fetched(person, id, '?size=original')).status).toBe(400);
  });
});

describe('what is not sent', () => {
  test('can be taken back by its owner alone, with its files, until it is sent', async () => {
    const [person, otherId] = await newPair();
    const [unsentFile, sentFile] = [await uploaded(person, png), await uploaded(person)];
    await send(person, { content: '', receiverId: otherId, attachmentIds: [sentFile.id] });
    const namesBefore = await storedNames();
    expect((await discard(otherId, unsentFile.id)).status).toBe(404);
    expect((await discard(person, sentFile.id)).status).toBe(404);
    expect((await discard(person, unsentFile.id)).status).toBe(200);
    expect((await discard(person, unsentFile.id)).status).toBe(404);
    expect((await fetched(person, unsentFile.id)).status).toBe(404);
    await eventually(async () => expect(await storedNames()).toHaveLength(namesBefore.length - 2));
    expect((await fetched(otherId, sentFile.id)).status).toBe(200);
  });

  test('goes after a day, and nothing else does', async () => {
    const [person, otherId] = await newPair();
    const [old, fresh, sentFile] = [
      await uploaded(person, png),
      await uploaded(person),
      await uploaded(person),
    ];
    await send(person, { content: '', receiverId: otherId, attachmentIds: [sentFile.id] });
    await pool.query(`update attachments set created_at = now() - interval '25 hours' where id = any($1)`, [
      [old.id, sentFile.id],
    ]);
    const namesBefore = await storedNames();
    await deleteUnsentAttachmentsJob.run({}, services);
    const left = await db.select({ id: attachments.id }).from(attachments);
    expect(idsOf(left)).toEqual(expect.arrayContaining([fresh.id, sentFile.id]));
    expect(idsOf(left)).not.toContain(old.id);
    await eventually(async () => expect(await storedNames()).toHaveLength(namesBefore.length - 2));
  });
});

describe('a person’s own attachments', () => {
  test('are handed out with their files, sent or not; another’s are not', async () => {
    const [person, otherId] = await newPair();
    const [sentFile, unsentFile, received] = [
      await uploaded(person, png, 'roof.png'),
      await uploaded(person, emptyPdf, 'offer.pdf'),
      await uploaded(otherId, emptyPdf, 'answer.pdf'),
    ];
    await send(person, { content: '', receiverId: otherId, attachmentIds: [sentFile.id] });
    await send(otherId, { content: '', receiverId: person, attachmentIds: [received.id] });
    const { bytes } = await ask('GET', '/api/user/data', { as: person });
    const files = unzip(bytes);
    const archive = JSON.parse(String(files.get('messages.json'))) as { attachments: { files: string[] }[] };
    expect(archive.attachments).toMatchObject([
      { messageId: expect.any(Number), kind: 'picture', name: 'roof.png' },
      { messageId: null, kind: 'pdf', name: 'offer.pdf' },
    ]);
    const [[large = '', small = ''] = [], [document = ''] = []] = archive.attachments.map(
      (attachment) => attachment.files,
    );
    expect(files.get(large)).toEqual((await fetched(person, sentFile.id)).bytes);
    expect(files.get(small)).toEqual((await fetched(person, sentFile.id, '?size=small')).bytes);
    expect(files.get(document)).toEqual((await fetched(person, unsentFile.id)).bytes);
    expect([...files.keys()].filter((name) => name.startsWith('attachments/'))).toHaveLength(3);
  });

  test('stay with the other when the person is forgotten, unless they were never sent', async () => {
    const [person, otherId] = await newPair();
    const [sentFile, unsentFile] = [await uploaded(person, png), await uploaded(person)];
    await send(person, { content: '', receiverId: otherId, attachmentIds: [sentFile.id] });
    const namesBefore = await storedNames();
    await pool.query(`update users set erase_at = now() - interval '1 minute' where id = $1`, [person]);
    await createErasePeopleJob(allPersonalData).run({}, services);
    await eventually(async () => expect(await storedNames()).toHaveLength(namesBefore.length - 1));
    expect(await db.$count(attachments, eq(attachments.id, unsentFile.id))).toBe(0);
    expect((await fetched(otherId, sentFile.id)).status).toBe(200);
  });
});
