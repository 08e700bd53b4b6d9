import { afterAll, expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { attachmentCalls, emptyPdf } from '#testing/attachments.ts';
import { testHost } from '#testing/host.ts';
import { twoColours } from '#testing/pictures.ts';
import { startS3 } from '#testing/s3-stand-in.ts';

const s3 = await startS3();
afterAll(() => s3.stop());
const host = await testHost({
  env: {
    S3_ENDPOINT: s3.settings.endpoint,
    S3_REGION: s3.settings.region,
    S3_BUCKET: s3.settings.bucket,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    S3_SIGNED_DOWNLOADS: 'on',
  },
});
const { fetched, send, uploaded } = attachmentCalls(host);
const [sender, receiver, stranger] = await Promise.all(
  [1, 2, 3].map(async () => (await buildUser(host.db, { userType: 'company' })).id),
);
const sentTo = async (from: number, to: number, file?: { bytes: Buffer; name: string }) => {
  const { id } = await uploaded(from, file?.bytes ?? emptyPdf, file?.name ?? 'Plan “A”.pdf');
  await send(from, { content: '', receiverId: to, attachmentIds: [id] });
  return id;
};

test('a document comes from the store itself, under its name, for a minute', async () => {
  const id = await sentTo(sender ?? 0, receiver ?? 0);
  const { status, headers, text } = await fetched(receiver ?? 0, id);
  expect([status, text, headers['cache-control']]).toEqual([303, '', 'no-store']);
  const address = new URL(String(headers['location']));
  expect(address.searchParams.get('X-Amz-Expires')).toBe('60');
  const document = await fetch(address);
  expect(Buffer.from(await document.arrayBuffer())).toEqual(emptyPdf);
  expect(Object.fromEntries(document.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Plan%20%E2%80%9CA%E2%80%9D.pdf"; filename*=UTF-8''Plan%20%E2%80%9CA%E2%80%9D.pdf`,
  });
});

test('an address that was changed, or has had its time, opens nothing', async () => {
  const id = await sentTo(sender ?? 0, receiver ?? 0);
  const otherId = await sentTo(receiver ?? 0, sender ?? 0);
  const addressOf = async (as: number, attachmentId: number) =>
    new URL(String((await fetched(as, attachmentId)).headers['location']));
  const address = await addressOf(receiver ?? 0, id);
  const another = await addressOf(sender ?? 0, otherId);
  const changedParameters = [
    ['X-Amz-Expires', '6000'],
    ['X-Amz-Date', '20200101T000000Z'],
    ['response-content-type', 'text/html'],
  ].map(([name = '', value = '']) => {
    const tried = new URL(address);
    tried.searchParams.set(name, value);
    return tried;
  });
  const elsewhere = new URL(address);
  elsewhere.pathname = another.pathname;
  for (const tried of [...changedParameters, elsewhere]) expect((await fetch(tried)).status).toBe(403);
});

test('is signed for nobody but those who may see it', async () => {
  const id = await sentTo(sender ?? 0, receiver ?? 0);
  const refused = await fetched(stranger ?? 0, id);
  expect([refused.status, refused.headers['location']]).toEqual([404, undefined]);
  expect((await host.ask('GET', `/api/messages/attachments/${id}`)).status).toBe(401);
});

test('a picture on a page still comes from us: a browser asks again whether it may show it', async () => {
  const bytes = await twoColours({ width: 30, height: 20, left: '#c80000', right: '#0000c8' })
    .png()
    .toBuffer();
  const id = await sentTo(sender ?? 0, receiver ?? 0, { bytes, name: 'roof.png' });
  const { status, headers } = await fetched(receiver ?? 0, id);
  expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
});
