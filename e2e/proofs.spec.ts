import { eq } from 'drizzle-orm';
import { buildCompanyProof } from '#demo/builders/company-proof.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildUser } from '#demo/builders/user.ts';
import { companyProofs } from '#features/companies/proofs/server/tables.ts';
import { emptyPdf } from '#testing/attachments.ts';
import { twoColours } from '#testing/pictures.ts';
import { violationsInAll } from './axe.ts';
import { expect, type Fixtures, ownProduct, test, visit } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { PHONE } from './screen-sizes.ts';
import { waitUntilDecisionTookEffect } from './wait-until-decision-took-effect.ts';

const own = ownProduct();

/** Sends the document of its RCS number as a company's page would. */
const sendExtract = async (
  { openPage, signIn }: Pick<Fixtures, 'openPage' | 'signIn'>,
  userId: number,
  file: { name: string; mimeType: string; buffer: Buffer },
) => {
  const desk = await openPage();
  await signIn(desk, { id: userId });
  const address = '/api/company-facts/registration/document';
  expect((await desk.request.post(address, { multipart: { file } })).ok()).toBe(true);
};

test(
  'a company proves its RCS number, a moderator verifies it, the badge opens what was checked',
  {
    annotation: { type: 'requirement', description: 'PROFILE-008' },
  },
  async ({ openPage, openAs }) => {
    const moderator = await buildUser(own.db, { userType: 'admin' });
    const { id, userId } = await buildCompany(own.db, { name: 'Daach & Co', isVatVerified: false });

    const desk = await openAs(
      { id: userId },
      { address: '/company-dashboard?tab=profile#proofs', viewport: { width: PHONE, height: 900 } },
    );
    await desk.getByRole('button', { name: 'Add RCS number' }).click();
    const dialog = desk.locator('dialog[open]');
    await dialog.getByRole('textbox', { name: 'RCS number' }).fill('12');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByText('Enter an RCS number, like B123456').waitFor();
    await dialog.getByRole('textbox', { name: 'RCS number' }).fill('b 123 456');
    // Its number is enough for a quote: the document follows.
    await dialog.getByRole('button', { name: 'Send' }).click();
    await desk.getByText('Document missing').waitFor();
    await desk
      .getByText(/^We’ll show the number on your quotes/)
      .waitFor({ state: 'detached', timeout: 20_000 });
    await desk.getByRole('button', { name: 'Replace RCS number' }).click();
    await dialog.getByText('You can add the document later').waitFor();
    expect(await violationsInAll(desk)).toEqual([]);
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'extract.pdf', mimeType: 'application/pdf', buffer: emptyPdf });
    await dialog.getByRole('button', { name: 'Send' }).click();
    await desk.getByText('Under review').waitFor();
    // Nothing lies half beneath the header there.
    await desk.evaluate(() => window.scrollTo(0, 0));
    expect(await violationsInAll(desk)).toEqual([]);

    await desk.getByRole('button', { name: 'Withdraw RCS number' }).click();
    expect(await violationsInAll(desk)).toEqual([]);
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();

    const office = await openAs(moderator, { address: '/admin?tab=facts' });
    await office.getByRole('link', { name: 'Open extract.pdf' }).waitFor();
    expect(await violationsInAll(office)).toEqual([]);
    await office.setViewportSize({ width: PHONE, height: 844 });
    const { height = 0 } = (await office.getByText('Checked against').boundingBox()) ?? {};
    // A line of words and a field for a thumb.
    expect(height).toBeLessThan(24 + 44);
    await office.getByRole('img', { name: 'Document from Daach & Co, page 1 of 1' }).waitFor();
    let listed = 0;
    office.on('request', (request) => {
      if (request.url().includes('/queues/facts?')) listed += 1;
    });
    const letGo = await holdRequests(office, '**/decision');
    await office.getByRole('button', { name: /^Verify/ }).click();
    await office.getByText('Nothing to moderate').waitFor();
    // A list that is asked for before the decision is stored brings its entry back.
    expect(listed).toBe(0);
    letGo();
    await waitUntilDecisionTookEffect(office, own.pool);

    const visitor = await openPage({ javaScriptEnabled: false });
    await visitor.goto(`/companies/${id}`);
    const source = visitor.getByText('Trade and companies register (RCS)');
    expect(await source.isVisible()).toBe(false);
    await visitor.getByRole('button', { name: 'Verified' }).click();
    await source.waitFor();
    await visitor.getByText('B123456').waitFor();
    await visitor
      .getByRole('button', { name: /^Verified RCS number checked with the trade register on/ })
      .waitFor();
    await visitor.keyboard.press('Escape');
    expect(await source.isVisible()).toBe(false);

    const reader = await openPage({ viewport: { width: PHONE, height: 900 } });
    await reader.goto('/search?q=Daach');
    // The badge on a card links to its proofs (m8).
    await reader.getByRole('link', { name: 'Verified', exact: true }).click();
    await reader.waitForURL(`**/companies/${id}#verified`);
    await reader.getByRole('button', { name: 'Verified' }).click();
    await reader.getByText('Trade and companies register (RCS)').waitFor();
    expect(await violationsInAll(reader)).toEqual([]);
  },
);

test('a company takes back what waits for a moderator', async ({ openAs }) => {
  const { id: companyId, userId } = await buildCompany(own.db);
  await buildCompanyProof(own.db, { companyId, state: 'waiting' });
  const desk = await openAs({ id: userId }, { address: '/company-dashboard?tab=profile' });
  await desk.getByRole('button', { name: 'Withdraw RCS number' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await desk.getByText('Withdrawn').first().waitFor();
  await desk.getByRole('button', { name: 'Add RCS number' }).waitFor();
});

test(
  'nobody verifies a document before it was in sight',
  { tag: '@nightly' },
  async ({ openPage, openAs, signIn }) => {
    const moderator = await buildUser(own.db, { userType: 'admin' });
    const { id: companyId, userId } = await buildCompany(own.db, { name: 'Zammermann' });
    await buildCompanyProof(own.db, { companyId, state: 'incomplete' });
    await sendExtract({ openPage, signIn }, userId, {
      name: 'extract.pdf',
      mimeType: 'application/pdf',
      buffer: emptyPdf,
    });

    const office = await openAs(moderator, { address: '/admin?tab=log' });
    const letGo = await holdRequests(office, '**/pages/1');
    await visit(office, '/admin?tab=facts');
    await office
      .getByRole('list', { name: 'Waiting: Documents' })
      .getByRole('button', { name: /Zammermann/ })
      .click();
    const verify = office.getByRole('button', { name: /^Verify/ });
    await office.getByText('Open the document before you decide.').waitFor();
    expect(await verify.isDisabled()).toBe(true);
    letGo();
    await office.getByText('Open the document before you decide.').waitFor({ state: 'hidden' });
    expect(await verify.isEnabled()).toBe(true);
    expect(await violationsInAll(office)).toEqual([]);
  },
);

test('a PDF that cannot be shown is opened before it is verified', async ({ openPage, openAs, signIn }) => {
  const moderator = await buildUser(own.db, { userType: 'admin' });
  const { id: companyId, userId } = await buildCompany(own.db, { name: 'Futti' });
  await buildCompanyProof(own.db, { companyId, state: 'incomplete' });
  const buffer = Buffer.from('%PDF-1.7 nothing that is one');
  await sendExtract({ openPage, signIn }, userId, {
    name: 'extract.pdf',
    mimeType: 'application/pdf',
    buffer,
  });

  const office = await openAs(moderator, { address: '/admin?tab=facts' });
  await office
    .getByRole('list', { name: 'Waiting: Documents' })
    .getByRole('button', { name: /Futti/ })
    .click();
  await office.getByText('We can’t show this PDF here').waitFor();
  expect(await office.getByRole('button', { name: /^Verify/ }).isDisabled()).toBe(true);
  const download = office.waitForEvent('download');
  await office.getByRole('link', { name: 'Open extract.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('extract.pdf');
  expect(await office.getByRole('button', { name: /^Verify/ }).isEnabled()).toBe(true);
});

test('a picture that is there before the page is alive counts as seen', async ({
  openPage,
  openAs,
  signIn,
}) => {
  const moderator = await buildUser(own.db, { userType: 'admin' });
  const { id: companyId, userId } = await buildCompany(own.db, { name: 'Foto' });
  await buildCompanyProof(own.db, { companyId, state: 'incomplete', submittedAt: new Date(0) });
  const buffer = await twoColours({ width: 600, height: 800, left: '#fff', right: '#ddd' }).png().toBuffer();
  await sendExtract({ openPage, signIn }, userId, { name: 'extract.png', mimeType: 'image/png', buffer });
  await own.db
    .update(companyProofs)
    .set({ submittedAt: new Date(0) })
    .where(eq(companyProofs.companyId, companyId));

  // This page has no such picture: until the next page comes, locators would find the one of the page before.
  const office = await openAs(moderator, { address: '/about', viewport: { width: PHONE, height: 900 } });
  const letGo = await holdRequests(office, /\.js$/);
  const visited = visit(office, '/admin?tab=facts');
  await office
    .getByRole('img', { name: 'Document from Foto' })
    .evaluate((it: HTMLImageElement) => it.decode());
  expect(await office.getByRole('button', { name: /^Verify/ }).isDisabled()).toBe(true);
  letGo();
  await visited;
  await office.getByText('Open the document before you decide.').waitFor({ state: 'hidden' });
  expect(await office.getByRole('button', { name: /^Verify/ }).isEnabled()).toBe(true);
});
