import { buildMessage } from '#demo/builders/message.ts';
import { buildUser } from '#demo/builders/user.ts';
import { expect, ownProduct, test } from './fixtures.ts';

const own = ownProduct(() => ({ WEBHOOK_ADDRESSES: 'any' }));

test(
  'somebody makes a token, a program calls with it, and it is dead once it is revoked',
  { tag: ['@looks', '@desk-by-day'] },
  async ({ openAs, request }) => {
    const person = await buildUser(own.db, { userType: 'company' });
    const client = await buildUser(own.db);
    await buildMessage(own.db, { senderId: client.id, receiverId: person.id, content: 'Moien' });
    const page = await openAs(person, { address: '/settings/api-tokens' });
    await page.getByRole('button', { name: 'New token' }).click();
    const dialog = page.getByRole('dialog', { name: 'New token' });
    const name = dialog.getByLabel('Name');
    await expect(name).toBeFocused();
    await name.press('Enter');
    await expect(dialog).toContainText('Give the token a name.');
    await name.fill('CRM in the office');
    await name.press('Enter');
    await expect(dialog.getByText('Choose at least one permission.')).toBeInViewport();
    await dialog.getByLabel('Your account').selectOption('read');
    await dialog.getByRole('button', { name: 'Create token' }).click();
    const created = page.getByRole('dialog', { name: 'Copy your token now' });
    const token = await created.getByLabel('Token').inputValue();
    expect(token).toMatch(/^giewel_/);
    for (const _ of [1, 2]) await page.keyboard.press('Escape');
    await page.mouse.click(2, 2);
    await expect(created).toBeVisible();
    const headers = { authorization: `Bearer ${token}` };
    expect((await request.get(`${own.address}/api/user`, { headers })).status()).toBe(200);
    expect((await request.get(`${own.address}/api/messages`, { headers })).status()).toBe(403);
    await created.getByRole('button', { name: 'I’ve copied it' }).click();

    const list = page.getByRole('list', { name: 'Your tokens' });
    await expect(list).toContainText('CRM in the office');
    await expect(list).toContainText('Can read: Your account');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await list.getByRole('button', { name: 'Revoke CRM in the office' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('No tokens yet')).toBeVisible();
    expect((await request.get(`${own.address}/api/user`, { headers })).status()).toBe(401);
  },
);

test(
  'somebody makes a webhook, sends a test event and sees what became of it',
  { tag: ['@looks', '@desk-by-day'] },
  async ({ openAs }) => {
    const person = await buildUser(own.db);
    const page = await openAs(person, { address: '/settings/webhooks' });
    await page.getByRole('button', { name: 'New webhook' }).click();
    const dialog = page.getByRole('dialog', { name: 'New webhook' });
    await expect(dialog).toContainText('Must begin with http:// or https://.');
    await dialog.getByRole('button', { name: 'Create webhook' }).click();
    await expect(dialog).toContainText('Enter the address of your server.');
    await expect(dialog).toContainText('Choose at least one event.');
    await dialog.getByLabel('Address of your server').fill('http://127.0.0.1:9/hook');
    await dialog.getByLabel('A message arrives').check();
    await dialog.getByRole('button', { name: 'Create webhook' }).click();
    const created = page.getByRole('dialog', { name: 'Copy your signing secret now' });
    const secret = await created.getByLabel('Signing secret').inputValue();
    expect(secret).toMatch(/^whsec_/);
    await created.getByRole('button', { name: 'I’ve copied it' }).click();
    await page.getByRole('button', { name: 'Show deliveries' }).click();
    await expect(page.getByText('We haven’t delivered anything in the last 30 days.')).toBeVisible();
    await page.getByRole('button', { name: 'Send test event' }).click();
    const deliveries = page.getByRole('list', { name: 'Deliveries' });
    await expect(deliveries).toContainText('Test event');
    await expect(deliveries).toContainText('connection refused');
    await page.getByRole('button', { name: 'Edit' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit webhook' });
    await edit.getByLabel('Address of your server').fill('http://127.0.0.1:9/other');
    await edit.getByLabel('A quote is sent').check();
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit).toHaveCount(0);
    await expect(page.getByText('http://127.0.0.1:9/other')).toBeVisible();
    await expect(page.getByText('A message arrives · A quote is sent')).toBeVisible();
    await expect(deliveries).toContainText('Test event');
    await page.getByRole('button', { name: 'New secret' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Create secret' }).click();
    await expect(created).toContainText('For 24 hours, we’ll sign events with both.');
    expect(await created.getByLabel('Signing secret').inputValue()).not.toBe(secret);
    await created.getByRole('button', { name: 'I’ve copied it' }).click();
    await expect(created).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  },
);

test(
  'the documentation is linked from outside, and its headings can be linked to',
  { tag: '@nightly' },
  async ({ openPage }) => {
    const page = await openPage();
    await page.goto('/fr/for-companies');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Documentation de l’API' }).click();
    await expect(page).toHaveURL('/api/docs');
    await page.getByLabel('Search the API').waitFor({ timeout: 30_000 });
    await page.getByRole('link', { name: 'changelog', exact: true }).click();
    await expect(page).toHaveURL('/api/docs#changelog');
    await expect(page.getByRole('heading', { name: 'Changelog' })).toBeInViewport();

    const other = await openPage();
    await other.goto('/api/docs#webhooks');
    await other.getByLabel('Search the API').waitFor({ timeout: 30_000 });
    await expect(other.getByRole('heading', { name: 'Webhooks', exact: true }).first()).toBeInViewport();
    await expect(other).toHaveURL('/api/docs#webhooks');
    const ids = await other.locator('.info .description h2').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual(expect.arrayContaining(['get-started', 'lists', 'errors', 'webhooks', 'versioning']));
    expect(new Set(ids).size).toBe(ids.length);
  },
);

test('the documentation follows the colours of the system', { tag: '@nightly' }, async ({ openPage }) => {
  const page = await openPage();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/api/docs');
  await page.getByLabel('Search the API').waitFor({ timeout: 30_000 });
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await ground()).toBe('rgb(28, 32, 34)');
  await page.getByLabel('Search the API').fill('company-leads');
  await page
    .locator('#operations-leads-listCompanyLeads')
    .getByRole('button')
    .first()
    .click({ timeout: 30_000 });
  // The renderer leaves these in ink.
  await expect(page.locator('.header-col').first()).toHaveCSS('color', 'rgb(228, 230, 230)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(ground).toBe('rgb(255, 255, 255)');
});

test(
  'the documentation finds an operation by a word, and breaks no policy',
  { tag: '@nightly' },
  async ({ openPage }) => {
    const page = await openPage();
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { name: 'Get started' })).toBeVisible();
    await page.getByLabel('Search the API').fill('company-leads');
    await expect(page.locator('#operations-tag-quotes')).toHaveCount(0);
    await expect(page.getByText('/api/company-leads', { exact: true })).toBeVisible();
    await page.getByLabel('Search the API').fill('');
    await expect(page.locator('#operations-tag-quotes')).toBeVisible();
  },
);

test(
  'the documentation leads back, says when it finds nothing, and fits a phone',
  { tag: '@nightly' },
  async ({ openPage }) => {
    const page = await openPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/api/docs');
    await page.getByLabel('Search the API').waitFor({ timeout: 30_000 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByLabel('Search the API').fill('xyzzy');
    await expect(page.getByText('No operation found')).toBeVisible();
    await page.getByLabel('Search the API').fill('');
    await expect(page.getByText('No operation found')).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to Giewel' }).click();
    await expect(page).toHaveURL('/');
  },
);

test(
  'the documentation holds every operation of every group that is open',
  { tag: '@nightly' },
  async ({ openPage, request }) => {
    const { paths } = (await (await request.get('/api/openapi.json')).json()) as {
      paths: Record<string, object>;
    };
    const count = Object.values(paths).reduce((sum, methods) => sum + Object.keys(methods).length, 0);
    const page = await openPage();
    await page.goto('/api/docs');
    const groups = page.locator('[id^=operations-tag-]');
    await expect(groups.first()).toBeVisible();
    for (const group of await groups.all()) await group.click();
    await expect(page.locator('.opblock-tag-section .opblock')).toHaveCount(count);
    expect(await groups.evaluateAll((all) => all.map((group) => group.dataset['isOpen']))).toEqual(
      Array.from({ length: await groups.count() }, () => 'true'),
    );
    // The list of schemas would lose its rows in the same way.
    await expect(page.locator('section.models')).toHaveCount(0);
  },
);

test(
  'the documentation says what a field means, where its operation is',
  { tag: '@nightly' },
  async ({ openPage }) => {
    const page = await openPage();
    await page.goto('/api/docs');
    await page.getByLabel('Search the API').waitFor({ timeout: 30_000 });
    await page.getByLabel('Search the API').fill('company-leads');
    const operation = page.locator('#operations-leads-listCompanyLeads');
    // The first press resolves the references of the whole document.
    await operation.getByRole('button').first().click({ timeout: 30_000 });
    await expect(operation.getByRole('tab', { name: 'Example Value' }).first()).toBeVisible();
    await expect(operation.locator('.responses-table')).toContainText(
      '"waitingSince": "2026-11-30T09:30:00.000Z"',
    );
    await operation.getByRole('tab', { name: 'Schema' }).first().click();
    const schema = operation.locator('.json-schema-2020-12').first();
    await schema.getByRole('button', { name: 'Expand all' }).first().click();
    await expect(schema).toContainText('Since when the client has waited for a first answer, in UTC.');
  },
);
