import { beforeEach, expect, test } from 'vitest';
import { allPersonalData } from '#app/registry.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildUser } from '#demo/builders/user.ts';
import { hashPassword } from '#features/accounts/core/server/passwords.ts';
import { testHost } from '#testing/host.ts';
import { buildCompanyWithTraces, buildPersonWithTraces } from '#testing/person-with-traces.ts';
import { profilePictures, redAndBlue } from '#testing/profile-pictures.ts';
import { unzip } from '#testing/unzip.ts';

const host = await testHost({ withPages: true });
const { ask, db, pool } = host;
const { uploaded } = profilePictures(host);

beforeEach(() => pool.query('delete from rate_limits'));

const archiveOf = async (as: number) => {
  const { status, bytes } = await ask('GET', '/api/user/data', { as });
  expect(status).toBe(200);
  const files = unzip(bytes);
  const json = (name: string) => JSON.parse(files.get(`${name}.json`)?.toString() ?? 'null') as unknown;
  return { files, json, text: [...files.values()].join('\n') };
};

test('a person is given everything: a file for each module, and the picture', async () => {
  const { person, marks, company, folder, project, review, unsent } = await buildPersonWithTraces(host);
  const url = await uploaded(person.id, await redAndBlue().png().toBuffer());
  const { files, json } = await archiveOf(person.id);
  const pictures = [url, url.replace('-320', '-96')].map((address) => address.slice(1));
  expect([...files.keys()].sort()).toEqual(
    [
      ...allPersonalData.map(({ name }) => `${name}.json`),
      ...pictures,
      `attachments/${unsent.token}.pdf`,
    ].sort(),
  );
  for (const picture of pictures) expect(files.get(picture)).toEqual((await ask('GET', `/${picture}`)).bytes);

  const { username, fullName, email, phoneNumber, passport, ip } = marks;
  expect(json('account')).toMatchObject({
    account: {
      username,
      fullName,
      email,
      phoneNumber,
      passport,
      signupIp: ip,
      lastLoginIp: ip,
      profilePictureUrl: url,
    },
    sessions: expect.arrayContaining([
      expect.objectContaining({ ipAddress: ip, userAgent: marks.userAgent }),
    ]),
    verifications: [{ type: 'email', sentTo: email }],
    passkeys: [{ name: `Phone of ${fullName}` }],
  });
  expect(json('folders')).toMatchObject({
    folders: [{ id: folder.id, name: folder.name }],
    savedCompanies: [{ folderId: folder.id, company: company.name, note: `${fullName} asked for a quote` }],
    links: [{ folderId: folder.id }],
    likedCompanies: [{ company: company.name }],
  });
  expect(json('projects')).toMatchObject({
    asClient: expect.arrayContaining([expect.objectContaining({ id: project.id, company: company.name })]),
    asCompany: [],
  });
  expect(json('messages')).toMatchObject({
    messages: [
      { isSent: true, content: 'When?' },
      { isSent: false, content: 'On Monday.' },
    ],
  });
  const expectedReview = expect.objectContaining({ id: review.id, comment: 'They came on time.' });
  expect(json('reviews')).toMatchObject({ written: expect.arrayContaining([expectedReview]) });
  expect(json('reports')).toMatchObject({ aboutOneself: [{ reason: `${fullName} never paid` }] });
  expect(json('notifications')).toMatchObject({ notifications: [{ subject: { name: fullName } }] });
});

test('a company is given its profile, services, pictures and projects', async () => {
  const { person, ownCompany: own } = await buildCompanyWithTraces(host);
  const { json } = await archiveOf(person.id);
  expect(json('companies')).toMatchObject({
    companies: [{ name: own.name, vatNumber: own.vatNumber, email: own.email }],
    services: [{ category: expect.any(String) }],
    pictures: [{ companyId: own.id }],
  });
  expect(json('projects')).toMatchObject({ asCompany: [{ companyId: own.id }] });
  expect(json('reviews')).toMatchObject({ flagged: [{ companyId: own.id }] });
});

test('nobody is given what signs in, or how to reach another', async () => {
  const { person, company } = await buildPersonWithTraces(host, {
    password: await hashPassword('Gromperekichelcher'),
  });
  const client = await buildUser(db, {
    email: 'other@mail.example',
    phoneNumber: '+352621999999',
    fullName: 'Other Persoun',
  });
  await buildMessage(db, { senderId: client.id, receiverId: person.id });
  await pool.query('update projects set client_id = $1 where company_id = $2', [client.id, company.id]);
  const { text, json } = await archiveOf(person.id);
  expect(json('messages')).toMatchObject({ messages: [{}, {}, { with: client.username }] });
  const hashes = await pool.query<{ hash: string }>(
    `select encode(token_hash, 'hex') as hash from sessions union all select encode(token_hash, 'hex') from password_resets
     union all select encode(token_hash, 'hex') from folder_shares`,
  );
  const foreignTexts = [
    client.email,
    '+352621999999',
    'Other Persoun',
    company.email ?? 'none',
    company.phoneNumber ?? 'none',
  ];
  for (const secret of [
    ...hashes.rows.map(({ hash }) => hash),
    ...foreignTexts,
    '$argon2',
    'token',
    'password',
    '123456',
    'challenge-',
    'credential-',
  ])
    expect(text).not.toContain(secret);
});

test('a picture that is lost costs nobody the rest', async () => {
  const { id, username } = await buildUser(db);
  const name = (await uploaded(id, await redAndBlue().png().toBuffer())).slice(1);
  await host.services.files.remove(name);
  const { files, json } = await archiveOf(id);
  expect(files.get(name)).toHaveLength(0);
  expect(files.get(name.replace('-320', '-96'))?.length).toBeGreaterThan(0);
  expect(json('account')).toMatchObject({ account: { username } });
});

test('it is sent as a file nobody keeps, five times an hour', async () => {
  const { id } = await buildUser(db);
  for (let time = 0; time < 5; time += 1) {
    expect(await ask('GET', '/api/user/data', { as: id })).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/zip',
        'content-disposition': expect.stringContaining('attachment; filename="giewel-data.zip"'),
        'cache-control': 'no-store',
      },
    });
  }
  expect((await ask('GET', '/api/user/data', { as: id })).status).toBe(429);
  expect((await ask('GET', '/api/user/data', { as: (await buildUser(db)).id })).status).toBe(200);
});

test('it is for people who are signed in', async () => {
  expect((await ask('GET', '/api/user/data')).status).toBe(401);
});
