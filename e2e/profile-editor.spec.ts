import type { Page } from '@playwright/test';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany, reloadCompany } from '#demo/builders/company.ts';
import { buildPicture } from '#demo/builders/picture.ts';
import { twoColours } from '#testing/pictures.ts';
import { violationsInAll } from './axe.ts';
import { expect, madeBefore, ownProduct, test, visit } from './fixtures.ts';
import { DESK, PHONE } from './screen-sizes.ts';

const own = ownProduct();

const address = '/company-dashboard?tab=profile';
const made = madeBefore(async () => ({
  jpeg: await twoColours({ width: 1200, height: 800, left: '#c80000', right: '#0000c8' }).jpeg().toBuffer(),
}));
const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: made.jpeg });

const newCompany = async (overrides: Parameters<typeof buildCompany>[1] = {}) => {
  const company = await buildCompany(own.db, overrides);
  return { company, owner: { id: company.userId } };
};
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const isFocused = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((it) => it === document.activeElement);

test(
  'fields and hours are changed, seen beside at once, and saved',
  {
    annotation: { type: 'requirement', description: 'CDASH-013 CDASH-017 CDASH-020' },
  },
  async ({ openAs }) => {
    const { company, owner } = await newCompany({ name: 'Toiture Weber', businessHours: null });
    const page = await openAs(owner, { address });
    const about = page.locator('section', { has: page.getByLabel('VAT number') });
    const elsewhere = await openAs(owner, { address });
    expect(await save(page).isDisabled()).toBe(true);

    // The badge is the stored number's, so it leaves while that is changed.
    const stored = await page.getByLabel('VAT number').inputValue();
    await about.getByText('Verified', { exact: true }).waitFor();
    await page.getByLabel('VAT number').fill('LU1');
    expect(await about.getByText('Verified', { exact: true }).count()).toBe(0);
    await page.getByLabel('VAT number').fill(stored);
    await about.getByText('Verified', { exact: true }).waitFor();

    await page.getByLabel('Description').fill('Slate roofs, and nothing else.');
    const preview = page.locator('section', { hasText: 'as everyone sees it' });
    await preview.getByText('Slate roofs, and nothing else.').waitFor();
    await page.getByRole('button', { name: 'Mon–Fri 09:00–17:00' }).click();
    await page.getByRole('button', { name: 'Add hours for Friday' }).click();
    await page.getByLabel('Website').fill('weber dot example');
    await save(page).click();
    await page.getByText('Enter a web address').waitFor();
    await page.getByText('Enter opening and closing times').waitFor();

    await page.getByLabel('Website').fill('https://weber.example');
    await page.getByLabel('Friday, closing time 1').fill('12:00');
    await page.getByLabel('Friday, opening time 2').fill('13:00');
    await page.getByLabel('Friday, closing time 2').fill('15:00');
    await save(page).click();
    await page.getByText('Profile saved').first().waitFor();
    expect(await save(page).isDisabled()).toBe(true);

    await elsewhere.getByLabel('City').fill('Wiltz');
    await save(elsewhere).click();
    await elsewhere.getByText('Profile saved').first().waitFor();
    expect(await elsewhere.getByLabel('Website').inputValue()).toBe('https://weber.example');
    expect(await reloadCompany(own.db, company.id)).toMatchObject({
      city: 'Wiltz',
      website: 'https://weber.example',
      description: 'Slate roofs, and nothing else.',
      businessHours: {
        Monday: '09:00–17:00',
        Friday: '09:00–12:00, 13:00–15:00',
        Sunday: 'Closed',
      },
    });
  },
);

test('a save that fails loses nothing, and its toast leaves the bar free on which it is tried again', async ({
  openAs,
}) => {
  const { company, owner } = await newCompany();
  const page = await openAs(owner, {
    address,
    viewport: { width: PHONE, height: 900 },
    expects: [/ERR_FAILED/],
  });
  await page.getByRole('button', { name: 'Address and contact details' }).click();
  await page.getByLabel('City').fill('Vianden');
  await page.route('**/api/company-profile', (route) => route.abort());
  await save(page).click();
  const toast = page.locator('[popover]', { hasText: 'Profile not saved' });
  await toast.waitFor();
  const [told, button] = await Promise.all([toast.boundingBox(), save(page).boundingBox()]);
  expect(told && told.y + told.height).toBeLessThan(button?.y ?? 0);
  expect(await page.getByLabel('City').inputValue()).toBe('Vianden');
  await page.unroute('**/api/company-profile');
  await save(page).click();
  await page.getByText('Profile saved').first().waitFor();
  expect(await reloadCompany(own.db, company.id)).toMatchObject({ city: 'Vianden' });
});

test('pictures are added, described, put in order by keyboard, and taken out', async ({ openAs }) => {
  const { company, owner } = await newCompany();
  for (const title of ['Roof', 'Gutter']) await buildPicture(own.db, { companyId: company.id, title });
  const page = await openAs(owner, { address });
  const pictures = page.getByRole('list', { name: 'Gallery' }).getByRole('listitem');
  const words = async () => (await pictures.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
  const choose = (files: { name: string; mimeType: string; buffer: Buffer }[]) =>
    page.locator('input[type=file][multiple]').setInputFiles(files);

  await choose([
    photo('1.jpg'),
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
  ]);
  await page.getByText('drawing.svg isn’t a JPEG or PNG.').first().waitFor();
  await expect.poll(words).toEqual(['Cover Roof', 'Gutter', 'No title']);

  await page.getByRole('button', { name: 'Title and description of picture 3' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Dormer');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(words).toEqual(['Cover Roof', 'Gutter', 'Dormer']);

  await page.getByRole('button', { name: 'Move Dormer earlier' }).press('ArrowLeft');
  await expect.poll(words).toEqual(['Cover Roof', 'Dormer', 'Gutter']);
  await page.getByText('Moved to position 2 of 3').waitFor({ state: 'attached' });
  expect(await isFocused(page, 'Move Dormer earlier')).toBe(true);
  await page.getByRole('button', { name: 'Set Gutter as cover' }).click();
  await expect.poll(words).toEqual(['Cover Gutter', 'Roof', 'Dormer']);
  await pictures.nth(2).dragTo(pictures.nth(0));
  await expect.poll(words).toEqual(['Cover Dormer', 'Gutter', 'Roof']);

  await page.getByRole('button', { name: 'Remove Roof' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove picture' }).click();
  await expect.poll(words).toEqual(['Cover Dormer', 'Gutter']);
  await expect
    .poll(async () => (await reloadCompany(own.db, company.id)).cover?.imageUrl)
    .toMatch(/^\/pictures\/gallery\/[0-9a-f]{32}-1200x800\.webp$/);
});

test('of an upload that is refused one is told, and can try again or give up', async ({ openAs }) => {
  const { owner } = await newCompany();
  const page = await openAs(owner, { address, expects: [/409/] });
  const no = { message: 'Not now.', code: 'pictureLimit' };
  const refuse = { status: 409, json: no };
  await page.route('**/api/company-profile/pictures', (route) => route.fulfill(refuse));
  await page.locator('input[type=file][multiple]').setInputFiles([photo('1.jpg'), photo('2.jpg')]);
  await page.getByRole('button', { name: 'Remove 2.jpg' }).click();
  await page.unroute('**/api/company-profile/pictures');
  await page.getByRole('button', { name: 'Try again: 1.jpg' }).click();
  await page.getByText('1 of 5').waitFor();
});

test(
  'what is missing leads to its field; services are ticked up to the plan’s number',
  {
    annotation: { type: 'requirement', description: 'CDASH-012' },
  },
  async ({ openAs }) => {
    const { company, owner } = await newCompany({ languages: [], isVatVerified: false });
    const names = await Promise.all(
      Array.from({ length: 4 }, async () => (await buildCategory(own.db)).name),
    );
    const page = await openAs(owner, { address, viewport: { width: PHONE, height: 900 } });
    await page.getByRole('link', { name: 'Add the languages you speak' }).click();
    const firstOfLanguages = page.locator('#edit-languages').getByRole('checkbox').first();
    await expect
      .poll(() => firstOfLanguages.evaluate((field) => field === document.activeElement))
      .toBe(true);
    await page.getByRole('button', { name: 'Services', exact: true }).click();
    for (const name of names.slice(0, 3)) await page.getByRole('checkbox', { name }).check();
    await page.getByText('Without a plan, you can add up to 3 services.').waitFor();
    expect(await page.getByRole('checkbox', { name: names[3] }).isDisabled()).toBe(true);
    await expect.poll(async () => (await reloadCompany(own.db, company.id)).services.length).toBe(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
    expect(await violationsInAll(page)).toEqual([]);
  },
);

test(
  'what is typed and not saved is still there after another tab of the desk and a reload, until it is discarded',
  { tag: '@nightly' },
  async ({ openAs }) => {
    const { company, owner } = await newCompany({ name: 'Toiture Weber', businessHours: null });
    const page = await openAs(owner, { address });
    await page.getByLabel('Description').fill('Slate roofs, and nothing else.');
    await page.getByRole('button', { name: 'Mon–Fri 09:00–17:00' }).click();
    await page.getByRole('tab', { name: 'KPIs' }).click();
    await page.getByRole('tab', { name: 'KPIs', selected: true }).waitFor();
    await page.getByRole('tab', { name: 'Profile' }).click();
    await page.getByText('We’ve kept your unsaved changes from last time.').waitFor();
    expect(await page.getByLabel('Description').inputValue()).toBe('Slate roofs, and nothing else.');

    await visit(page, address);
    await page.getByText('We’ve kept your unsaved changes from last time.').waitFor();
    expect(await page.getByLabel('Monday, closing time 1').inputValue()).toBe('17:00');
    await page.getByLabel('City').fill('Wiltz');
    await save(page).click();
    await page.getByText('Profile saved').first().waitFor();
    expect(await reloadCompany(own.db, company.id)).toMatchObject({
      city: 'Wiltz',
      description: 'Slate roofs, and nothing else.',
      businessHours: { Monday: '09:00–17:00' },
    });

    await page.getByLabel('City').fill('Vianden');
    await visit(page, address);
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByText('All changes are saved.').waitFor();
    await visit(page, address);
    // The fields are filled once the form is hydrated, which may be after the page's frame is.
    await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Wiltz');
    expect(await save(page).isDisabled()).toBe(true);
  },
);

test('on a phone what is not saved yet takes one row', { tag: '@nightly' }, async ({ openAs }) => {
  const { owner } = await newCompany({ city: 'Wiltz' });
  const page = await openAs(owner, { address, viewport: { width: PHONE, height: 900 } });
  await page.getByRole('button', { name: 'Address and contact details' }).click();
  await page.getByLabel('City').fill('Vianden');
  await page.getByText('You have unsaved changes.').waitFor();
  const bar = page.locator('[data-low-bar]');
  expect((await bar.boundingBox())?.height).toBeLessThan(72);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
  expect(await violationsInAll(page)).toEqual([]);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByText('All changes are saved.').waitFor();
  expect(await page.getByLabel('City').inputValue()).toBe('Wiltz');
});

test(
  'a town typed wrong is asked about, and one press puts it right',
  { tag: '@nightly' },
  async ({ openAs }) => {
    const { company, owner } = await newCompany({ city: 'Wiltz', postalCode: null });
    const page = await openAs(owner, { address });
    await page.getByText('You’re listed in the commune of Wiltz.').waitFor();
    await page.getByLabel('City').fill('Troisvierge');
    await page.getByText('searches by commune won’t find you').waitFor();
    expect(await violationsInAll(page)).toEqual([]);
    // The check ends at a phone's width, which folds the section and hides the button.
    await page.setViewportSize({ width: DESK, height: 900 });
    await page.getByRole('button', { name: 'Did you mean Troisvierges?' }).click();
    await page.getByText('You’re listed in the commune of Troisvierges.').waitFor();
    await save(page).click();
    await page.getByText('Profile saved').first().waitFor();
    expect(await reloadCompany(own.db, company.id)).toMatchObject({ commune: 'Troisvierges' });
  },
);

test('on a phone its sections fold, keep what was typed, and open where something is wrong or missing', async ({
  openAs,
}) => {
  const { company, owner } = await newCompany({ city: 'Wiltz', foundedIn: null });
  const page = await openAs(owner, { address, viewport: { width: PHONE, height: 900 } });
  const section = (name: string) => page.getByRole('button', { name, exact: true });
  await section('Address and contact details').waitFor();
  expect(await page.getByLabel('City').isVisible()).toBe(false);
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(5000);
  expect(await violationsInAll(page)).toEqual([]);
  await section('Address and contact details').click();
  await page.getByLabel('City').fill('Vianden');
  await page.getByLabel('Website').fill('no address');
  await section('Address and contact details').click();
  expect(await page.getByLabel('City').isVisible()).toBe(false);
  await save(page).click();
  await expect(page.getByLabel('Website')).toBeFocused();
  expect(await page.getByLabel('City').inputValue()).toBe('Vianden');
  await page.getByLabel('Website').fill('');
  await save(page).click();
  await page.getByText('Profile saved').first().waitFor();
  expect(await reloadCompany(own.db, company.id)).toMatchObject({ city: 'Vianden' });
  await page.getByRole('link', { name: 'the languages you speak' }).first().click();
  await page.getByRole('checkbox', { name: 'German' }).waitFor();
  // The button at the end of a head leaves its heading on one line.
  await section('Opening hours').click();
  await page.getByRole('button', { name: /^(Same hours|Mon–Fri)/ }).waitFor();
  const lines = (element: Element) =>
    element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight);
  expect(await page.getByRole('heading', { name: 'Opening hours' }).evaluate(lines)).toBeLessThan(1.5);
});
