import type { Locator, Page } from '@playwright/test';
import { buildCompany } from '#demo/builders/company.ts';
import { buildFolder } from '#demo/builders/folder.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildUser } from '#demo/builders/user.ts';
import { expect, madeBefore, nightlyFrom, ownProduct, test, visit } from './fixtures.ts';
import { PHONE } from './screen-sizes.ts';

const own = ownProduct();

const made = madeBefore(async () => {
  const daach = await buildCompany(own.db, { name: 'Daach & Co' });
  const owner = { id: daach.userId };
  const claire = await buildUser(own.db, { username: 'claire' });
  const moderator = await buildUser(own.db, { userType: 'admin' });
  const folder = await buildFolder(own.db, { userId: claire.id, name: 'Roof' });
  const project = await buildProject(own.db, { clientId: claire.id, companyId: daach.id, name: 'Attic' });
  await buildMessage(own.db, { senderId: claire.id, receiverId: daach.userId });
  await buildReview(own.db, { status: 'pending', comment: 'Rude words.' });
  return { owner, claire, moderator, folder, project, daach };
});

const dialog = (page: Page) => page.locator('dialog[open]');
const press = async (page: Page, ...names: string[]) => {
  for (const name of names) await page.getByRole('button', { name, exact: true }).first().click();
};
const WORDS = 'Typed with care.';

interface Asked {
  open: () => Promise<void>;
  field: Locator;
  /** The button that leaves it. */
  leave?: string;
}

/** Closes a dialog in each way there is: what was typed is there each time. */
const keepsItsWords = async (page: Page, { open, field, leave = 'Cancel' }: Asked) => {
  await open();
  await field.fill(WORDS);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', { name: leave, exact: true }).first().click(),
  ]) {
    await close();
    await dialog(page).waitFor({ state: 'detached' });
    await open();
    expect(await field.inputValue()).toBe(WORDS);
  }
  // A press beside the dialog by accident must not lose the text: it stays open, or opens again as it was.
  await page.mouse.click(2, 2);
  if ((await dialog(page).count()) === 0) await open();
  expect(await field.inputValue()).toBe(WORDS);
};

const inDialog = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true });

const asked: {
  who: 'claire' | 'owner' | 'moderator';
  at: string;
  opens: string[];
  field: string;
  leave?: string;
}[] = [
  { who: 'claire', at: '/dashboard?tab=folders', opens: ['Add Project'], field: 'Project name' },
  {
    who: 'owner',
    at: '/projects/:project',
    opens: ['Decline project'],
    field: 'Reason',
    leave: 'Keep project',
  },
  { who: 'moderator', at: '/admin', opens: ['Reject…'], field: 'Statement of reasons' },
  { who: 'claire', at: '/folders/:folder', opens: ['Edit Folder'], field: 'Name' },
  { who: 'claire', at: '/companies/:daach', opens: ['Save to Folder', 'New folder'], field: 'Folder name' },
  { who: 'claire', at: '/projects/:project', opens: ['Add a milestone'], field: 'Milestone' },
  { who: 'owner', at: '/company-dashboard?tab=messages', opens: ['Move claire', 'Note…'], field: 'Note' },
  { who: 'owner', at: '/messages/:claire', opens: ['Decline…'], field: 'Message to the client' },
  { who: 'owner', at: '/messages/:claire', opens: ['More', 'Report client'], field: 'What happened?' },
  { who: 'moderator', at: '/admin?tab=people&q=claire', opens: ['Suspend claire'], field: 'Reasons' },
];

for (const [index, { who, at, opens, field, leave }] of asked.entries()) {
  test(
    `${field}: what is typed at ${at} stays`,
    {
      tag: nightlyFrom(3, index),
      annotation: { type: 'requirement', description: 'REVIEW-006' },
    },
    async ({ openAs }) => {
      const address = at.replace(/:(\w+)/, (_, name: keyof typeof made) => String(made[name].id));
      const page = await openAs(made[who], { address });
      await keepsItsWords(page, {
        open: () => press(page, ...opens),
        field: inDialog(page, field),
        ...(leave !== undefined && { leave }),
      });
    },
  );
}

test('what is typed outlives the page, but not the press that sends it', async ({ openAs }) => {
  const page = await openAs(made.claire, { address: `/projects/${made.project.id}` });
  await press(page, 'Add a milestone');
  await inDialog(page, 'Milestone').fill('Scaffold is gone');
  await page.reload();
  await press(page, 'Add a milestone');
  await expect.poll(() => inDialog(page, 'Milestone').inputValue()).toBe('Scaffold is gone');
  await dialog(page).getByLabel('By', { exact: true }).fill('2030-05-01');
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await press(page, 'Add a milestone');
  expect(await inDialog(page, 'Milestone').inputValue()).toBe('');
});

test('at the wall nothing is lost but the password, which is never written down', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: PHONE, height: 900 } });
  await visit(page, `/companies/${made.daach.id}`);
  const open = () => press(page, 'Save to Folder');
  await open();
  await dialog(page).getByLabel('Password', { exact: true }).fill('Gromperekichelcher');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await keepsItsWords(page, { open, field: inDialog(page, 'Username'), leave: 'Close' });
  expect(await dialog(page).getByLabel('Password', { exact: true }).inputValue()).toBe('');
  // Nothing of a visitor stays behind when the tab is closed.
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('draft'))),
  ).toEqual([]);
});
