import type { Locator, Page } from '@playwright/test';
import { eq, inArray } from 'drizzle-orm';
import { buildCompanyMember } from '#demo/builders/company-member.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildContentReport, type ContentReport } from '#demo/builders/content-report.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildReview, type ReviewRow } from '#demo/builders/review.ts';
import { buildUser } from '#demo/builders/user.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { contentReports, takedowns } from '#features/moderation/core/server/tables.ts';
import { reviews } from '#features/reviews/core/server/tables.ts';
import { violationsInAll } from './axe.ts';
import { expect, madeBefore, ownProduct, test, visit } from './fixtures.ts';
import { PHONE } from './screen-sizes.ts';
import { waitUntilDecisionTookEffect } from './wait-until-decision-took-effect.ts';

const own = ownProduct();

const made = madeBefore(async () => ({
  moderator: await buildUser(own.db, { userType: 'admin' }),
  colleague: await buildUser(own.db, { userType: 'admin' }),
  firm: await buildCompany(own.db, { name: 'Daach & Co' }),
}));
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.locator('dialog[open]');
const statusOf = async (id: number) =>
  (await own.db.select().from(reviews).where(eq(reviews.id, id)))[0]?.status;

/** Counts what somebody presses: buttons and choices. */
const countPresses = () => {
  let presses = 0;
  return {
    press: async (act: Promise<unknown>) => {
      presses += 1;
      await act;
    },
    count: () => presses,
  };
};

test(
  'a moderator decides twenty reviews beside their evidence in fewer than 60 presses, none by accident',
  { tag: '@nightly' },
  async ({ openAs }) => {
    const waiting: ReviewRow[] = [];
    for (let nth = 1; nth <= 20; nth += 1) {
      const project = await buildProject(own.db, {
        companyId: made.firm.id,
        state: 'completed',
        name: `Roof number ${nth}`,
      });
      const comment = nth % 5 === 0 ? `Rude words ${nth}.` : `Dry since ${nth}.`;
      waiting.push(await buildReview(own.db, { project, status: 'pending', comment }));
    }
    const page = await openAs(made.moderator, { address: '/admin' });
    const { press, count } = countPresses();
    const detail = page.locator('section').filter({ has: button(page, /^Approve/) });
    for (const [at, { id, comment }] of waiting.entries()) {
      await detail.getByText(comment ?? '').waitFor();
      await detail
        .getByText(`Roof number ${at + 1}`)
        .first()
        .waitFor();
      // A key that slips decides nothing.
      await page.keyboard.press('a');
      expect(await statusOf(id)).toBe('pending');
      if (!comment?.startsWith('Rude')) {
        await press(button(page, /^Approve/).click());
        continue;
      }
      await press(button(page, 'Reject…').click());
      await dialog(page)
        .getByText(comment ?? '')
        .waitFor();
      const choice = dialog(page).getByLabel('Reason', { exact: true });
      await press(choice.selectOption({ label: 'Insult or threat' }));
      await press(dialog(page).getByLabel('Template').selectOption({ index: 1 }));
      await press(button(page, 'Decide').click());
    }
    const statuses = async () => {
      const all = await Promise.all(waiting.map(({ id }) => statusOf(id)));
      return [all.filter((one) => one === 'approved').length, all.filter((one) => one === 'rejected').length];
    };
    await expect.poll(statuses, { timeout: 30_000 }).toEqual([16, 4]);
    expect(count()).toBeLessThan(60);
  },
);

test('what was decided can be undone without looking for it, at the end of long evidence too', async ({
  openAs,
}) => {
  const waiting = [
    await buildReview(own.db, { status: 'pending' }),
    await buildReview(own.db, { status: 'pending' }),
  ];
  const page = await openAs(made.moderator, { address: '/admin', viewport: { width: PHONE, height: 900 } });
  await page.getByText('Current personal details').waitFor();
  await page.getByText('Current personal details').scrollIntoViewIfNeeded();
  await button(page, /^Approve/).click();
  const { y = -1, height = 0 } = (await button(page, 'Undo').boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThan(page.viewportSize()?.height ?? 0);
  await button(page, 'Undo').click();
  await button(page, 'Undo').waitFor({ state: 'detached' });
  expect(await Promise.all(waiting.map(({ id }) => statusOf(id)))).toEqual(['pending', 'pending']);
  await own.db.delete(reviews).where(
    inArray(
      reviews.id,
      waiting.map(({ id }) => id),
    ),
  );
});

test(
  'an approval is taken back with reasons, and its author changes it and sends it again',
  { tag: '@nightly' },
  async ({ openAs }) => {
    const claire = await buildUser(own.db);
    const project = await buildProject(own.db, {
      clientId: claire.id,
      companyId: made.firm.id,
      state: 'completed',
    });
    const { id } = await buildReview(own.db, {
      project,
      status: 'pending',
      comment: 'The fitter Marc is a thief.',
    });
    const page = await openAs(made.moderator, { address: '/admin' });
    await page.getByText('The fitter Marc is a thief.').first().waitFor();
    await button(page, /^Approve/).click();
    await waitUntilDecisionTookEffect(page, own.pool);
    expect(await statusOf(id)).toBe('approved');
    await visit(page, '/admin?tab=log');
    await button(page, `Revoke: Review ${id}`).click();
    await dialog(page).getByText('We’ll unpublish the review.').waitFor();
    expect(await violationsInAll(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Revoke' }).click();
    await dialog(page).locator('[id$=-error]', { hasText: 'Choose a reason' }).waitFor();
    await dialog(page).getByLabel('Reason', { exact: true }).selectOption({ label: 'Insult or threat' });
    await dialog(page).getByLabel('Statement of reasons').fill('It accuses the fitter by name.');
    await dialog(page).getByRole('button', { name: 'Revoke' }).click();
    await page
      .getByRole('region', { name: 'Notifications' })
      .getByText('Approval revoked', { exact: true })
      .waitFor();
    await expect.poll(() => statusOf(id)).toBe('rejected');

    const author = await openAs(claire, {
      address: `/projects/${project.id}`,
      viewport: { width: PHONE, height: 900 },
    });
    await author.getByText('It accuses the fitter by name.').waitFor();
    await button(author, 'Edit and send again').click();
    await dialog(author).getByRole('textbox').first().fill('Something was missing after the work.');
    expect(await violationsInAll(author)).toEqual([]);
    await dialog(author).getByRole('button', { name: 'Send again' }).click();
    await expect.poll(() => statusOf(id)).toBe('pending');
  },
);

test('who works for a suspended company reads why and until when, and can object', async ({ openAs }) => {
  const barred = await buildCompany(own.db, { name: 'Fassade Wagner' });
  const { userId } = await buildCompanyMember(own.db, { companyId: barred.id });
  await own.db
    .update(users)
    .set({
      isSuspended: true,
      suspensionReason: 'The pictures are of another firm.',
      suspendedUntil: new Date('2031-12-01T22:59:59Z'),
    })
    .where(eq(users.id, barred.userId));
  const page = await openAs(
    { id: userId },
    { address: '/company-dashboard', viewport: { width: PHONE, height: 900 }, expects: [/404/] },
  );
  await page.getByText('Fassade Wagner is suspended until the end of 1 December 2031').waitFor();
  await page.getByText('The pictures are of another firm.').waitFor();
  expect(await page.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
  expect(await violationsInAll(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
});

test(
  'after an objection that was lost the page names who settles disputes out of court, and leads there',
  { tag: '@nightly' },
  async ({ openAs }) => {
    const { id: companyId, userId } = await buildCompany(own.db);
    const [takedown] = await own.db
      .insert(takedowns)
      .values({
        kind: 'description',
        subjectId: companyId,
        ownerId: userId,
        statement: 'The castle is from the eleventh century.',
        takenBy: made.moderator.id,
        appeal: 'We rebuilt its roof.',
        appealedAt: new Date(),
        appealDecidedAt: new Date(),
        appealStatement: 'Its roof is not the castle.',
      })
      .returning();
    const page = await openAs(
      { id: userId },
      {
        address: `/withheld/${takedown?.id}`,
        viewport: { width: PHONE, height: 900 },
        expects: [/request to https:..digital-strategy/],
      },
    );
    await page.getByText('Its roof is not the castle.').waitFor();
    await page.getByText(/certified under Article 21/).waitFor();
    const link = page.getByRole('link', { name: /list of certified bodies/ });
    // No test leaves this machine, so the outside page is faked here.
    await page.context().route('https://digital-strategy.ec.europa.eu/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<title>Out-of-court dispute settlement bodies</title>',
      }),
    );
    const opened = page
      .context()
      .waitForEvent('page', { timeout: 3_000 })
      .catch(() => page);
    await link.click();
    const there = await opened;
    await expect.poll(() => there.title()).toBe('Out-of-court dispute settlement bodies');
  },
);

test(
  'whoever writes reasons when a colleague decides reads who was faster, keeps the words, and gets the case back',
  { tag: '@nightly' },
  async ({ openAs }) => {
    const { id } = await buildContentReport(own.db, {
      address: `/companies/${made.firm.id}`,
      explanation: 'They never came back.',
    });
    const address = '/admin?tab=content-reports';
    const [page, colleague] = [
      await openAs(made.moderator, { address }),
      await openAs(made.colleague, { address }),
    ];
    const words = (of: Page) => dialog(of).getByLabel('Statement of reasons');
    for (const of of [page, colleague]) {
      await button(of, 'Dismiss…').click();
      await words(of).fill('It is a dispute about a contract.');
    }
    await dialog(page).getByRole('button', { name: 'Decide' }).click();
    const notice = dialog(colleague).getByText(`${made.moderator.username} has decided this case`);
    await notice.waitFor();
    await expect(words(colleague)).toHaveValue('It is a dispute about a contract.');
    await expect(dialog(colleague).getByRole('button', { name: 'Decide' })).toBeDisabled();
    expect(await violationsInAll(colleague)).toEqual([]);
    await page.getByText('Nothing to moderate').waitFor();
    await button(page, 'Undo').click();
    await button(page, 'Dismiss…').waitFor();
    await notice.waitFor({ state: 'detached' });
    await expect(dialog(colleague).getByRole('button', { name: 'Decide' })).toBeEnabled();
    await own.db.delete(contentReports).where(inArray(contentReports.id, [id]));
  },
);

test('an entry is set aside with a note that a colleague reads, who returns it', async ({ openAs }) => {
  const { id } = await buildContentReport(own.db, {
    address: `/companies/${made.firm.id}`,
    explanation: 'They take deposits and never come.',
  });
  const page = await openAs(made.moderator, { address: '/admin?tab=content-reports' });
  await page.getByRole('textbox', { name: 'New note' }).fill('Rang the number: not in use.');
  await button(page, 'Add note').click();
  const notes = (from: Page) => from.getByRole('list', { name: 'Notes for colleagues' });
  await notes(page).getByText('Rang the number: not in use.').waitFor();
  await button(page, 'Set aside…').click();
  expect(await violationsInAll(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Set aside' }).click();
  await page.getByText('Nothing to moderate').waitFor();

  const colleague = await openAs(made.colleague, { address: '/admin?tab=content-reports' });
  await colleague.getByRole('link', { name: /^Set aside/ }).click();
  await colleague.getByText(`${made.moderator.username} set this aside.`, { exact: false }).waitFor();
  await notes(colleague).getByText('Rang the number: not in use.').waitFor();
  expect(await button(colleague, /^Delete the note/).count()).toBe(0);
  expect(await violationsInAll(colleague)).toEqual([]);
  await button(colleague, 'Return to queue').click();
  await colleague.getByRole('link', { name: /^Pending/ }).click();
  await button(colleague, 'Set aside…').waitFor();
  // The empty list of the first follows.
  await button(page, 'Set aside…').waitFor();
  await own.db.delete(contentReports).where(inArray(contentReports.id, [id]));
});

test(
  'several VAT numbers are confirmed in one act, and taken back by one press (company 42)',
  { tag: '@nightly' },
  async ({ openAs }) => {
    const firms: { name: string }[] = [];
    for (const vatNumber of ['LU12345613', 'LU10000001', 'LU10000002'])
      firms.push(await buildCompany(own.db, { isVatVerified: false, vatNumber }));
    const page = await openAs(made.moderator, { address: '/admin?tab=vat' });
    const box = (nth: number) => page.getByRole('checkbox', { name: `Select: ${firms[nth]?.name}` });
    // All are marked by one press, and a range by the two at its ends.
    await page.getByRole('checkbox', { name: 'Select all 3 shown' }).check();
    await page.getByText('Your decision applies to all 3 selected items.').waitFor();
    await page.getByRole('checkbox', { name: 'Select all 3 shown' }).uncheck();
    await box(0).click();
    await box(2).click({ modifiers: ['Shift'] });
    await expect(box(1)).toBeChecked();
    await box(2).uncheck();
    // On a phone the list is above what is decided about, so the count and the way there stay in sight.
    await page.setViewportSize({ width: PHONE, height: 640 });
    await expect(page.getByText('2 items selected', { exact: true })).toBeInViewport({ ratio: 1 });
    await button(page, 'Go to decision').click();
    await expect(button(page, 'Confirm')).toBeInViewport({ ratio: 1 });
    await page.getByText('Your decision applies to all 2 selected items.').waitFor();
    await button(page, 'Confirm').click();
    await page.getByText(/for 2 items\. Takes effect/).waitFor();
    await button(page, 'Undo').click();
    const entries = page.getByRole('list', { name: /^Waiting: / }).getByRole('listitem');
    await expect.poll(() => entries.count()).toBe(3);
  },
);

test(
  'the keys go on from the last item of a page to the next page',
  { tag: '@nightly' },
  async ({ openAs }) => {
    const address = `/companies/${made.firm.id}`;
    const ids: number[] = [];
    // A page of the list has a hundred.
    for (let nth = 1; nth <= 101; nth += 1) {
      const createdAt = new Date(Date.UTC(2026, 0, 1, 0, nth));
      const explanation = `The pictures are not of their work, ${nth}.`;
      ids.push((await buildContentReport(own.db, { address, explanation, createdAt })).id);
    }
    const page = await openAs(made.moderator, { address: '/admin?tab=content-reports' });
    const detail = page.locator('section').filter({ has: button(page, 'Dismiss…') });
    await detail.getByText('not of their work, 1.', { exact: false }).waitFor();
    await detail.getByText('1 of 101').waitFor();
    for (let nth = 2; nth <= 100; nth += 1) await page.keyboard.press('j');
    await detail.getByText('100 of 101').waitFor();
    await page.keyboard.press('j');
    await page.waitForURL(/after=/);
    await detail.getByText('not of their work, 101.').waitFor();
    await own.db.delete(contentReports).where(inArray(contentReports.id, ids));
  },
);

test('twenty reports of one page are decided about in one act, and taken back by one press', async ({
  openAs,
}) => {
  test.setTimeout(120_000);
  const address = `/companies/${made.firm.id}`;
  const reports: ContentReport[] = [];
  for (let nth = 1; nth <= 20; nth += 1) {
    const explanation = `The pictures are not of their work, ${nth}.`;
    reports.push(await buildContentReport(own.db, { address, explanation }));
    if (nth !== 10) continue;
    await buildContentReport(own.db, {
      address: '/companies/99999',
      kind: 'hate',
      explanation: 'They threaten their neighbours there.',
    });
  }
  const page = await openAs(made.moderator, { address: '/admin?tab=content-reports' });
  const entries = page.getByRole('list', { name: /^Waiting: / }).getByRole('listitem');
  // Reports of one page are one row, so there are two.
  await expect.poll(() => entries.count()).toBe(2);
  const group = entries.first();
  await group.getByText('Company page, 20 reports').waitFor();
  await group.getByText('Fraud 20').waitFor();
  await entries.last().getByText('They threaten their neighbours there.').waitFor();
  // It opens to the single ones.
  await group.getByRole('button').click();
  await expect.poll(() => entries.count()).toBe(22);
  // Content is taken down from one page, so a report of another page begins a new selection.
  const tick = (entry: Locator) => entry.getByRole('checkbox').check();
  await tick(entries.nth(1));
  await tick(entries.nth(2));
  const together = page.getByText(/^Your decision applies to all/);
  await expect(together).toHaveText('Your decision applies to all 2 selected items.');
  await tick(entries.last());
  await expect(entries.nth(1).getByRole('checkbox')).not.toBeChecked();
  await expect(together).toHaveCount(0);
  await button(page, 'Clear selection').click();
  // Whatever is opened by a key is in view, however long the list is.
  await entries.nth(1).getByRole('button').click();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  for (let nth = 1; nth <= 20; nth += 1) await page.keyboard.press('j');
  await expect(entries.last().getByRole('button')).toHaveAttribute('aria-current', 'true');
  await expect(entries.last().getByRole('button')).toBeInViewport({ ratio: 1 });
  await group.getByRole('button').click();
  await expect.poll(() => entries.count()).toBe(2);
  const { press, count } = countPresses();
  const dismissAll = async () => {
    await press(page.getByRole('checkbox', { name: /^Select all 20 reports about this page/ }).check());
    await page.getByText('Your decision applies to all 20 selected items.').first().waitFor();
    await press(button(page, 'Dismiss…').click());
    await dialog(page).getByLabel('Statement of reasons').fill('The firm has shown us that it is.');
    await press(button(page, 'Decide').click());
    await page.getByText(/for 20 items\. Takes effect/).waitFor();
    await expect.poll(() => entries.count()).toBe(1);
  };
  await dismissAll();
  expect(count()).toBe(3);
  await button(page, 'Undo').click();
  await expect.poll(() => entries.count()).toBe(2);
  expect(await violationsInAll(page)).toEqual([]);
  // Threats come first where one asks for them.
  await page.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Hate or threats (1)' });
  await expect.poll(() => entries.count()).toBe(1);
  await page.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'All kinds' });
  await dismissAll();
  await waitUntilDecisionTookEffect(page, own.pool);
  await expect
    .poll(async () => {
      const rows = await own.db
        .select()
        .from(contentReports)
        .where(
          inArray(
            contentReports.id,
            reports.map(({ id }) => id),
          ),
        );
      return rows.filter(({ outcome }) => outcome === 'dismissed').length;
    })
    .toBe(20);
});
