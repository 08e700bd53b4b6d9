import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildFolder } from '#demo/builders/folder.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildQuote } from '#demo/builders/quote.ts';
import { buildRequest, buildRequestInvitation } from '#demo/builders/request.ts';
import { buildUser } from '#demo/builders/user.ts';
import { buildVisit } from '#demo/builders/visit.ts';
import { hashPassword } from '#features/accounts/core/server/passwords.ts';
import { sessions } from '#features/accounts/core/server/tables.ts';
import { requestInvitations } from '#features/requests/core/server/tables.ts';
import { expect, type Fixtures, madeBefore, nightlyFrom, ownProduct, test, visit } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';

const own = ownProduct();

const PASSWORD = 'Gromperekichelcher';
const made = madeBefore(async () => ({
  password: await hashPassword(PASSWORD),
  roofing: await buildCategory(own.db, { name: 'Roofing' }),
  schmit: await buildCompany(own.db, { name: 'Toiture Schmit' }),
}));

const asked = async (terms: { state?: 'quoted' } = {}) => {
  const claire = await buildUser(own.db, { password: made.password, fullName: 'Claire Hoffmann' });
  const request = await buildRequest(own.db, {
    clientId: claire.id,
    categoryId: made.roofing.id,
    sentAt: new Date(),
    title: 'Re-roof the house',
  });
  const invitation = await buildRequestInvitation(own.db, {
    requestId: request.id,
    companyId: made.schmit.id,
    ...terms,
  });
  return { claire, request, invitation };
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** A page that hears nothing live until it is let: else it may find out what has ended before it is pressed. */
const openUnheard = async (
  { openPage, signIn }: Pick<Fixtures, 'openPage' | 'signIn'>,
  person: { id: number },
  address: string,
  expects: readonly RegExp[] = [/status of 401/],
) => {
  const page = await openPage({ expects });
  const letHear = await holdRequests(page, '**/api/live*');
  await signIn(page, person);
  await visit(page, address);
  return { page, letHear };
};

const signInAgain = async (page: Page, username: string) => {
  await page.getByRole('textbox', { name: /^Username/ }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click();
};

const WORDS = 'The valley leaks too, since last night.';

const written: [
  what: string,
  address: (id: number) => string,
  open: string[],
  field: string,
  send: string,
][] = [
  ['an addition', (id) => `/requests/${id}`, ['Add details'], 'What would you like to add?', 'Add'],
  [
    'words in a dialog',
    (id) => `/requests/${id}`,
    ['Close request'],
    'In your own words',
    'Close the request',
  ],
  ['a field of the settings', () => '/settings', [], 'Full name', 'Save Changes'],
];

for (const [index, [what, at, open, name, send]] of written.entries()) {
  test(
    `a session that ended keeps ${what} for the same person (reading 59)`,
    { tag: ['@phone', ...nightlyFrom(2, index)] },
    async ({ openPage, signIn }) => {
      const { claire, request } = await asked();
      const { page, letHear } = await openUnheard({ openPage, signIn }, claire, at(request.id));
      const field = page.getByRole('textbox', { name: new RegExp(`^${name.replace('?', '\\?')}`) });
      const openForm = async () => {
        for (const button of open) await press(page, button);
      };
      await openForm();
      // A choice is lost as easily as words are.
      if (what === 'words in a dialog') await page.getByRole('radio', { name: 'Something else' }).check();
      await field.fill(WORDS);
      await own.db.delete(sessions).where(eq(sessions.userId, claire.id));
      await press(page, send);
      await page.waitForURL(/-?auth/);
      await page.getByRole('heading', { level: 1, name: 'Please log in again' }).waitFor();
      // The toast that says why it was not sent would lie over the login.
      expect(await page.getByRole('button', { name: 'Dismiss', exact: true }).count()).toBe(0);
      // The login shows a long text, so that its writer sees that it isn't lost (reading 80's board).
      expect(await page.getByRole('main').getByText(WORDS).count()).toBe(
        what === 'a field of the settings' ? 0 : 1,
      );
      letHear();
      await signInAgain(page, claire.username);
      await page.waitForURL(`**${at(request.id)}`);
      await openForm();
      await expect.poll(() => field.inputValue()).toBe(WORDS);
    },
  );
}

test(
  'a session that ended keeps what was typed and chosen in a form that says itself why it was refused',
  { tag: '@phone' },
  async ({ openPage, signIn }) => {
    const { claire } = await asked();
    const { page, letHear } = await openUnheard({ openPage, signIn }, claire, '/settings/api-tokens');
    await press(page, 'New token');
    const form = page.getByRole('dialog', { name: 'New token' });
    const choices = form.getByRole('combobox');
    const state = async () => [
      await form.getByRole('textbox', { name: 'Name' }).inputValue(),
      ...(await choices.evaluateAll((all) => all.map((it) => (it as HTMLSelectElement).selectedIndex))),
    ];
    await form.getByRole('textbox', { name: 'Name' }).fill('Book-keeping');
    await choices.nth(0).selectOption({ index: 2 });
    await choices.nth(1).selectOption({ index: 1 });
    const chosen = await state();
    await own.db.delete(sessions).where(eq(sessions.userId, claire.id));
    await form.getByRole('button', { name: 'Create token' }).click();
    await page.waitForURL(/-?auth/);
    await page.getByText('Log in again to carry on where you left off.').waitFor();
    letHear();
    await signInAgain(page, claire.username);
    await page.waitForURL('**/settings/api-tokens');
    await press(page, 'New token');
    await expect.poll(state).toEqual(chosen);
  },
);

test(
  'a page that finds out by itself that its session has ended keeps what is typed (reading 59)',
  {
    tag: '@phone',
  },
  async ({ openPage, signIn }) => {
    const { claire } = await asked();
    const { page, letHear } = await openUnheard({ openPage, signIn }, claire, '/settings');
    const field = page.getByRole('textbox', { name: /^Full name/ });
    await field.fill('Claire Hoffmann-Weis');
    await own.db.delete(sessions).where(eq(sessions.userId, claire.id));
    letHear();
    await page.waitForURL(/-?auth/);
    await signInAgain(page, claire.username);
    await page.waitForURL('**/settings');
    await expect.poll(() => field.inputValue()).toBe('Claire Hoffmann-Weis');
  },
);

test('who opened somebody else’s link logs in with their other account and comes back to it', async ({
  openAs,
}) => {
  const { claire, request } = await asked();
  const marc = await buildUser(own.db, { password: made.password });
  const page = await openAs(marc, { address: `/requests/${request.id}`, expects: [/status of 404/] });
  await page.getByText(`the account you’re logged in with (${marc.fullName})`).waitFor();
  await press(page, 'Log in with another account');
  await page.waitForURL(/-?auth/);
  await signInAgain(page, claire.username);
  await page.waitForURL(`**/requests/${request.id}`);
  await page.getByRole('heading', { level: 1, name: 'Re-roof the house' }).waitFor();
});

test('another person who signs in there finds nothing of it (reading 59)', async ({ openPage, signIn }) => {
  const { claire, request } = await asked();
  const marc = await buildUser(own.db, { password: made.password });
  const { page, letHear } = await openUnheard({ openPage, signIn }, claire, `/requests/${request.id}`, [
    /status of 401/,
    /status of 404/,
  ]);
  await press(page, 'Add details');
  await page.getByRole('textbox', { name: 'What would you like to add?' }).fill(WORDS);
  await own.db.delete(sessions).where(eq(sessions.userId, claire.id));
  await press(page, 'Add');
  await page.waitForURL(/-?auth/);
  letHear();
  await signInAgain(page, marc.username);
  await page.getByText('This page doesn’t belong to the account you’re logged in with').waitFor();
  expect(await page.getByText(WORDS).count()).toBe(0);
});

test(
  'to take a request back from a company is asked first',
  {
    tag: ['@phone', '@nightly'],
    annotation: { type: 'requirement', description: 'D3-10.6' },
  },
  async ({ openAs }) => {
    const { claire, request } = await asked();
    const page = await openAs(claire, { address: `/requests/${request.id}` });
    const question = page.getByRole('alertdialog', { name: 'Withdraw your request to Toiture Schmit?' });
    await press(page, 'Withdraw your request to Toiture Schmit');
    await question.getByRole('button', { name: 'Keep' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await page.getByText('Withdrawn', { exact: true }).count()).toBe(0);
    await press(page, 'Withdraw your request to Toiture Schmit');
    await question.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByText('Withdrawn', { exact: true }).waitFor();

    const desk = await openAs({ id: made.schmit.userId }, { address: '/invitations?show=over' });
    await desk.getByText('The client has withdrawn this request').first().waitFor();
  },
);

test(
  'a company that is taken off the request takes its quote along, and the page says so',
  {
    tag: '@phone',
    annotation: { type: 'requirement', description: 'D3-10.6' },
  },
  async ({ openAs }) => {
    const { claire, request, invitation } = await asked({ state: 'quoted' });
    await buildQuote(own.db, {
      companyId: made.schmit.id,
      clientId: claire.id,
      requestId: request.id,
      invitationId: invitation.id,
      state: 'sent',
    });
    const page = await openAs(claire, { address: `/requests/${request.id}` });
    // Days count by the calendar, from the first minute.
    await page.getByText('30 days left, until').waitFor();
    const quote = page.getByRole('link', { name: 'Read the quote' });
    await quote.waitFor();
    const question = page.getByRole('alertdialog', { name: 'Withdraw your request to Toiture Schmit?' });
    await press(page, 'Withdraw your request to Toiture Schmit');
    await question.getByText('You won’t be able to accept its quote.').waitFor();
    // It looks like every other dialog, also under a finger: the row it was opened from has styles of its own.
    await question.hover();
    const looks = await question.evaluate((dialog) => {
      const { backgroundColor, fontWeight } = getComputedStyle(dialog);
      const ground = getComputedStyle(document.body);
      return { isDark: backgroundColor === ground.color, fontWeight };
    });
    expect(looks).toEqual({ isDark: false, fontWeight: '400' });
    await question.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByText('Declined', { exact: true }).waitFor();
    // Nobody declined it for another reason.
    await quote.click();
    await page.getByText('The request was withdrawn').waitFor();
    expect(await page.getByText('Other', { exact: true }).count()).toBe(0);
  },
);

test(
  'a company that asks a second after its time to answer ran out is told so, and sees it',
  {
    annotation: { type: 'requirement', description: 'D3-10.5' },
  },
  async ({ openPage, signIn }) => {
    const { invitation } = await asked();
    const owner = { id: made.schmit.userId };
    // The worker ends it beside us, and would have the page take the dialog away before the press.
    const { page } = await openUnheard({ openPage, signIn }, owner, `/invitations/${invitation.id}`, [
      /status of 40[49]/,
    ]);
    const before = (ms: number) => new Date(Date.now() - ms);
    await press(page, 'Ask');
    await page.getByLabel('What would you like to know?').fill('Is the attic lived in?');
    await own.db
      .update(requestInvitations)
      .set({ sentAt: before(3000), remindAt: before(2000), dueAt: before(1000) })
      .where(eq(requestInvitations.id, invitation.id));
    await page.getByRole('dialog').getByRole('button', { name: 'Ask', exact: true }).click();
    await page.getByText('This request has ended').first().waitFor();
  },
);

test('what is another’s, or gone, says one sentence with one way on (reading 80)', async ({ openAs }) => {
  const { claire, request, invitation } = await asked();
  const visit = await buildVisit(own.db, {
    companyId: made.schmit.id,
    clientId: claire.id,
    invitationId: invitation.id,
  });
  const quote = await buildQuote(own.db, {
    companyId: made.schmit.id,
    clientId: claire.id,
    state: 'sent',
    sentAt: new Date(),
  });
  const project = await buildProject(own.db, { clientId: claire.id, companyId: made.schmit.id });
  const folder = await buildFolder(own.db, { userId: claire.id });
  const stranger = await buildUser(own.db, { fullName: 'Nora Weis' });
  const page = await openAs(stranger, { expects: [/status of 40[034]/] });
  for (const [address, heading] of [
    [`/requests/${request.id}`, 'Page Not Found'],
    [`/invitations/${invitation.id}`, 'Page Not Found'],
    [`/visits/${visit.id}`, 'Page Not Found'],
    [`/quotes/${quote.id}`, 'Page Not Found'],
    [`/projects/${project.id}`, 'Error loading project: Project not found'],
    [`/folders/${folder.id}`, 'Folder Not Found'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page
      .getByText(
        'This page doesn’t belong to the account you’re logged in with (Nora Weis), or it no longer exists.',
        {
          exact: true,
        },
      )
      .waitFor();
    const way = heading.startsWith('Folder') ? 'Go to My Folders' : 'Go to your dashboard';
    await page.getByRole('link', { name: way }).waitFor();
  }
  // The documents send her home from a company's page: it is said there, and the address is plain again.
  await page.goto('/company-dashboard?tab=kpis');
  const notice = page.getByText(
    'This page doesn’t belong to the account you’re logged in with (Nora Weis), or it no longer exists.',
    { exact: true },
  );
  await notice.waitFor();
  expect(new URL(page.url()).href).toBe(`${own.address}/`);
  await page.getByRole('button', { name: 'Log in with another account' }).click();
  await page.waitForURL('**/auth#/company-dashboard?tab=kpis');
  // A link to what the client reads, opened where the company is signed in.
  const desk = await openAs({ id: made.schmit.userId }, { expects: [/status of 404/] });
  await desk.goto(`/requests/${request.id}`);
  await desk.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
  await desk.getByText(/^This page doesn’t belong to the account you’re logged in with/).waitFor();
  expect(new URL(desk.url()).pathname).toBe(`/requests/${request.id}`);
});
