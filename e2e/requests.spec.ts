import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildFolder, buildFolderCompany } from '#demo/builders/folder.ts';
import { buildRequest } from '#demo/builders/request.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildSubscription } from '#demo/builders/subscription.ts';
import { buildUser } from '#demo/builders/user.ts';
import { latestQuestionSetVersion } from '#features/requests/core/rules/question-sets.ts';
import { twoColours } from '#testing/pictures.ts';
import { expect, madeBefore, ownProduct, test, visit } from './fixtures.ts';
import { loseFirstResponse } from './lose-first-response.ts';
import { PHONE } from './screen-sizes.ts';

const own = ownProduct();

const made = madeBefore(async () => {
  const roofing = await buildCategory(own.db, { name: 'Roofing' });
  const schmit = await buildCompany(own.db, {
    name: 'Toiture Schmit',
    serviceCommunes: ['Esch-sur-Alzette'],
  });
  await buildService(own.db, { companyId: schmit.id, categoryId: roofing.id });
  await buildSubscription(own.db, { companyId: schmit.id });
  const photographs = await Promise.all(
    (
      [
        ['roof', '#884422'],
        ['stain', '#668844'],
        ['attic', '#226688'],
      ] as const
    ).map(async ([name, left]) => ({
      name: `${name}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await twoColours({ width: 600, height: 400, left, right: '#446688' }).jpeg().toBuffer(),
    })),
  );
  return { photographs, schmit, roofing };
});

// Two people, two pages and three photographs: longer than most walks.
const PATIENCE_MS = 120_000;

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Counts a person’s presses: to open a list and to choose from it are two. */
const touching = (page: Page) => {
  let count = 0;
  return {
    count: () => count,
    press: async (name: string | RegExp, role: 'link' | 'button' | 'checkbox' | 'radio' = 'button') => {
      count += 1;
      await page.getByRole(role, { name, exact: true }).first().click();
    },
    choose: async (label: string, option: string) => {
      count += 2;
      await page.getByLabel(label).selectOption({ label: option });
    },
    write: async (label: string, text: string) => {
      count += 1;
      await page.getByLabel(label).fill(text);
    },
    photograph: async (name: string) => {
      count += 2;
      const asked = page.waitForEvent('filechooser');
      await page.getByRole('button', { name }).click();
      await (await asked).setFiles(made.photographs);
    },
    answer: async (question: string, label: string) => {
      count += 1;
      await page.getByRole('group', { name: question }).getByText(label, { exact: true }).click();
    },
  };
};

const write = async (page: Page) => {
  const by = touching(page);
  const next = () => page.getByRole('button', { name: 'Next', exact: true }).click();
  await by.press('Tell us what you need', 'link');
  await heading(page, 'What needs to be done?').waitFor();
  await by.choose('Trade', 'Roofing');
  await by.answer('What work does the roof need?', 'Stop a leak');
  await page.getByText('Do this first').waitFor();
  await next();
  for (const name of ['Work, 2 of 4', 'Work, 3 of 4']) {
    await page.getByText(name, { exact: true }).waitFor();
    await next();
  }
  await by.write(
    'Describe the work in your own words',
    'Water drips from the bedroom ceiling when it rains.',
  );
  await next();
  await heading(page, 'Where is the work?').waitFor();
  await by.write('Postcode', '4010');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('select')].some(({ value }) => value === 'Esch-sur-Alzette'),
  );
  await by.answer('What kind of property is it?', 'House');
  await next();
  await by.answer('Is it your main residence?', 'Yes');
  await by.answer('Are you the owner or the tenant?', 'Owner');
  await next();
  await heading(page, 'Pictures and plans').waitFor();
  await by.photograph('Add pictures or PDFs');
  await page.getByText('3 of 12').first().waitFor();
  await next();
  await heading(page, 'Timing and budget').waitFor();
  await by.answer('When should the work begin?', 'It’s urgent');
  await next();
  await heading(page, 'Who do you want to ask?').waitFor();
  await by.press('Ask Toiture Schmit', 'checkbox');
  await by.press('Review');
  await heading(page, 'Review and send').waitFor();
  return by;
};

test(
  'a request with three pictures takes a client on a phone at most fifteen touches beside Next',
  {
    tag: '@nightly',
    annotation: { type: 'requirement', description: 'D3-2.1 D3-2.5 D3-9.1' },
  },
  async ({ openAs }) => {
    test.setTimeout(PATIENCE_MS);
    const claire = await buildUser(own.db, { createdAt: new Date('2025-01-01') });
    const page = await openAs(claire, { viewport: { width: PHONE, height: 900 } });
    const by = await write(page);
    await by.press('Send to 1 company');
    await heading(page, 'Stop a leak').waitFor();
    expect(by.count()).toBeLessThanOrEqual(15);
    await page.getByText('1 of 6 asked').waitFor();
    expect(await page.getByRole('img', { name: /jpg/ }).count()).toBe(3);

    const desk = await openAs(
      { id: made.schmit.userId },
      { address: '/invitations', viewport: { width: PHONE, height: 900 } },
    );
    await desk.getByRole('link', { name: 'Stop a leak', exact: true }).click();
    await heading(desk, 'Stop a leak').waitFor();
    await desk.getByText('Water drips from the bedroom ceiling').waitFor();
    await page.getByText('Seen', { exact: true }).first().waitFor();
    await desk.getByRole('button', { name: 'Ask', exact: true }).click();
    await desk.getByLabel('What would you like to know?').fill('Is the attic lived in?');
    await desk.getByRole('dialog').getByRole('button', { name: 'Ask', exact: true }).click();
    await page.getByLabel('Your answer').fill('No, it is empty.');
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await desk.getByText('No, it is empty.').waitFor();
    await desk.getByRole('button', { name: 'Decline' }).click();
    await desk.getByLabel('Too small').check();
    await desk.getByRole('button', { name: 'Decline and send' }).click();
    await page.getByText('Declined: Too small').waitFor();
  },
);

test(
  'companies ticked in a folder are asked together by one press',
  {
    annotation: { type: 'requirement', description: 'D3-2.5' },
  },
  async ({ openAs }) => {
    const lorig = await buildCompany(own.db, {
      name: 'Bedachungen Lorig',
      serviceCommunes: ['Esch-sur-Alzette'],
    });
    await buildService(own.db, { companyId: lorig.id, categoryId: made.roofing.id });
    await buildSubscription(own.db, { companyId: lorig.id });
    const claire = await buildUser(own.db);
    const folder = await buildFolder(own.db, { userId: claire.id });
    for (const { id } of [made.schmit, lorig])
      await buildFolderCompany(own.db, { folderId: folder.id, companyId: id });
    const page = await openAs(claire, { address: `/folders/${folder.id}` });
    for (const { name } of [made.schmit, lorig]) await page.getByLabel(`Compare ${name}`).check();
    await page.getByRole('link', { name: 'Ask both' }).click();
    await heading(page, 'What needs to be done?').waitFor();
    await page.getByLabel('Trade').selectOption({ label: 'Roofing' });
    await visit(page, new URL('/requests/new/where', page.url()).href);
    await page.getByLabel('Postcode').fill('4010');
    await page.getByLabel('Commune').selectOption({ label: 'Esch-sur-Alzette' });
    await visit(page, new URL('/requests/new/whom', page.url()).href);
    await page.getByText('2 of 3').waitFor();
    for (const { name } of [made.schmit, lorig])
      expect(await page.getByRole('checkbox', { name: `Ask ${name}` }).isChecked()).toBe(true);
  },
);

test(
  'files are put in order by dragging and by keys, and a company without a plan hears that it was wished for',
  { tag: '@nightly', annotation: { type: 'requirement', description: 'D3-2.3 D3-2.5' } },
  async ({ openAs }) => {
    const quiet = await buildCompany(own.db, {
      name: 'Daach ouni Plang',
      serviceCommunes: ['Esch-sur-Alzette'],
    });
    await buildService(own.db, { companyId: quiet.id, categoryId: made.roofing.id });
    const claire = await buildUser(own.db);
    const folder = await buildFolder(own.db, { userId: claire.id, name: 'Roof' });
    await buildFolderCompany(own.db, { folderId: folder.id, companyId: quiet.id });
    const page = await openAs(claire, { address: `/requests/new/files?category=${made.roofing.id}` });
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add pictures or PDFs' }).click();
    await (await chosen).setFiles(made.photographs);
    await page.getByText('attic.jpg added, 3 of 12').waitFor();
    const items = page.getByRole('list', { name: 'Pictures and plans' }).getByRole('listitem');
    const orderIs = (...names: string[]) =>
      page.waitForFunction(
        (wanted) =>
          [...document.querySelectorAll('ol[aria-label="Pictures and plans"] b')]
            .map(({ textContent }) => textContent)
            .join() === wanted,
        names.map((name) => `${name}.jpg`).join(),
      );
    await orderIs('roof', 'stain', 'attic');
    await page.getByRole('button', { name: 'Move attic.jpg up' }).click();
    await page.getByText('attic.jpg is now 2 of 3').waitFor();
    await orderIs('roof', 'attic', 'stain');
    await page.keyboard.press('ArrowUp');
    await orderIs('attic', 'roof', 'stain');
    await items.nth(2).locator('b').dragTo(items.nth(0).locator('b'));
    await orderIs('stain', 'attic', 'roof');
    await page.getByLabel('Caption for stain.jpg').fill('The stain over the bed');
    // Saved as one goes, in this order: the server has it without a press.
    const stored = async () => {
      const { rows } = await own.db.execute<{ name: string; caption: string | null }>(sql`
      select f.name, f.caption from request_files f join requests r on r.id = f.request_id
      where r.client_id = ${claire.id} order by f.position`);
      return rows.map(({ name, caption }) => [name, caption]);
    };
    await expect.poll(stored, { timeout: 20_000 }).toEqual([
      ['stain.jpg', 'The stain over the bed'],
      ['attic.jpg', null],
      ['roof.jpg', null],
    ]);

    await visit(page, new URL('/requests/new/where', page.url()).href);
    await page.getByLabel('Postcode').fill('4010');
    await page.getByLabel('Commune').selectOption({ label: 'Esch-sur-Alzette' });
    await visit(page, new URL('/requests/new/whom', page.url()).href);
    await page.getByLabel('Choose from').selectOption({ label: 'Roof' });
    await page.getByText('Takes messages only').waitFor();
    await page.getByRole('button', { name: 'Tell Daach ouni Plang I would have asked' }).click();
    await page.getByText('We’ve told the company that someone wanted to send it a request').waitFor();
    const desk = await openAs({ id: quiet.userId }, { address: '/company-dashboard' });
    await desk
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications/ })
      .click();
    await desk
      .getByRole('navigation', { name: 'Notifications' })
      .getByRole('link', { name: /A client wanted to send you a request: Roofing in Esch-sur-Alzette/ })
      .waitFor();
  },
);

const openRequest = async () => {
  const claire = await buildUser(own.db);
  const { id } = await buildRequest(own.db, {
    clientId: claire.id,
    categoryId: made.roofing.id,
    sentAt: new Date(),
  });
  return { claire, id };
};

test('an addition that is changed after its first answer got lost is sent twice by nobody who does not mean it (issue 40)', async ({
  openAs,
}) => {
  const { claire, id } = await openRequest();
  const page = await openAs(claire, {
    address: `/requests/${id}`,
    expects: [/ERR_CONNECTION_RESET/, /422 \(Unprocessable/],
  });
  const stored = async () => {
    const { rows } = await own.db.execute<{ words: string }>(
      sql`select words from request_additions where request_id = ${id} order by id`,
    );
    return rows.map(({ words }) => words);
  };
  await page.getByRole('button', { name: 'Add details' }).click();
  const field = page.getByRole('textbox', { name: 'What would you like to add?' });
  const add = field.locator('xpath=ancestor::form').getByRole('button', { name: 'Add' });
  await field.fill('It drips.');
  const lost = await loseFirstResponse(page, '**/api/requests/*/additions');
  await add.click();
  await lost();
  // The page shows the news that has arrived and keeps the typed text.
  await page.getByRole('paragraph').filter({ hasText: 'It drips.' }).waitFor();
  await field.fill('It drips, and the gutter hangs.');
  await add.click();
  await page.getByText('Your first attempt went through. To send this version too, try again.').waitFor();
  expect(await stored()).toEqual(['It drips.']);
  await add.click();
  await page.getByRole('paragraph').filter({ hasText: 'It drips, and the gutter hangs.' }).waitFor();
  expect(await stored()).toEqual(['It drips.', 'It drips, and the gutter hangs.']);
});

test('nothing empty is added, and no request is closed for a reason that nobody chose (issue 40)', async ({
  openAs,
}) => {
  const { claire, id } = await openRequest();
  const page = await openAs(claire, { address: `/requests/${id}`, viewport: { width: PHONE, height: 900 } });
  await page.getByRole('button', { name: 'Add details' }).click();
  const field = page.getByRole('textbox', { name: 'What would you like to add?' });
  const add = field.locator('xpath=ancestor::form').getByRole('button', { name: 'Add' });
  await field.fill('  ');
  expect(await add.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Close request' }).click();
  const dialog = page.getByRole('dialog');
  const close = dialog.getByRole('button', { name: 'Close the request' });
  expect(await dialog.getByRole('radio', { checked: true }).count()).toBe(0);
  expect(await close.isDisabled()).toBe(true);
  await dialog.getByRole('radio', { name: 'I’ve postponed the work' }).check();
  await close.click();
  await page.getByRole('button', { name: 'Ask again' }).waitFor();
  const { rows } = await own.db.execute(sql`select closed_for as why from requests where id = ${id}`);
  expect(rows).toEqual([{ why: 'postponed' }]);
});

test('a picture that is picked again after its answer got lost is there once (issue 40)', async ({
  openAs,
}) => {
  const { claire, id } = await openRequest();
  const page = await openAs(claire, { address: `/requests/${id}`, expects: [/ERR_CONNECTION_RESET/] });
  const pick = async () => {
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add pictures or PDFs' }).click();
    await (await chosen).setFiles(made.photographs.slice(0, 1));
  };
  const lost = await loseFirstResponse(page, '**/api/requests/*/files');
  await pick();
  await lost();
  const pictures = page.getByRole('img', { name: /roof/ });
  await pictures.first().waitFor();
  const answered = page.waitForResponse((response) => response.url().endsWith('/files'));
  await pick();
  expect((await answered).ok()).toBe(true);
  const { rows } = await own.db.execute(sql`select id from request_files where request_id = ${id}`);
  expect(rows).toHaveLength(1);
  expect(await pictures.count()).toBe(1);
});

test(
  'a file of a sent request is withdrawn by its client, who is asked before, and a line says so',
  {
    annotation: { type: 'requirement', description: 'D3-2.2' },
  },
  async ({ openAs }) => {
    const claire = await buildUser(own.db, { userType: 'private' });
    const { id } = await buildRequest(own.db, {
      clientId: claire.id,
      categoryId: made.roofing.id,
      sentAt: new Date(),
    });
    const page = await openAs(claire, {
      address: `/requests/${id}`,
      viewport: { width: PHONE, height: 900 },
    });
    const asked = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add pictures or PDFs' }).click();
    await (await asked).setFiles(made.photographs.slice(0, 1));
    await page.getByRole('button', { name: /^Remove “.+”$/ }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('Companies will no longer be able to open this file.').waitFor();
    await dialog.getByRole('button', { name: 'Keep' }).click();
    await page.getByRole('button', { name: /^Remove “.+”$/ }).click();
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText(/^“.+” removed$/).waitFor();
    expect(await page.getByRole('button', { name: /^Remove “.+”$/ }).count()).toBe(0);
  },
);

test(
  'a closed request is asked again: all its words are in a new draft',
  {
    annotation: { type: 'requirement', description: 'D3-10.25' },
  },
  async ({ openAs }) => {
    const claire = await buildUser(own.db);
    const { id } = await buildRequest(own.db, {
      clientId: claire.id,
      categoryId: made.roofing.id,
      title: 'The valley leaks',
      trade: 'roofing',
      questionVersion: latestQuestionSetVersion('roofing'),
      answers: [{ id: 'work', answer: 'leak' }],
      sentAt: new Date(),
      state: 'closed',
      closedAt: new Date(),
      closedFor: 'postponed',
    });
    const page = await openAs(claire, {
      address: `/requests/${id}`,
      viewport: { width: PHONE, height: 900 },
    });
    await page.getByRole('button', { name: 'Ask again' }).click();
    await heading(page, 'What needs to be done?').waitFor();
    const words = page.getByLabel('Describe the work in your own words');
    await expect.poll(() => words.inputValue()).toContain('leaks at the valley');
    await page.getByText('Work, 1 of 4', { exact: true }).waitFor();
    const next = page.getByRole('button', { name: 'Next', exact: true });
    for (const name of ['Work, 2 of 4', 'Work, 3 of 4', 'Work, 4 of 4']) {
      await next.click();
      await page.getByText(name, { exact: true }).waitFor();
    }
    await next.click();
    await heading(page, 'Where is the work?').waitFor();
    expect(await page.getByLabel('Street').inputValue()).toBe('14, rue des Tilleuls');
    const { rows } = await own.db.execute(sql`
    select state, title, holder, timing, budget_max from requests where client_id = ${claire.id} order by id`);
    expect(rows).toEqual(
      ['closed', 'draft'].map((state) => ({
        state,
        title: 'The valley leaks',
        holder: 'owner',
        timing: 'one-to-three-months',
        budget_max: '30000.00',
      })),
    );
  },
);
