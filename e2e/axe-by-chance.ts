import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { chosenOne, provesAll } from '#testing/chosen-part.ts';
import { violationsFor, violationsInAll, visitors } from './axe.ts';
import { PHONE } from './screens.ts';

/** As one of them sees it, chosen by chance: by what is looked at, or for a whole test. Both take twice the time. */
export const violationsForOne = async (page: Page, what = expect.getState().currentTestName ?? '') => {
  if (provesAll) return violationsInAll(page);
  const found = await violationsFor(page, chosenOne(what, visitors));
  // Where a look as both of them ends.
  await page.setViewportSize({ width: PHONE, height: 900 });
  return found;
};
