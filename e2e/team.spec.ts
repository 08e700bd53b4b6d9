import { buildCompany } from '#demo/builders/company.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildUser } from '#demo/builders/user.ts';
import { violationsInAll } from './axe.ts';
import { displayNameOf } from './display-name-of.ts';
import { expect, ownProduct, test, visit } from './fixtures.ts';
import { linkSentTo } from './read-outbox-messages.ts';
import { PHONE } from './screen-sizes.ts';

const own = ownProduct();

const PASSWORD = 'moien-um-daach-26';

test(
  'a link is made to be passed on, and whoever opens it joins with an address of their own',
  {
    tag: ['@phone', '@nightly'],
  },
  async ({ openPage, openAs }) => {
    const company = await buildCompany(own.db, { name: 'Fassad & Co' });
    const page = await openAs({ id: company.userId }, { address: '/company-team' });
    await page.getByRole('button', { name: 'Invite someone' }).click();
    await page.getByRole('button', { name: 'Share a link instead' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invitation link' });
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
    expect(await violationsInAll(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('list', { name: 'Invitations' }).getByText('Invitation link').waitFor();

    const theirs = await openPage();
    await visit(theirs, link);
    await theirs.getByText('Fassad & Co has invited you to join its team on Giewel.').waitFor();
    await theirs.getByRole('textbox', { name: 'Username' }).fill(`paul-${company.id}`);
    await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await theirs.getByRole('button', { name: 'Join the team' }).click();
    await theirs.getByText('Invalid email address').waitFor();
    await theirs.getByRole('textbox', { name: 'Email address' }).fill(`paul-${company.id}@mail.example`);
    await theirs.getByRole('button', { name: 'Join the team' }).click();
    await theirs.waitForURL('**/company-dashboard');
    await theirs.getByRole('heading', { name: /^Today, /, level: 1 }).waitFor();
    await theirs.getByText('Fassad & Co', { exact: true }).first().waitFor();
  },
);

test('a colleague is invited by mail, answers a client as the company, stands in the log, and is removed', async ({
  openPage,
  openAs,
}) => {
  const company = await buildCompany(own.db, { name: 'Daach & Co' });
  const owner = { id: company.userId };
  const nora = `nora-${company.id}`;
  const email = `${nora}@mail.example`;
  const anne = await buildUser(own.db);
  await buildMessage(own.db, { senderId: anne.id, receiverId: owner.id, content: 'Can you come on Monday?' });

  const owners = await openAs(owner, { address: '/company-team' });
  await owners.getByRole('button', { name: 'Invite someone' }).click();
  await owners.getByRole('textbox', { name: 'Email address' }).fill('nora');
  await owners.getByRole('button', { name: 'Send invitation' }).click();
  await owners.getByText('Invalid email address').waitFor();
  // A slip beside the dialog takes nothing away that was written in it.
  await owners.mouse.click(5, 400);
  expect(await owners.getByRole('textbox', { name: 'Email address' }).inputValue()).toBe('nora');
  await owners.getByRole('textbox', { name: 'Email address' }).fill(email);
  await owners.getByRole('button', { name: 'Send invitation' }).click();
  await owners.getByText(`We’ve emailed a link to ${email}.`).waitFor();
  const link = await linkSentTo(own, email, 'join-company');

  const noras = await openPage({ viewport: { width: PHONE, height: 900 }, expects: [/status of 404/] });
  await visit(noras, link);
  await noras.getByText('Daach & Co has invited you to join its team on Giewel.').waitFor();
  await noras.getByText('Your role: Member. Replies to clients and works on projects.').waitFor();
  await noras.getByRole('textbox', { name: 'Username' }).fill(nora);
  await noras.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await noras.getByRole('button', { name: 'Join the team' }).click();
  await noras.waitForURL('**/company-dashboard');
  await noras.getByRole('heading', { name: /^Today, /, level: 1 }).waitFor();
  await noras.getByText('Daach & Co', { exact: true }).first().waitFor();

  for (const name of ['Messages', 'Reviews', 'KPIs']) {
    await noras.getByRole('tab', { name }).click();
    await noras.getByRole('tab', { name, selected: true }).waitFor();
  }
  for (const name of ['Profile', 'Subscription'])
    expect(await noras.getByRole('tab', { name }).count()).toBe(0);
  await visit(noras, '/company-dashboard?tab=subscription');
  await noras.getByText('Someone else manages the plan').waitFor();
  await visit(noras, '/company-dashboard?tab=profile');
  await noras.getByText('Someone else manages the profile').waitFor();
  expect(await violationsInAll(noras)).toEqual([]);

  await visit(noras, `/messages/${anne.id}`);
  await noras.getByRole('textbox').last().fill('Monday at eight.');
  await noras.getByRole('button', { name: 'Send', exact: true }).click();
  await noras.getByText(nora, { exact: true }).last().waitFor();
  await noras.getByRole('button', { name: 'Not assigned yet' }).click();
  await noras.getByRole('button', { name: `${nora} (you)` }).click();
  await noras.getByRole('button', { name: 'Assigned to you' }).waitFor();
  await visit(noras, '/company-dashboard?tab=messages');
  await noras.getByRole('link', { name: 'Mine' }).click();
  await noras.getByText('Assigned to you').waitFor();
  expect(await violationsInAll(noras)).toEqual([]);
  const annes = await openAs(anne, { address: `/messages/${owner.id}` });
  await annes.getByText('Monday at eight.').first().waitFor();
  expect(await annes.getByText(nora).count()).toBe(0);

  await visit(owners, '/company-team');
  await owners.getByText(`${nora} wrote to ${displayNameOf(anne)}`).waitFor();
  await owners.getByText(`Assignee ${nora}`).waitFor();
  await owners.getByRole('button', { name: `Manage ${nora}` }).click();
  await owners.getByRole('button', { name: 'Make manager' }).click();
  await owners.getByText('Role from Member to Manager').waitFor();
  await owners.getByRole('button', { name: `Manage ${nora}` }).click();
  await owners.getByRole('button', { name: 'Remove' }).click();
  await owners
    .getByRole('alertdialog', { name: `Remove ${nora}?` })
    .getByRole('button', { name: 'Remove' })
    .click();
  await owners.getByText(`removed ${nora}`).waitFor();

  await visit(noras, `/messages/${anne.id}`);
  await noras.getByText('Conversation not found').waitFor();
});
