import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { DESK, PHONE } from './screen-sizes.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** These rules can fail in one language alone: they judge names and the order of reading. */
export const RULES_OF_WORDS = [
  'aria-allowed-attr',
  'aria-valid-attr-value',
  'button-name',
  'document-title',
  'heading-order',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'label',
  'landmark-unique',
  'link-name',
  'select-name',
  'valid-lang',
];

/** A bar that stays covers whatever happens to lie under it; scrolled to the middle, that has its whole size. */
const isLargeInTheMiddle = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(async (target) => {
    document.querySelector(target)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { axe: axeOfPage } = window as unknown as {
      axe: { run: (context: string, options: object) => Promise<AxeResults> };
    };
    return (await axeOfPage.run(target, { runOnly: ['target-size'] })).violations.length === 0;
  }, selector);

/** Returns the violations on the page as it stands, by WCAG 2.2 AA and good practice. */
export const axeViolations = async (page: Page, rules = RULES): Promise<string[]> => {
  // A colour in a transition has no contrast of its own.
  await page.evaluate(() =>
    Promise.all(
      document.getAnimations().flatMap((animation) => {
        const { iterations } = animation.effect?.getComputedTiming() ?? {};
        return iterations === Number.POSITIVE_INFINITY ? [] : animation.finished.catch(() => undefined);
      }),
    ),
  );
  // Evaluated by the debugger, not put into the page: its policy allows no stranger's script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations: found } = await page.evaluate(
    (runOnly) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
        runOnly,
        // Axe neither counts nor describes passes: on a long page that is most of the work.
        resultTypes: ['violations'],
      }),
    rules,
  );
  const faults = [];
  for (const { id, help, nodes } of found)
    for (const { target, any } of nodes) {
      const [message = ''] = any.map((check) => check.message);
      const selector = target.join(' ');
      if (message.includes('partially obscured') && (await isLargeInTheMiddle(page, selector))) continue;
      faults.push(`${id} (${help}): ${selector} ${message}`);
    }
  return faults;
};

// A colour does not know how wide a screen is, nor a layout whether it is night: two visitors see what four would.
export const visitors = [
  [DESK, 'light'],
  [PHONE, 'dark'],
] as const;

type Visitor = (typeof visitors)[number];

export const violationsFor = async (page: Page, [width, colorScheme]: Visitor) => {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  return (await axeViolations(page)).map((violation) => `${width} ${colorScheme}: ${violation}`);
};

/** The same page as they see it, without two ways there. */
export const violationsInAll = async (page: Page) => {
  const found: string[] = [];
  for (const visitor of visitors) found.push(...(await violationsFor(page, visitor)));
  return found;
};
