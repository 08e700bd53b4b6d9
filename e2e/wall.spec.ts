import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildUser } from '#demo/builders/user.ts';
import { hashPassword } from '#features/accounts/core/server/passwords.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyLikes, folderCompanies } from '#features/folders/core/server/tables.ts';
import { messages } from '#features/messaging/core/server/tables.ts';
import { expect, type Fixtures, madeBefore, ownProduct, test, visit } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { loseFirstResponse } from './lose-first-response.ts';
import { codeSentTo } from './read-outbox-messages.ts';

const own = ownProduct();
const made = madeBefore(async () => {
  const trade = await buildCategory(own.db, { name: 'Roofing' });
  const company = await buildCompany(own.db, { name: 'Daach & Co' });
  await buildService(own.db, { companyId: company.id, categoryId: trade.id });
  const second = await buildCompany(own.db, { name: 'Zinguerie Kremer' });
  const hash = await hashPassword(PASSWORD);
  return { trade, company, hash, second };
});

test.beforeEach(async () => {
  await own.pool.query('delete from rate_limits');
});

const open = async ({ openPage }: Pick<Fixtures, 'openPage'>, address: string, expects: RegExp[] = []) => {
  const page = await openPage({ expects });
  await visit(page, address);
  return page;
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const wall = (page: Page) => page.getByRole('dialog', { name: 'Sign up or log in' });
const codeDialog = (page: Page) => page.getByRole('dialog', { name: 'Enter the code we sent you' });
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).waitFor();

const PASSWORD = 'Gromperekichelcher';

let number = 0;
const fillAccount = async (page: Page) => {
  number += 1;
  const username = `newcomer-${number}`;
  await wall(page).getByRole('textbox', { name: 'Username', exact: true }).fill(username);
  await wall(page).getByRole('textbox', { name: 'Email', exact: true }).fill(`${username}@mail.example`);
  await wall(page)
    .getByRole('textbox', { name: 'Phone', exact: true })
    .fill(`621 000 ${100 + number}`);
  await wall(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await wall(page).getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  return username;
};
const personNamed = async (username: string) =>
  (await own.db.select().from(users).where(eq(users.username, username)))[0];

const writesOn = (page: Page) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(new URL(request.url()).pathname);
  });
  return writes;
};

test(
  'a visitor asks a roofer for a quote with five clicks and the fields',
  {
    tag: ['@looks', '@desk-by-day'],
    annotation: { type: 'requirement', description: 'CARD-014 ERR-055' },
  },
  async ({ openPage }) => {
    const page = await open({ openPage }, '/', [/status of 403/]);
    let clicks = 0;
    const click = async (target: ReturnType<typeof button>) => {
      clicks += 1;
      await target.click();
    };
    await page.getByRole('main').getByRole('combobox').first().fill('roofing');
    await click(button(page, 'Find Pros'));
    await click(page.getByRole('link', { name: 'View Profile: Daach & Co' }));
    await page.waitForURL(`**/companies/${made.company.id}`);
    const writes = writesOn(page);
    await click(button(page, 'Request Quote'));
    await toast(page, 'Please log in to message companies.');
    const message = page.getByRole('dialog', { name: 'Message Daach & Co' });
    expect(
      await message
        .getByRole('link', { name: 'Describe the work once and ask up to three companies' })
        .getAttribute('href'),
    ).toBe(`/requests/new?companies=${made.company.id}&category=${made.trade.id}`);
    await message.getByRole('textbox').fill('The roof is leaking above the bedroom.');
    await click(message.getByRole('button', { name: 'Send' }));
    await wall(page).getByText('Your message is saved. We’ll send it as soon as you’re logged in.').waitFor();
    expect(await page.getByText('Please log in to message companies.', { exact: true }).count()).toBe(0);
    expect(writes.filter((path) => !path.startsWith('/api/sightings'))).toEqual([]);
    const username = await fillAccount(page);
    await click(wall(page).getByRole('button', { name: 'Create account' }));
    await codeDialog(page).waitFor();
    const person = await personNamed(username);
    const sent = () =>
      own.db
        .select()
        .from(messages)
        .where(eq(messages.senderId, person?.id ?? 0));
    // First words to a stranger wait for a proved address, and then go by themselves (reading 84).
    expect(await sent()).toEqual([]);
    const code = await codeSentTo(own, `${username}@mail.example`);
    await codeDialog(page).getByRole('textbox', { name: 'Verification code' }).pressSequentially(code);
    await toast(page, 'Your message has been sent to Daach & Co.');
    expect((await sent()).map(({ content }) => content)).toEqual(['The roof is leaking above the bedroom.']);
    await codeDialog(page).waitFor({ state: 'detached' });
    await message.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(`/companies/${made.company.id}`);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(clicks).toBe(5);
  },
);

test('a message whose answer got lost as its writer signed in is sent once', async ({ openPage }) => {
  const marc = await buildUser(own.db, { username: 'marc', password: made.hash, isEmailVerified: true });
  const page = await open({ openPage }, `/companies/${made.company.id}`, [/ERR_CONNECTION_RESET/]);
  const message = page.getByRole('dialog', { name: 'Message Daach & Co' });
  await button(page, 'Request Quote').click();
  await message.getByRole('textbox').fill('The gutter has come down.');
  await message.getByRole('button', { name: 'Send' }).click();
  await wall(page).getByRole('button', { name: 'Login' }).click();
  await wall(page).getByRole('textbox', { name: 'Username' }).fill('marc');
  await wall(page).getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  const lost = await loseFirstResponse(page, '**/api/messages');
  await wall(page).getByRole('button', { name: 'Log in' }).click();
  await lost();
  await visit(page, `/companies/${made.company.id}`);
  await button(page, 'Request Quote').click();
  expect(await message.getByRole('textbox').inputValue()).toBe('The gutter has come down.');
  await message.getByRole('button', { name: 'Send' }).click();
  await toast(page, 'Your message has been sent to Daach & Co.');
  expect(await own.db.$count(messages, eq(messages.senderId, marc.id))).toBe(1);
});

test(
  'a like is done once after logging in, on the same page',
  {
    annotation: { type: 'requirement', description: 'ERR-057' },
  },
  async ({ openPage }) => {
    const claire = await buildUser(own.db, { username: 'claire', password: made.hash });
    const page = await open({ openPage }, `/companies/${made.company.id}?tab=reviews`);
    await button(page, 'Like Company').click();
    await wall(page).getByText('Please log in to like companies.', { exact: true }).waitFor();
    expect(await page.getByText('Authentication required', { exact: true }).count()).toBe(1);
    await wall(page).getByRole('button', { name: 'Login' }).click();
    await wall(page).getByRole('textbox', { name: 'Username' }).fill('claire');
    await wall(page).getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await wall(page).getByRole('button', { name: 'Log in' }).click();
    await toast(page, 'Company liked');
    await button(page, 'Unlike Company').waitFor();
    expect(await own.db.$count(companyLikes, eq(companyLikes.userId, claire.id))).toBe(1);
    expect(page.url()).toBe(`${own.address}/companies/${made.company.id}?tab=reviews`);
    await wall(page).waitFor({ state: 'detached' });
  },
);

test(
  'who starts a project as a visitor signs up over the page, and begins it then; the code comes after',
  {
    tag: '@phone',
  },
  async ({ openPage }) => {
    const page = await open({ openPage }, `/companies/${made.company.id}`);
    await page.getByRole('link', { name: 'Start a Project' }).first().click();
    await wall(page).getByText('Please log in to start a project.', { exact: true }).waitFor();
    await fillAccount(page);
    expect(new URL(page.url()).pathname).toBe(`/companies/${made.company.id}`);
    // The company is read again for the new person, and may come after the form.
    const letGo = await holdRequests(page, new RegExp(`/api/companies/${made.company.id}$`));
    await wall(page).getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL(`**/create-project?company=${made.company.id}`);
    await codeDialog(page).getByRole('button', { name: 'Maybe Later' }).click();
    await page.getByRole('heading', { name: 'Create Project' }).waitFor();
    letGo();
    await page.getByText('Daach & Co').first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  },
);

test(
  'whoever signs up to save chooses the folder first, and saves by one press from then on',
  { tag: '@nightly', annotation: { type: 'requirement', description: 'ERR-056' } },
  async ({ openPage }) => {
    const page = await open({ openPage }, '/', [/status of 409/]);
    await button(page, 'Save Daach & Co to folder').click();
    await wall(page).getByText('Please log in to save companies to folders.', { exact: true }).waitFor();
    const username = await fillAccount(page);
    await wall(page).getByRole('button', { name: 'Create account' }).click();
    const save = page.getByRole('dialog', { name: 'Save to Folder' });
    await save.getByRole('button', { name: 'New folder' }).click();
    await save.getByRole('textbox', { name: 'Folder name' }).fill('Roof');
    await save.getByRole('button', { name: 'Save', exact: true }).click();
    await codeDialog(page).getByRole('button', { name: 'Maybe Later' }).click();
    await expect
      .poll(() => button(page, 'Save Daach & Co to folder').getAttribute('aria-pressed'))
      .toBe('true');

    await button(page, `Save ${made.second.name} to folder`).click();
    await toast(page, `${made.second.name} is now in “Roof”.`);
    await button(page, `Save ${made.second.name} to folder`).click();
    await toast(page, 'Already in “Roof”');
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Change' }).click();
    await save.waitFor();
    expect(await personNamed(username)).toBeDefined();
    expect(await own.db.$count(folderCompanies)).toBe(2);
  },
);

test(
  'a visitor’s hearts stay in the browser and are offered once at the sign-in',
  {
    tag: '@nightly',
    annotation: { type: 'requirement', description: 'CARD-013 CARD-014 ERR-058' },
  },
  async ({ openPage }) => {
    const anne = await buildUser(own.db, { username: 'anne', password: made.hash });
    const page = await open({ openPage }, '/');
    const writes = writesOn(page);
    const heart = button(page, 'Favourite Daach & Co');
    await heart.click();
    await toast(page, 'Please log in to favourite companies.');
    expect(await heart.getAttribute('aria-pressed')).toBe('true');
    await visit(page, '/');
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    expect(writes.filter((path) => path.startsWith('/api/contacts'))).toEqual([]);

    await visit(page, '/client-auth');
    await page.getByRole('textbox', { name: 'Username' }).fill('anne');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).last().click();
    const offer = page.getByRole('alertdialog', { name: 'Keep the company you’ve liked?' });
    await offer.getByRole('button', { name: 'Keep likes' }).click();
    await toast(page, '1 company saved');
    expect(await own.db.$count(companyLikes, eq(companyLikes.userId, anne.id))).toBe(1);
    await visit(page, '/');
    // One state, whichever of the two buttons shows it.
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    expect(await button(page, 'Add Daach & Co to contacts').getAttribute('aria-pressed')).toBe('true');
    await heart.click();
    await toast(page, 'Company unliked');
    await expect
      .poll(() => button(page, 'Add Daach & Co to contacts').getAttribute('aria-pressed'))
      .toBe('false');
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  },
);
