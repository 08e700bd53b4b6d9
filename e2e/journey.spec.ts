import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildUser } from '#demo/builders/user.ts';
import { expect, madeBefore, ownProduct, test, visit } from './fixtures.ts';

const own = ownProduct();

const made = madeBefore(async () => {
  const roofing = await buildCategory(own.db, { name: 'Roofing' });
  const daach = await buildCompany(own.db, { name: 'Daach & Co', description: 'Slate and zinc.' });
  await buildService(own.db, { companyId: daach.id, categoryId: roofing.id });
  return { daach };
});

test(
  'a client finds, likes, saves, writes, begins a project, completes and reviews it',
  {
    annotation: { type: 'requirement', description: 'SHELL-003 SHELL-030' },
  },
  async ({ openAs }) => {
    const page = await openAs(await buildUser(own.db));
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const dialog = page.locator('dialog[open]');
    const news = page.getByRole('region', { name: 'Notifications' });

    // She searches by category, and by text.
    await button('Roofing').first().click();
    await page.waitForURL(/category=\d+/);
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('slate');
    await button('Find Pros').first().click();
    await page.getByText('Showing results for').waitFor();
    await page.getByRole('link', { name: 'View Profile' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Daach & Co' }).waitFor();

    await button('Like Company').first().click();
    await news.getByText('Company liked').waitFor();
    await button('Save to Folder').first().click();
    await dialog.getByRole('button', { name: 'New folder' }).click();
    await dialog.getByRole('textbox', { name: 'Folder name' }).fill('Roof');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await news.getByText('Daach & Co has been saved to folder.').waitFor();

    await button('Request Quote').first().click();
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Could you quote for our roof?');
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await expect.poll(() => dialog.count()).toBe(0);
    await visit(page, `/messages/${made.daach.userId}`);
    await page.getByText('Could you quote for our roof?').first().waitFor();

    await visit(page, `/companies/${made.daach.id}`);
    await page.getByRole('link', { name: 'Start a Project' }).first().click();
    await page.getByLabel('Project name').fill('New roof');
    await button('Create Project').click();
    await page.getByRole('heading', { level: 1, name: 'New roof' }).waitFor();
    const company = await openAs({ id: made.daach.userId }, { address: new URL(page.url()).pathname });
    for (const side of [page, company]) {
      await side.getByRole('button', { name: 'Mark as Complete' }).click();
      await side.locator('dialog[open]').getByRole('button', { name: 'Mark as Complete' }).click();
      await side
        .getByRole('region', { name: 'Notifications' })
        .getByText(/Marked as complete|Project completed/)
        .waitFor();
    }
    await page.reload();
    await button('Leave a Review').click();
    await dialog.getByLabel('5 stars').check();
    await dialog.getByRole('button', { name: 'Submit Review' }).click();
    await page.getByText('Review pending approval').waitFor();
  },
);
