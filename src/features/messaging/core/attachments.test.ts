import { rename, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { MAX_FILE_BYTES } from '#kernel/max-file-bytes.ts';
import { attachmentCalls, emptyPdf } from '#testing/attachments.ts';
import { testHost } from '#testing/host.ts';
import { pixelsOf, twoColours, vastPng } from '#testing/pictures.ts';
import { ATTACHMENT_RATE_LIMIT } from './rules/attachments.ts';
import { attachments } from './server/tables.ts';

const host = await testHost();
const { ask, db, pool } = host;
beforeEach(() => pool.query('delete from rate_limits'));

const { fetched, folder, storedNames, upload, uploaded } = attachmentCalls(host);
const newPerson = async () => (await buildUser(db, { userType: 'company' })).id;

const wide = twoColours({ width: 3000, height: 1000, left: '#c80000', right: '#0000c8' });
const jpeg = await wide.clone().jpeg().toBuffer();
const png = await twoColours({ width: 300, height: 200, left: '#c80000', right: '#0000c8' }).png().toBuffer();
const gif = await sharp(png).gif().toBuffer();

describe('POST /api/messages/attachments', () => {
  test.each([
    ['JPEG', jpeg, 2048, 683],
    ['PNG', png, 300, 200],
    ['GIF', gif, 300, 200],
  ])('takes a %s, whatever it is called, in two sizes', async (_, bytes, width, height) => {
    const person = await newPerson();
    const attachment = await uploaded(person, bytes, 'roof.pdf');
    const large = await fetched(person, attachment.id);
    expect(attachment).toEqual({
      id: expect.any(Number),
      kind: 'picture',
      name: 'roof.pdf',
      size: large.bytes.length,
      width,
      height,
    });
    expect(await pixelsOf(large.bytes)).toMatchObject({ width, height });
    const small = await pixelsOf((await fetched(person, attachment.id, '?size=small')).bytes);
    expect(small.width).toBe(Math.min(width, 640));
    const [red, , blue] = small.at(10, 10);
    expect([red > 150, blue < 60]).toEqual([true, true]);
  });

  test('turns a picture as its camera was held, and forgets what the camera wrote', async () => {
    const person = await newPerson();
    const photo = await sharp(png)
      .withExif({ IFD0: { Artist: 'MARKER Claire' }, IFD3: { GPSLatitude: '49/1 36/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><MARKER/></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    const attachment = await uploaded(person, photo);
    expect(attachment).toMatchObject({ width: 200, height: 300 });
    for (const size of ['small', 'large']) {
      const { bytes } = await fetched(person, attachment.id, `?size=${size}`);
      expect(bytes.toString('latin1')).not.toMatch(/MARKER|EXIF|XMP/);
    }
  });

  test('keeps a PDF as it is, one of exactly 10 MB too', async () => {
    const person = await newPerson();
    const largest = Buffer.concat([emptyPdf, Buffer.alloc(MAX_FILE_BYTES - emptyPdf.length, 7)]);
    const attachment = await uploaded(person, largest, 'offer.pdf');
    expect(attachment).toMatchObject({ kind: 'pdf', size: MAX_FILE_BYTES, width: null, height: null });
    expect((await fetched(person, attachment.id)).bytes.equals(largest)).toBe(true);
  });

  test.each([
    ['C:\\plans\\Daach “Esch”.pdf', 'Daach “Esch”.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['plan\u202efdp.exe', 'planfdp.exe'],
    [`${'ä'.repeat(300)}.pdf`, `${'ä'.repeat(59)}…${'ä'.repeat(56)}.pdf`],
  ])('calls %j %j', async (fileName, name) => {
    expect((await uploaded(await newPerson(), emptyPdf, fileName)).name).toBe(name);
  });

  test.each<[string, Uint8Array, status: number, code: string]>([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'wrongType'],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'wrongType'],
    ['a PDF further in', Buffer.concat([Buffer.from('MZ'), emptyPdf]), 415, 'wrongType'],
    ['HTML that begins like a PDF', Buffer.from('%PDF-<script>alert(1)</script>'), 415, 'wrongType'],
    ['nothing', Buffer.alloc(0), 415, 'wrongType'],
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 422, 'unreadable'],
    ['half a PNG', png.subarray(0, png.length / 2), 422, 'unreadable'],
    ['HTML that begins like a GIF', Buffer.from('GIF89a<script>alert(1)</script>'), 422, 'unreadable'],
    ['16,000 by 16,000 points', vastPng(16_000), 422, 'unreadable'],
    ['a byte too many', Buffer.concat([emptyPdf, Buffer.alloc(MAX_FILE_BYTES)]), 413, 'fileTooLarge'],
  ])('refuses %s, and keeps nothing of it', async (_, bytes, status, code) => {
    const person = await newPerson();
    const namesBefore = await storedNames();
    expect(await upload(person, bytes)).toMatchObject({
      status,
      body: { code, message: expect.stringMatching(/^\w.+\.$/) },
    });
    expect(await storedNames()).toEqual(namesBefore);
  });

  test('where nothing can be stored it says so, and has no row', async () => {
    const person = await newPerson();
    await uploaded(person);
    const countBefore = await db.$count(attachments);
    await rename(folder, `${folder}-away`);
    await writeFile(folder, 'in the way');
    const { status, body } = await upload(person, jpeg);
    await rm(folder);
    await rename(`${folder}-away`, folder);
    expect({ status, body }).toMatchObject({ status: 503, body: { code: 'notStored' } });
    expect(await db.$count(attachments)).toBe(countBefore);
  });

  test('sixty an hour are taken', async () => {
    const person = await newPerson();
    await pool.query(`insert into rate_limits (key, points, expire) values ($1, $2, $3)`, [
      `attachments:${person}`,
      ATTACHMENT_RATE_LIMIT.points,
      Date.now() + 60_000,
    ]);
    expect((await upload(person, emptyPdf)).status).toBe(429);
    expect((await upload(await newPerson(), emptyPdf)).status).toBe(200);
  });

  test('fifty at once of ten people are all there', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, newPerson));
    const uploadedFiles = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => uploaded(people[turn % 10] ?? 0, turn % 2 ? png : emptyPdf)),
    );
    const responses = await Promise.all(
      uploadedFiles.map(({ id }, turn) => fetched(people[turn % 10] ?? 0, id)),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('is for people who are signed in', async () => {
    const form = new FormData();
    form.append('file', new Blob([emptyPdf]));
    expect((await ask('POST', '/api/messages/attachments', { form })).status).toBe(401);
    expect((await ask('DELETE', '/api/messages/attachments/1')).status).toBe(401);
  });
});
