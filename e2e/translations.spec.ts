import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildPicture } from '#demo/builders/picture.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildRequest, buildRequestInvitation } from '#demo/builders/request.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildUser } from '#demo/builders/user.ts';
import { requestAdditions } from '#features/requests/core/server/tables.ts';
import { eventually } from '#testing/eventually.ts';
import { respondAsTranslator, translatorSettings } from '#testing/respond-as-translator.ts';
import { type StandInServer, startStandIn } from '#testing/stand-in-server.ts';
import { expect, madeBefore, otherProduct, ownProduct, test, visit } from './fixtures.ts';

const french = 'Bonjour, pouvez-vous venir voir la fuite dans ma salle de bains la semaine prochaine ?';
const english = `[fr>en] ${french}`;

let service: StandInServer;
test.beforeAll(async () => {
  service = await startStandIn();
  service.respond = respondAsTranslator;
});
test.afterAll(() => service.end());

const own = ownProduct(() => translatorSettings(service.url));
const withoutService = otherProduct();

const made = madeBefore(async () => {
  const company = await buildCompany(own.db, { name: 'Daach & Co', description: `${french}\n\nMerci.` });
  // The product asks the service which languages it knows.
  await eventually(async () => {
    const page = await fetch(`${own.address}/api/companies/${company.id}`);
    expect(await page.text()).toContain('"into":["en"');
  });
  return { company };
});

/** Returns the requests that the translation service has received. */
const translated = () => service.requests.filter(({ path }) => path === '/translate');

test(
  'a message is translated by a press, marked as that, and back; keys do it, and one’s own is as one wrote it',
  {
    tag: '@phone',
  },
  async ({ openAs }) => {
    const claire = await buildUser(own.db);
    await buildMessage(own.db, {
      senderId: made.company.userId,
      receiverId: claire.id,
      content: 'Could you send a picture of it?',
    });
    await buildMessage(own.db, { senderId: made.company.userId, receiverId: claire.id, content: french });
    await buildMessage(own.db, {
      senderId: claire.id,
      receiverId: made.company.userId,
      content: `${french} Merci.`,
    });
    const page = await openAs(claire, {
      address: `/messages/${made.company.userId}`,
    });
    const press = page.getByRole('button', { name: 'Translate' });
    await press.waitFor();
    expect(await press.count()).toBe(1);
    expect(translated()).toEqual([]);
    const words = page.getByText(french, { exact: true });
    expect(await words.getAttribute('lang')).toBe('fr');
    await press.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Translated from French').waitFor();
    await page.getByText(english).waitFor();
    const back = page.getByRole('button', { name: 'Show original' });
    expect(await back.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await words.waitFor();
    expect(await page.getByText('Translated from French').count()).toBe(0);
    expect(translated()).toHaveLength(1);
  },
);

test('a brief and what was added to it are translated for the company', async ({ openAs }) => {
  const client = await buildUser(own.db);
  const { id: categoryId } = await buildCategory(own.db);
  const request = await buildRequest(own.db, {
    clientId: client.id,
    categoryId,
    sentAt: new Date(),
    description: french,
  });
  const invitation = await buildRequestInvitation(own.db, {
    requestId: request.id,
    companyId: made.company.id,
  });
  await own.db.insert(requestAdditions).values({ requestId: request.id, words: `Encore ceci : ${french}` });
  const page = await openAs({ id: made.company.userId }, { address: `/invitations/${invitation.id}` });
  const press = page.getByRole('button', { name: 'Translate' });
  await press.first().waitFor();
  expect(await press.count()).toBe(2);
  await press.first().click();
  await page.getByText(english, { exact: true }).waitFor();
  await press.click();
  await page.getByText(`[fr>en] Encore ceci : ${french}`).waitFor();
});

test('a visitor has a company’s text and a review translated; where the service fails a sentence says so', async ({
  openPage,
}) => {
  await buildReview(own.db, { companyId: made.company.id, comment: french });
  const page = await openPage({ expects: [/503/] });
  await visit(page, `/companies/${made.company.id}`);
  // A review that stands above is translated by a press of its own.
  const about = page.locator('section').filter({ has: page.getByRole('heading', { name: 'About' }) });
  const press = about.getByRole('button', { name: 'Translate' });
  service.respond = () => ({ status: 500 });
  await press.click();
  await page.getByText('The translation service isn’t responding.').waitFor();
  service.respond = respondAsTranslator;
  await press.click();
  await page.getByText('Translated from French').waitFor();
  await visit(page, `/companies/${made.company.id}?tab=reviews`);
  await page.getByRole('button', { name: 'Translate' }).click();
  await page.getByText(english, { exact: true }).waitFor();
});

test('one press translates a project with its title, another a caption; both are marked with their language', async ({
  openPage,
}) => {
  const roofer = await buildCompany(own.db);
  const title = 'Salle de bains';
  const project = await buildProject(own.db, {
    companyId: roofer.id,
    state: 'completed',
    name: title,
    description: french,
  });
  const caption = 'Avant les travaux dans la salle de bains';
  await buildPicture(own.db, { companyId: roofer.id, projectId: project.id, title: caption });
  const page = await openPage();
  await visit(page, `/companies/${roofer.id}?tab=projects`);
  const card = page.getByRole('heading', { name: title });
  expect(await card.getAttribute('lang')).toBe('fr');
  await page.getByRole('link', { name: title, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const press = dialog.getByRole('button', { name: 'Translate' });
  await press.nth(1).waitFor();
  expect(await dialog.getByText(caption).getAttribute('lang')).toBe('fr');
  await press.first().click();
  await dialog.getByText(`[fr>en] ${caption}`).waitFor();
  await press.click();
  await dialog.getByRole('heading', { name: `[fr>en] ${title}` }).waitFor();
  await dialog.getByText(english, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Show original' }).nth(1).click();
  await dialog.getByRole('heading', { name: title, exact: true }).waitFor();
});

test('where no service is set there is no such press, and the language of the words is told', async ({
  openPage,
}) => {
  const quiet = await buildCompany(withoutService.db, { description: french });
  const page = await openPage({ product: withoutService.address });
  await visit(page, `/companies/${quiet.id}`);
  const words = page.getByText(french);
  await words.waitFor();
  expect(await words.locator('..').getAttribute('lang')).toBe('fr');
  expect(await page.getByRole('button', { name: 'Translate' }).count()).toBe(0);
});

test('a company’s text is shown in the page’s language, and by keys as it was written first', async ({
  openPage,
}) => {
  const texts = { fr: { line: 'Ardoise et zinc', description: 'Toitures en ardoise depuis 1974.' } };
  const roofer = await buildCompany(withoutService.db, {
    line: 'Slate and zinc',
    description: 'Slate roofs since 1974.',
    textLanguage: 'en',
    texts,
  });
  const page = await openPage({ product: withoutService.address });
  await visit(page, `/companies/${roofer.id}`);
  await page.getByText('Slate and zinc').waitFor();
  expect(await page.getByRole('button', { name: 'English' }).count()).toBe(0);
  await visit(page, `/fr/companies/${roofer.id}`);
  await page.getByText('Ardoise et zinc').waitFor();
  await page.getByText(texts.fr.description).waitFor();
  const first = page.getByRole('main').getByRole('button', { name: 'English' });
  await first.focus();
  await page.keyboard.press('Enter');
  const words = page.getByText('Slate roofs since 1974.');
  await words.waitFor();
  expect(await words.locator('..').getAttribute('lang')).toBe('en');
  expect(await first.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByRole('main').getByRole('button', { name: 'Français' }).click();
  await page.getByText(texts.fr.description).waitFor();
});
