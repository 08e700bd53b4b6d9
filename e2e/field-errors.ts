import type { Page } from '@playwright/test';

/** What a form says is wrong with its fields, from top to bottom. */
export const fieldErrors = (page: Page): Promise<string[]> =>
  page.locator('form [aria-live=polite] p').allTextContents();
