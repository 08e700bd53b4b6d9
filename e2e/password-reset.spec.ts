import { eq } from 'drizzle-orm';
import { buildUser } from '#demo/builders/user.ts';
import { hashPassword } from '#features/accounts/core/server/passwords.ts';
import { passkeys } from '#features/accounts/core/server/tables.ts';
import { eventually } from '#testing/eventually.ts';
import { openMailServer } from '#testing/open-mail-server.ts';
import { fieldErrors } from './field-errors.ts';
import { expect, madeBefore, ownProduct, test, visit } from './fixtures.ts';

const FORGOTTEN = 'Gromperekichelcher';
const NEW = 'Kniddelen mat Speck';

const mails = madeBefore(openMailServer);
test.afterAll(() => mails.close());
const own = ownProduct(() => ({ SMTP_URL: mails.url }));
test.beforeAll(async () => {
  await buildUser(own.db, {
    username: 'claire',
    email: 'claire@mail.example',
    password: await hashPassword(FORGOTTEN),
  });
});

/** A mail breaks its long lines with an equals sign. */
const wholeLines = (source: string) => source.replace(/=\r?\n/g, '').replace(/=3D/g, '=');

/** The token in the link of the newest mail to somebody. */
const tokenSentTo = (address: string) =>
  eventually(() => {
    const mail = mails.received.findLast(({ to }) => to.includes(address));
    const text = wholeLines(mail?.source ?? '');
    const token = /reset-password\?token=([\w-]+)/.exec(text)?.[1];
    expect(token, `a link for ${address}`).toBeDefined();
    return token ?? '';
  });

test(
  'whoever sets a new password is asked which passkeys are theirs',
  { tag: '@nightly' },
  async ({ openPage }) => {
    const { id, email } = await buildUser(own.db, {
      email: 'marc@mail.example',
      password: await hashPassword(FORGOTTEN),
    });
    const passkey = (name: string) => ({
      userId: id,
      name,
      credentialId: `of ${name}`,
      publicKey: Buffer.alloc(77),
    });
    await own.db
      .insert(passkeys)
      .values([passkey('Safari on iPhone'), passkey('Firefox on Windows'), passkey('Tor')]);
    const page = await openPage();
    await visit(page, '/auth');
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await visit(page, `/reset-password?token=${await tokenSentTo(email)}`);
    await page.getByRole('textbox', { name: 'New password' }).fill(NEW);
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(NEW);
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByRole('heading', { name: 'Do you recognise these passkeys?' }).waitFor();
    const rows = page.getByRole('listitem').filter({ hasText: 'Added on' });
    expect(await rows.count()).toBe(3);
    await page.getByRole('button', { name: 'Remove the passkey “Tor”' }).click();
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByRole('button', { name: 'Remove all' }).click();
    await page.waitForURL('**/auth');
    await page.getByText('You can now log in with your new password.').waitFor();
    expect(await own.db.$count(passkeys, eq(passkeys.userId, id))).toBe(0);
  },
);

test(
  'with mail, Forgot password? sends a link that sets a new password once',
  {
    annotation: { type: 'requirement', description: 'AUTH-008' },
  },
  async ({ openPage }) => {
    const page = await openPage({ expects: [/status of 410/] });
    const askFor = async (email: string) => {
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      const dialog = page.getByRole('dialog', { name: 'Set a new password' });
      await dialog.getByRole('button', { name: 'Send link' }).click();
      await expect.poll(() => fieldErrors(page)).toEqual(['Invalid email address']);
      await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
      await dialog.getByRole('button', { name: 'Send link' }).click();
      await page.getByText('If there’s an account with this email address, we’ve sent you a link.').waitFor();
      await dialog.waitFor({ state: 'detached' });
    };
    await visit(page, '/auth');
    // The response must not reveal who has an account.
    await askFor('nobody@mail.example');
    await askFor('claire@mail.example');
    const token = await tokenSentTo('claire@mail.example');

    const setTo = async (first: string, second: string) => {
      await page.getByRole('textbox', { name: 'New password' }).fill(first);
      await page.getByRole('textbox', { name: 'Confirm password' }).fill(second);
      await page.getByRole('button', { name: 'Save password' }).click();
    };
    await visit(page, `/reset-password?token=${token}`);
    await setTo('short', 'shor');
    await expect
      .poll(() => fieldErrors(page))
      .toEqual(['Password must be at least 8 characters', 'Passwords do not match']);
    expect(await page.getByRole('link', { name: 'the login page' }).getAttribute('href')).toBe('/auth');
    await setTo(NEW, NEW);
    await page.waitForURL('**/auth');
    await page.getByText('You can now log in with your new password.').waitFor();
    await page.getByRole('textbox', { name: 'Username or email' }).fill('claire');
    await page.getByLabel('Password', { exact: true }).fill(NEW);
    await page.getByRole('button', { name: 'Log in', exact: true }).last().click();
    await page.waitForURL('**/dashboard');

    // The link is spent, and an address without one never worked: both say so and send another.
    for (const spent of [`?token=${token}`, '']) {
      await visit(page, `/reset-password${spent}`);
      await page.getByRole('heading', { level: 1, name: 'This link doesn’t work' }).waitFor();
      expect(await page.getByLabel('New password').count()).toBe(0);
      // Another mail says that the password was changed, and may come meanwhile.
      const linksSent = () =>
        mails.received.filter(({ source }) => wholeLines(source).includes('reset-password?')).length;
      const sent = linksSent();
      await page.getByRole('button', { name: 'Send a new link' }).click();
      const dialog = page.getByRole('dialog', { name: 'Set a new password' });
      await dialog.getByRole('textbox', { name: 'Email' }).fill('claire@mail.example');
      await dialog.getByRole('button', { name: 'Send link' }).click();
      await expect.poll(linksSent).toBe(sent + 1);
    }
  },
);
