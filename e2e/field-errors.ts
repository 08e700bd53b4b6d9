import type { Page } from '@playwright/test';

/** Returns the error messages of a form’s fields, from top to bottom. */
export const fieldErrors = (page: Page): Promise<string[]> =>
  page.locator('form [aria-live=polite] p').allTextContents();
