import type { Page } from '@playwright/test';

/** Returns which part of the height the bars take that stay when the page is scrolled. */
export const shareOfBars = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('header, nav, [data-low-bar], [data-own-bar]')]
        .filter((it) => it.checkVisibility() && ['fixed', 'sticky'].includes(getComputedStyle(it).position))
        .reduce((sum, it) => sum + it.getBoundingClientRect().height, 0) / innerHeight,
  );
