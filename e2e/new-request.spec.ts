import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildSubscription } from '#demo/builders/subscription.ts';
import { buildUser } from '#demo/builders/user.ts';
import { twoColours } from '#testing/pictures.ts';
import { violationsInAll } from './axe.ts';
import { fieldErrors } from './field-errors.ts';
import { expect, type Fixtures, madeBefore, ownProduct, test, visit } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { loseFirstResponse } from './lose-first-response.ts';
import { DESK, PHONE } from './screen-sizes.ts';
import { shareOfBars } from './share-of-bars.ts';

const own = ownProduct();

const made = madeBefore(async () => {
  const roofing = await buildCategory(own.db, { name: 'Roofing', names: { fr: 'Couvreur' } });
  const schmit = await buildCompany(own.db, {
    name: 'Toiture Schmit',
    serviceCommunes: ['Esch-sur-Alzette'],
  });
  await buildService(own.db, { companyId: schmit.id, categoryId: roofing.id });
  await buildSubscription(own.db, { companyId: schmit.id });
  return { roofing, schmit };
});

const open = ({ openPage }: Pick<Fixtures, 'openPage'>, address: string, width = DESK) =>
  openPage({ viewport: { width, height: 900 } }).then(async (page) => {
    await visit(page, address);
    return page;
  });
const here = (page: Page, path: string) => visit(page, new URL(path, page.url()).href);
const client = () => buildUser(own.db, { createdAt: new Date('2025-01-01') });
const requestsOf = async (clientId: number) => {
  const { rows } = await own.db.execute<{ state: string; title: string | null; description: string | null }>(
    sql`select state, title, description from requests where client_id = ${clientId} order by id`,
  );
  return rows;
};
const answer = (page: Page, question: string, label: string) =>
  page.getByRole('group', { name: question }).getByText(label, { exact: true }).click();

const DESCRIPTION = 'Water drips from the bedroom ceiling when it rains.';

const isPhone = (page: Page) => page.viewportSize()?.width === PHONE;
/** A phone shows a step in several screens; beyond the last it shows the last. */
const toScreen = async (page: Page, path: string) => {
  if (isPhone(page)) await here(page, path);
};

/** All that step 1 asks for. */
const sayWhat = async (page: Page) => {
  await page.getByLabel('Trade').selectOption({ label: 'Roofing' });
  await answer(page, 'What work does the roof need?', 'Stop a leak');
  await toScreen(page, '/requests/new/what?screen=9');
  await page.getByLabel('Describe the work in your own words').fill(DESCRIPTION);
};

const sayTheRest = async (page: Page) => {
  await here(page, '/requests/new/where');
  await page.getByLabel('Postcode').fill('4010');
  await page.getByLabel('Commune').selectOption({ label: 'Esch-sur-Alzette' });
  await answer(page, 'What kind of property is it?', 'House');
  await toScreen(page, '/requests/new/where?screen=2');
  await answer(page, 'Is it your main residence?', 'Yes');
  await answer(page, 'Are you the owner or the tenant?', 'Owner');
  await here(page, '/requests/new/when');
  await answer(page, 'When should the work begin?', 'It’s urgent');
  await here(page, '/requests/new/whom');
  await page.getByRole('checkbox', { name: 'Ask Toiture Schmit' }).check();
  await here(page, '/requests/new/check');
  // The budget was not touched, so nobody says that it is not known.
  expect(await page.getByText('I do not know yet').count()).toBe(0);
};

const emptySteps = {
  en: {
    what: ['Choose a trade', 'Please describe the work in at least 20 characters', /title/],
    where: [/postcode/, /commune/, /kind of property/, /main residence/, /owner or the tenant/],
    when: ['Choose when the work should begin'],
    whom: ['Choose at least one company'],
  },
  fr: {
    what: ['Choisissez un métier', /20 caractères/, /titre/],
    where: [/code postal/, /commune/, /logement/, /résidence principale/, /./],
    when: [/./],
    whom: [/./],
  },
} as const;

for (const [language, steps] of Object.entries(emptySteps)) {
  test.describe(`pressed with nothing filled in, in ${language}`, () => {
    for (const [step, says] of Object.entries(steps)) {
      test(
        `step ${step} says what it needs in sentences`,
        {
          annotation: { type: 'requirement', description: 'D3-2.1 D3-2.2 D3-2.3 D3-2.4 D3-2.5' },
        },
        async ({ openPage }) => {
          const page = await open(
            { openPage },
            `${language === 'en' ? '' : `/${language}`}/requests/new/${step}`,
          );
          await page.locator('form button[type=submit]').click();
          await expect.poll(() => fieldErrors(page)).toHaveLength(says.length);
          const said = await fieldErrors(page);
          for (const [at, sentence] of says.entries()) expect(said[at]).toMatch(sentence);
          // No name of a sentence stands in its place.
          for (const sentence of said) expect(sentence).not.toMatch(/^\w+\.\w+$/);
          expect(new URL(page.url()).pathname).toMatch(new RegExp(`/requests/new/${step}$`));
        },
      );
    }
  });
}

test(
  'a link to a trade begins no draft; the first answer does',
  { tag: '@nightly', annotation: { type: 'requirement', description: 'D3-2.1' } },
  async ({ openAs }) => {
    const claire = await client();
    const page = await openAs(claire, { address: `/requests/new/what?category=${made.roofing.id}` });
    await page.getByRole('group', { name: 'What work does the roof need?' }).waitFor();
    // Longer than what is typed waits before it is saved.
    await page.waitForTimeout(2500);
    expect(await requestsOf(claire.id)).toEqual([]);
    await answer(page, 'What work does the roof need?', 'Stop a leak');
    await expect.poll(async () => (await requestsOf(claire.id)).length, { timeout: 20_000 }).toBe(1);
  },
);

test(
  'the first question is asked for in step 1, and what is missing at the end leads to its field',
  {
    annotation: { type: 'requirement', description: 'D3-2.1 D3-2.5' },
  },
  async ({ openAs }) => {
    const claire = await client();
    const page = await openAs(claire, {
      address: `/requests/new?company=${made.schmit.id}`,
      viewport: { width: PHONE, height: 900 },
    });
    // Nothing has been answered yet.
    expect(await page.getByText('Saved in this browser').count()).toBe(0);
    await page.getByLabel('Trade').selectOption({ label: 'Roofing' });
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByText('Say what needs to be done').waitFor();
    await page.getByRole('button', { name: '1 detail missing' }).waitFor();
    await here(page, '/requests/new/what?screen=9');
    await page.getByLabel('Describe the work in your own words').fill(DESCRIPTION);
    await here(page, '/requests/new/check');
    const missing = page.getByRole('alert').filter({ hasText: 'Still missing' });
    await expect
      .poll(() => missing.getByRole('link').allTextContents())
      .toEqual([
        'Say what needs to be done',
        'Enter a 4-digit postcode',
        'Choose a commune',
        'Choose the kind of property',
        'Say whether the property is your main residence',
        'Say whether you’re the owner or the tenant',
        'Choose when the work should begin',
        'Choose at least one company',
      ]);
    await missing.getByRole('link', { name: 'Choose a commune' }).click();
    await page.waitForURL('**/requests/new/where?after=check#*');
    await expect
      .poll(() => page.getByLabel('Commune').evaluate((field) => field === document.activeElement))
      .toBe(true);
    // Nothing is ticked that was only passed.
    expect(await page.getByRole('navigation', { name: 'Steps' }).getByText('completed').count()).toBe(0);
    await page.getByLabel('Postcode').fill('4010');
    await page.getByLabel('Commune').selectOption({ label: 'Esch-sur-Alzette' });
    await here(page, '/requests/new/whom');
    // The company of the address is chosen.
    await page.getByText('1 of 3').waitFor();
    await page.getByRole('searchbox', { name: 'Company name' }).fill('Nobody at all');
    await page.getByText('We couldn’t find a company in this trade with that name').waitFor();
  },
);

test('the company of the address that does another trade is not left out in silence', async ({ openAs }) => {
  const plumber = await buildCompany(own.db, {
    name: 'Sanitär Weber',
    serviceCommunes: ['Esch-sur-Alzette'],
  });
  await buildSubscription(own.db, { companyId: plumber.id });
  const page = await openAs(await client(), {
    address: `/requests/new?company=${plumber.id}&category=${made.roofing.id}&commune=Esch-sur-Alzette`,
    viewport: { width: PHONE, height: 900 },
  });
  // The trade and the commune were searched for.
  await page.getByRole('group', { name: 'What work does the roof need?' }).waitFor();
  await here(page, '/requests/new/where');
  expect(await page.getByLabel('Commune').inputValue()).toBe('Esch-sur-Alzette');
  await here(page, '/requests/new/whom');
  await page
    .getByText(/^We couldn’t select the company you wanted to ask. It doesn’t do this work in your area/)
    .waitFor();
  await page.getByText('0 of 3').waitFor();
  // Looking at a profile neither chooses the company nor leaves the request.
  const [profile] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'View Profile: Toiture Schmit' }).click(),
  ]);
  expect(new URL(profile.url()).pathname).toBe(`/companies/${made.schmit.id}`);
  expect(await page.getByRole('checkbox', { name: /Toiture Schmit/ }).isChecked()).toBe(false);
});

test(
  'a size that is no number stays, is marked, and stops the step until it is put right',
  {
    annotation: { type: 'requirement', description: 'D3-2.1' },
  },
  async ({ openAs }) => {
    const claire = await client();
    const page = await openAs(claire, {
      address: '/requests/new/what',
      viewport: { width: PHONE, height: 900 },
    });
    await sayWhat(page);
    await here(page, '/requests/new/what?screen=2');
    const size = page.getByLabel('How large is the roof?');
    await size.fill('10 %');
    await size.press('Enter');
    await page.getByText('Enter a number, like 96').waitFor();
    await expect.poll(() => size.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.reload();
    await expect.poll(() => size.inputValue()).toBe('10 %');
    await size.fill('96 m2');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.waitForURL('**/requests/new/what?screen=3');
  },
);

test(
  'two tabs write at one draft, and what one has sent the other does not bring back',
  { tag: '@nightly' },
  async ({ openAs }) => {
    const claire = await client();
    const page = await openAs(claire, { address: '/requests/new/what', tolerates: /409 \(Conflict\)/ });
    const other = await page.context().newPage();
    await visit(other, new URL('/requests/new/what', page.url()).href);
    await sayWhat(page);
    const words = other.getByLabel('Describe the work in your own words');
    await expect.poll(() => words.inputValue()).toBe(DESCRIPTION);
    await words.fill(`${DESCRIPTION} Since Monday.`);
    await sayTheRest(page);
    await page.getByText(`${DESCRIPTION} Since Monday.`).waitFor();
    await page.getByRole('button', { name: 'Send to 1 company' }).click();
    await page.waitForURL(/\/requests\/\d+$/);
    await expect.poll(() => words.inputValue()).toBe('');
    await visit(other, new URL('/requests/new/what', page.url()).href);
    expect(await words.inputValue()).toBe('');
    expect(await other.getByText('This request has already been sent').count()).toBe(0);
    expect(await requestsOf(claire.id)).toEqual([
      { state: 'open', title: 'Stop a leak', description: `${DESCRIPTION} Since Monday.` },
    ]);
  },
);

test(
  'a budget is understood as it is typed, and ‘I do not know yet’ is an answer',
  {
    annotation: { type: 'requirement', description: 'D3-2.4' },
  },
  async ({ openAs }) => {
    const claire = await client();
    const page = await openAs(claire, {
      address: '/requests/new/when',
      viewport: { width: PHONE, height: 900 },
    });
    await answer(page, 'When should the work begin?', 'I’m flexible');
    await page.getByLabel('From, in euros').fill('3.000');
    await page.getByLabel('To, in euros').fill('a lot');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByText('Enter an amount in euros, like 20,000').waitFor();
    expect(await page.getByLabel('To, in euros').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('From, in euros').getAttribute('aria-invalid')).toBe(null);
    await page.getByText('€3,000.00').waitFor();
    await page.getByLabel('I do not know yet').check();
    expect(await page.getByLabel('To, in euros').inputValue()).toBe('');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.waitForURL('**/requests/new/whom');
  },
);

test(
  'a first answer that gets lost jams nothing and makes nothing twice',
  {
    annotation: { type: 'requirement', description: 'D3-2.1 D3-2.5' },
  },
  async ({ openAs }) => {
    const claire = await client();
    const page = await openAs(claire, {
      address: '/requests/new/what',
      expects: [/ERR_CONNECTION_RESET/],
    });
    const created = await loseFirstResponse(page, '**/api/requests');
    await sayWhat(page);
    await created();
    await page.getByLabel('Describe the work in your own words').fill(`${DESCRIPTION} Since Monday.`);
    await expect
      .poll(() => requestsOf(claire.id), { timeout: 20_000 })
      .toEqual([{ state: 'draft', title: 'Stop a leak', description: `${DESCRIPTION} Since Monday.` }]);
    await sayTheRest(page);
    const sent = await loseFirstResponse(page, '**/api/requests/*/send');
    await page.getByRole('button', { name: 'Send to 1 company' }).click();
    await sent();
    // The server says that it was sent.
    await page.waitForURL(/\/requests\/\d+$/);
    expect(await page.getByText('Not sent', { exact: true }).count()).toBe(0);
    expect((await requestsOf(claire.id)).map(({ state }) => state)).toEqual(['open']);
    expect(await page.getByText('Idempotency-Key').count()).toBe(0);
  },
);

/** The request is sent, and neither that answer arrives nor the one that would say so. */
const sendUnheard = async (page: Page) => {
  const sent = await loseFirstResponse(page, '**/api/requests/*/send');
  const oneRequest = /\/api\/requests\/\d+$/;
  await page.route(oneRequest, (route) =>
    route.request().method() === 'GET' ? route.abort('connectionreset') : route.fallback(),
  );
  await page.getByRole('button', { name: 'Send to 1 company' }).click();
  await sent();
  await page.getByText('Not sent', { exact: true }).first().waitFor();
  await page.unroute(oneRequest);
};

test(
  'what is changed after that answer got lost goes out as a new request only if somebody wants it',
  { tag: '@nightly' },
  async ({ openAs }) => {
    const claire = await client();
    const page = await openAs(claire, {
      address: '/requests/new/what',
      expects: [/ERR_CONNECTION_RESET/, /409 \(Conflict\)/],
    });
    await sayWhat(page);
    await sayTheRest(page);
    await sendUnheard(page);
    await here(page, '/requests/new/what');
    await page.getByLabel('Describe the work in your own words').fill(`${DESCRIPTION} And the gutter.`);
    await page.getByText('This request has already been sent').waitFor();
    await page.getByText('The changes you’ve made since then aren’t included.').waitFor();
    expect((await requestsOf(claire.id)).map(({ state }) => state)).toEqual(['open']);
    await page.getByRole('link', { name: 'Go to the request' }).click();
    await page.waitForURL(/\/requests\/\d+$/);
  },
);

test(
  'found sent without a change, it is in sight, leads there, and the next one begins empty',
  { tag: '@nightly' },
  async ({ openAs }) => {
    const claire = await client();
    const page = await openAs(claire, {
      address: '/requests/new/what',
      viewport: { width: PHONE, height: 900 },
      expects: [/ERR_CONNECTION_RESET/, /409 \(Conflict\)/],
    });
    await sayWhat(page);
    await sayTheRest(page);
    await sendUnheard(page);
    // The page saves by itself after a reload, and finds that the request was sent.
    await page.reload();
    const notice = page.getByRole('alert').filter({ hasText: 'This request has already been sent' });
    await notice.waitFor();
    await expect.poll(() => notice.evaluate((it) => it.parentElement === document.activeElement)).toBe(true);
    expect(await notice.getByRole('button').allTextContents()).toEqual(['Start a blank request']);
    await notice.getByRole('link', { name: 'Go to the request' }).click();
    await page.waitForURL(/\/requests\/\d+$/);
    await here(page, '/requests/new/what');
    expect(await page.getByLabel('Describe the work in your own words').inputValue()).toBe('');
  },
);

test(
  'what was sent unheard is put away when the next trade is asked for',
  { tag: '@nightly' },
  async ({ openAs }) => {
    const { roofing } = made;
    const page = await openAs(await client(), {
      address: '/requests/new/what',
      expects: [/ERR_CONNECTION_RESET/],
    });
    await sayWhat(page);
    await sayTheRest(page);
    await sendUnheard(page);
    await here(page, `/requests/new/what?category=${roofing.id}`);
    await page.getByText('Sent', { exact: true }).waitFor();
    const words = page.getByLabel('Describe the work in your own words');
    await expect.poll(() => words.inputValue()).toBe('');
    expect(await page.getByLabel('Trade').inputValue()).toBe(String(roofing.id));
    expect(await page.getByText('This request has already been sent').count()).toBe(0);
  },
);

test(
  'whoever joins at the end finds their request sent, and hears that nothing is proved',
  {
    tag: '@nightly',
    annotation: { type: 'requirement', description: 'D3-2.5' },
  },
  async ({ openPage }) => {
    const page = await open({ openPage }, '/requests/new/what', PHONE);
    await sayWhat(page);
    await sayTheRest(page);
    await page.getByLabel('Your name').fill('Nadia Comer');
    await page.getByRole('link', { name: 'New here? Sign up to send' }).click();
    await page.waitForURL('**/client-auth?tab=register');
    // The way in says what waits and what happens next, after a reload too.
    const waits = page.getByText('Your request is ready to send');
    await waits.waitFor();
    await page.reload();
    await waits.waitFor();
    await page.getByRole('textbox', { name: 'Username', exact: true }).fill('newcomer');
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('newcomer@mail.example');
    await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('621 000 100');
    await page.getByLabel('Password', { exact: true }).fill('Gromperekichelcher');
    await page.getByLabel('Confirm password', { exact: true }).fill('Gromperekichelcher');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page
      .getByRole('dialog', { name: 'Enter the code we sent you' })
      .getByRole('button', { name: 'Maybe Later' })
      .click();
    await page.waitForURL(/\/requests\/\d+$/);
    await page.getByText('Verify your email to find out when companies reply').waitFor();
    await page.getByText('1 of 6 asked').waitFor();
  },
);

test(
  'a phone that throws the page away while the code is looked for sends the request all the same',
  {
    tag: '@nightly',
    annotation: { type: 'requirement', description: 'D3-2.5' },
  },
  async ({ openPage }) => {
    const page = await open({ openPage }, '/requests/new/what', PHONE);
    await sayWhat(page);
    await sayTheRest(page);
    await page.getByLabel('Your name').fill('Nora Weber');
    await page.getByRole('link', { name: 'New here? Sign up to send' }).click();
    await page.getByRole('textbox', { name: 'Username', exact: true }).fill('noraweber');
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('nora@mail.example');
    await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('621 000 101');
    await page.getByLabel('Password', { exact: true }).fill('Gromperekichelcher');
    await page.getByLabel('Confirm password', { exact: true }).fill('Gromperekichelcher');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('dialog', { name: 'Enter the code we sent you' }).waitFor();
    await page.reload();
    await page.waitForURL(/\/requests\/\d+$/);
    await page.getByText('1 of 6 asked').waitFor();
  },
);

test('a link to a trade takes no answers away: it asks whether another request is to begin (issue 40)', async ({
  openPage,
}) => {
  const tiling = await buildCategory(own.db, { name: 'Tiling' });
  const page = await open({ openPage }, '/requests/new/what');
  await sayWhat(page);
  const question = page.getByText('You’ve already started a request');
  await here(page, `/requests/new/what?category=${tiling.id}`);
  await question.waitFor();
  await page.getByRole('button', { name: 'Continue this request' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await page.getByLabel('Describe the work in your own words').inputValue()).toBe(DESCRIPTION);
  expect(await page.getByLabel('Trade').inputValue()).toBe(String(made.roofing.id));

  await here(page, `/requests/new/what?category=${tiling.id}`);
  await page.getByRole('button', { name: 'Start another request' }).click();
  await expect.poll(() => page.getByLabel('Trade').inputValue()).toBe(String(tiling.id));
  expect(await page.getByLabel('Describe the work in your own words').inputValue()).toBe('');
});

test('of somebody signed in the request that is put aside waits among their requests (issue 40)', async ({
  openAs,
}) => {
  const claire = await client();
  const glazing = await buildCategory(own.db, { name: 'Glazing' });
  const page = await openAs(claire, { address: '/requests/new/what' });
  await sayWhat(page);
  await here(page, `/requests/new/what?category=${glazing.id}`);
  await page.getByRole('button', { name: 'Start another request' }).click();
  await expect.poll(() => page.getByLabel('Trade').inputValue()).toBe(String(glazing.id));
  expect(await requestsOf(claire.id)).toEqual([
    { state: 'draft', title: 'Stop a leak', description: DESCRIPTION },
  ]);
});

test(
  'where nothing can be saved it does not say that it was (issue 40)',
  { tag: '@nightly' },
  async ({ openAs }) => {
    const claire = await client();
    const page = await openAs(claire, { address: '/requests/new/what', expects: [/status of 503/] });
    await sayWhat(page);
    const state = page.getByRole('status').filter({ hasText: /saved|kept/i });
    await expect.poll(() => state.textContent(), { timeout: 15_000 }).toMatch(/^Saved at/);
    const address = /\/api\/requests\/\d+$/;
    await page.route(address, (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByLabel('Describe the work in your own words').fill(`${DESCRIPTION} Since Monday.`);
    const words = 'Saved in this browser, but not to your account yet.';
    await expect.poll(() => state.textContent(), { timeout: 15_000 }).toBe(words);
    await page.unroute(address);
    // The page retries without a press.
    await expect.poll(() => state.textContent(), { timeout: 20_000 }).toMatch(/^Saved at/);
    expect((await requestsOf(claire.id))[0]?.description).toBe(`${DESCRIPTION} Since Monday.`);
  },
);

test('with nobody chosen Next leads to the field that says so (issue 40)', async ({ openPage }) => {
  const page = await open({ openPage }, '/requests/new/whom', PHONE);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const field = page.getByRole('searchbox', { name: 'Company name' });
  await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await fieldErrors(page)).toEqual(['Choose at least one company']);
  expect(await field.getAttribute('aria-invalid')).toBe('true');
});

test(
  'with no company chosen nobody gets past the last step, signed in or not',
  {
    annotation: { type: 'requirement', description: 'D3-2.5' },
  },
  async ({ openPage }) => {
    const page = await open({ openPage }, '/requests/new/check', PHONE);
    const missing = page.getByRole('alert').filter({ hasText: 'Still missing' });
    await missing.getByRole('link', { name: 'Choose at least one company' }).waitFor();
    await page.getByRole('link', { name: 'New here? Sign up to send' }).click();
    await expect.poll(() => missing.evaluate((list) => list === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/requests/new/check');
    await missing.getByRole('link', { name: 'Enter your name' }).click();
    const name = page.getByLabel('Your name');
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  },
);

const questionsInSight = (page: Page) =>
  page
    .locator('form')
    .locator('[id^=field-]:not([id^=field-commune], [id^=field-title]), fieldset[class*=budget]')
    .evaluateAll((fields) => fields.filter((field) => field.checkVisibility()).length);

test(
  'a phone asks one to three questions a screen, with Next in a bar of its own and nothing to lead away',
  { annotation: { type: 'requirement', description: 'D3-2.1 D3-2.2' } },
  async ({ openAs }) => {
    const page = await openAs(await client(), {
      address: '/requests/new/what',
      viewport: { width: PHONE, height: 844 },
    });
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await page.getByLabel('Trade').selectOption({ label: 'Roofing' });
    await answer(page, 'What work does the roof need?', 'Stop a leak');
    const screens = ['Work, 1 of 4', 'Work, 2 of 4', 'Work, 3 of 4', 'Work, 4 of 4', 'Where, 1 of 2'];
    for (const name of screens) {
      await page.getByText(name, { exact: true }).waitFor();
      const count = await questionsInSight(page);
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(3);
      // The bar is at the foot of the window, and no footer tempts to go elsewhere.
      const box = await next.boundingBox();
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBeGreaterThan(820);
      expect(await page.getByRole('contentinfo').getByRole('heading').count()).toBe(0);
      if (name.startsWith('Where')) break;
      if (name === 'Work, 4 of 4')
        await page.getByLabel('Describe the work in your own words').fill(DESCRIPTION);
      await next.click();
    }
    // Back leads to the screen before, also over the border of a step.
    await page.getByRole('link', { name: 'Back: Work' }).click();
    await page.getByText('Work, 4 of 4', { exact: true }).waitFor();
    expect(await page.getByLabel('Describe the work in your own words').inputValue()).toBe(DESCRIPTION);
    await page.goBack();
    await page.getByText('Where, 1 of 2', { exact: true }).waitFor();
    // A missing answer stops the client only on its own screen, where its name leads to the field.
    await next.click();
    await page.getByRole('button', { name: '3 details missing' }).click();
    const postcode = page.getByLabel('Postcode');
    await expect.poll(() => postcode.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.setViewportSize({ width: PHONE, height: 640 });
    expect(await shareOfBars(page)).toBeLessThanOrEqual(0.2);
  },
);

test(
  'the last page shows what the companies will see, and Change leads to its question and back',
  { tag: '@nightly', annotation: { type: 'requirement', description: 'D3-2.5' } },
  async ({ openPage }) => {
    const page = await open({ openPage }, '/requests/new/what', PHONE);
    await sayWhat(page);
    await here(page, '/requests/new/files');
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add pictures or PDFs' }).click();
    const buffer = await twoColours({ width: 60, height: 40, left: '#884422', right: '#446688' })
      .jpeg()
      .toBuffer();
    await (await chosen).setFiles([{ name: 'roof.jpg', mimeType: 'image/jpeg', buffer }]);
    await page.getByLabel('Caption for roof.jpg').fill('South side, from the garden');
    await sayTheRest(page);
    const panel = (name: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
    const seen = panel('Visible to the companies');
    await seen.getByText(DESCRIPTION).waitFor();
    await seen.getByText('South side, from the garden').waitFor();
    expect(await seen.getByRole('list', { name: 'Pictures and plans' }).locator('img').count()).toBe(1);
    expect(await seen.getByText('Toiture Schmit').count()).toBe(0);
    await panel('Visible only to you').getByText('Toiture Schmit').waitFor();

    await seen.getByRole('link', { name: 'Change Budget' }).click();
    const from = page.getByLabel('From, in euros');
    await expect.poll(() => from.evaluate((it) => it === document.activeElement)).toBe(true);
    await from.fill('3.000 €');
    await page.getByLabel('To, in euros').fill('5 000');
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await page.waitForURL('**/requests/new/check');
    await seen.getByText('€3,000 to €5,000').waitFor();
    // A question on a later screen of its step is found too.
    await seen.getByRole('link', { name: 'Change In your words' }).click();
    const words = page.getByLabel('Describe the work in your own words');
    await expect.poll(() => words.evaluate((it) => it === document.activeElement)).toBe(true);
    await words.fill(`${DESCRIPTION} Since Monday.`);
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await seen.getByText(`${DESCRIPTION} Since Monday.`).waitFor();
  },
);

test(
  'a visitor who asks three companies and joins presses at most seven times beside answers, choices and Next',
  { tag: '@nightly', annotation: { type: 'requirement', description: 'D3-2.5' } },
  async ({ openPage }) => {
    const names = ['Daach Weis', 'Toitures Lefort'];
    for (const name of names) {
      const { id } = await buildCompany(own.db, { name, serviceCommunes: ['Esch-sur-Alzette'] });
      await buildService(own.db, { companyId: id, categoryId: made.roofing.id });
      await buildSubscription(own.db, { companyId: id });
    }
    const page = await open({ openPage }, '/', PHONE);
    let presses = 0;
    const press = async (role: 'link' | 'button', name: string) => {
      presses += 1;
      await page.getByRole(role, { name, exact: true }).first().click();
    };
    const next = () => page.getByRole('button', { name: 'Next', exact: true }).click();
    await press('link', 'Tell us what you need');
    await page.getByLabel('Trade').selectOption({ label: 'Roofing' });
    await answer(page, 'What work does the roof need?', 'Stop a leak');
    await next();
    for (const name of ['Work, 2 of 4', 'Work, 3 of 4']) {
      await page.getByText(name, { exact: true }).waitFor();
      await next();
    }
    await page.getByLabel('Describe the work in your own words').fill(DESCRIPTION);
    await next();
    await page.getByLabel('Postcode').fill('4010');
    await page.getByLabel('Commune').selectOption({ label: 'Esch-sur-Alzette' });
    await answer(page, 'What kind of property is it?', 'House');
    await next();
    await answer(page, 'Is it your main residence?', 'Yes');
    await answer(page, 'Are you the owner or the tenant?', 'Owner');
    await next();
    await page.getByRole('heading', { name: 'Pictures and plans', exact: true }).waitFor();
    await next();
    await answer(page, 'When should the work begin?', 'It’s urgent');
    await next();
    for (const name of ['Toiture Schmit', ...names])
      await page.getByRole('checkbox', { name: `Ask ${name}` }).check();
    await press('button', 'Review');
    await page.getByLabel('Your name').fill('Nadia Comer');
    await press('link', 'New here? Sign up to send');
    await page.getByRole('textbox', { name: 'Username', exact: true }).fill('nadiacomer');
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('nadia@mail.example');
    await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('00352 621 000 103');
    await page.getByLabel('Password', { exact: true }).fill('Gromperekichelcher');
    await page.getByLabel('Confirm password', { exact: true }).fill('Gromperekichelcher');
    await press('button', 'Create account');
    await page.getByRole('dialog', { name: 'Enter the code we sent you' }).waitFor();
    presses += 1;
    await page.getByRole('button', { name: 'Maybe Later' }).click();
    await page.waitForURL(/\/requests\/\d+$/);
    await page.getByText('3 of 6 asked').waitFor();
    expect(presses).toBeLessThanOrEqual(7);
    const { rows } = await own.db.execute(
      sql`select count(*)::int as sent from requests r join users u on u.id = r.client_id where u.username = 'nadiacomer'`,
    );
    expect(rows).toEqual([{ sent: 1 }]);
  },
);

test.describe('before the script is there', () => {
  test('nothing can be pressed that would lose what is typed', async ({ openPage }) => {
    const page = await openPage();
    const letGo = await holdRequests(page, '**/*.js');
    await page.goto('/requests/new/what', { waitUntil: 'commit' });
    expect(await page.getByRole('button', { name: 'Next: Where' }).isDisabled()).toBe(true);
    expect(await page.getByLabel('Describe the work in your own words').isDisabled()).toBe(true);
    letGo();
    await expect.poll(() => page.getByRole('button', { name: 'Next: Where' }).isDisabled()).toBe(false);
  });

  for (const [address, name, says] of [
    ['/requests/new/what', 'Next: Where', /^This form needs JavaScript/],
    ['/companies/:schmit', 'Request Quote', /^To message or save companies, turn on JavaScript/],
  ] as const) {
    test(`${address} says what it needs where there is no script`, async ({ openPage }) => {
      const page = await openPage({ javaScriptEnabled: false });
      await page.goto(address.replace(':schmit', String(made.schmit.id)));
      expect(await page.getByRole('button', { name }).first().isDisabled()).toBe(true);
      expect(await page.getByText(says).isVisible()).toBe(true);
    });
  }
});

test(
  'a postal code of another commune is said, and one press puts it right',
  { tag: '@nightly' },
  async ({ openPage }) => {
    const page = await open({ openPage }, '/requests/new/where');
    const commune = page.getByLabel('Commune');
    await page.getByLabel('Postcode').fill('4010');
    await expect(commune).toHaveValue('Esch-sur-Alzette');
    await commune.selectOption({ label: 'Mondercange' });
    await page.getByText('L-4010 is in Esch-sur-Alzette.').waitFor();
    expect(await violationsInAll(page)).toEqual([]);
    await page.getByRole('button', { name: 'Change to Esch-sur-Alzette' }).click();
    await expect(commune).toHaveValue('Esch-sur-Alzette');
    await page.getByText('L-4010 is in').waitFor({ state: 'detached' });
  },
);
