import { expect, test } from 'vitest';
import { profilePath } from '#features/companies/core/rules/profile-path.ts';
import { sessionCookieIn } from '#testing/cookies.ts';
import { eventually } from '#testing/eventually.ts';
import { testHost } from '#testing/host.ts';

const { ask } = await testHost({ withPages: true });

const NAME = 'Daachdecker Weber';
let count = 0;

/** Signs a company up and returns it with its session. */
const joined = async (isContactPublic?: boolean) => {
  count += 1;
  const account = { email: `patron-${count}@private-mail.example`, phoneNumber: `+35262199880${count}` };
  const { headers } = await ask('POST', '/api/register', {
    body: {
      userType: 'company',
      username: `patron-${count}`,
      companyName: NAME,
      ...account,
      password: 'Gromperekichelcher',
      isContactPublic,
    },
  });
  const session = { headers: { cookie: sessionCookieIn(headers) } };
  const ownResponse = await ask('GET', '/api/company-profile/details', session);
  const { id } = ownResponse.body as { id: number };
  return {
    id,
    account,
    ownDetails: ownResponse.body,
    change: (changes: object) => ask('PATCH', '/api/company-profile', { ...session, body: changes }),
    readProfile: async () => (await ask('GET', `/api/companies/${id}`)).body,
    page: async () => {
      const { status, text } = await ask('GET', profilePath({ id, name: NAME }));
      expect(status).toBe(200);
      return text;
    },
  };
};

test('a company that was not asked, or said no, is reached by message alone (reading 54)', async () => {
  for (const isContactPublic of [undefined, false]) {
    const { id, account, ownDetails, readProfile, page } = await joined(isContactPublic);
    expect(ownDetails).toMatchObject({ ...account, isContactPublic: false });
    expect(await readProfile()).toMatchObject({ name: NAME, email: null, phoneNumber: null });
    const lists = await Promise.all(
      ['/api/companies?search=daachdecker', `/api/companies/${id}/similar`, '/search?q=daachdecker', '/'].map(
        async (address) => (await ask('GET', address)).text,
      ),
    );
    for (const text of [await page(), ...lists]) {
      expect(text).not.toContain(account.email);
      expect(text).not.toContain(account.phoneNumber);
    }
  }
});

test('one that agreed when it joined has both on its page, and to machines that read it', async () => {
  const { account, readProfile, page } = await joined(true);
  expect(await readProfile()).toMatchObject(account);
  const text = await page();
  expect(text).toContain(`href="mailto:${account.email}"`);
  expect(text).toContain(`"telephone":"${account.phoneNumber}"`);
});

test('the editor shows others, and takes them away again at once', async () => {
  const { account, readProfile, page, change } = await joined();
  await page(); // the page is cached from here on
  const office = { email: 'office@daach.example', phoneNumber: '+352 26 55 44 33' };
  expect((await change(office)).body).toMatchObject({ ...office, isContactPublic: false });
  expect(await readProfile()).toMatchObject({ email: null, phoneNumber: null });

  expect((await change({ isContactPublic: true })).status).toBe(200);
  await eventually(async () => expect(await readProfile()).toMatchObject(office));
  await eventually(async () => expect(await page()).toContain(office.email));
  expect(await page()).not.toContain(account.email);

  await change({ isContactPublic: false });
  await eventually(async () => expect(await page()).not.toContain(office.email));
  expect(await readProfile()).toMatchObject({ email: null, phoneNumber: null });
  expect((await change({ isContactPublic: 'yes' })).status).toBe(400);
});
