import type { Page } from '@playwright/test';
import { visit } from './fixtures.ts';
import { type Notes, noteTaking } from './keyboard-notes.ts';
import { DESK, PHONE } from './screen-sizes.ts';

const STEPS_AT_ONCE = 20;
/** The longest page has half of them: a walk that comes this far goes in circles. */
const MOST_STOPS = 500;
/** The bit of the Shift key in the browser's protocol. */
const SHIFT = 8;

/** Walks from the focus to the last link of the footer, or back to the skip link. */
const walk = async (page: Page, isForwards: boolean) => {
  await page.evaluate(noteTaking(isForwards));
  const keyboard = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: isForwards ? 0 : SHIFT };
  const steps = Array.from({ length: STEPS_AT_ONCE }, () => ['rawKeyDown', 'keyUp'] as const).flat();
  for (;;) {
    // Sent without waiting for each: the browser keeps their order, and a long page is walked in a second.
    await Promise.all(steps.map((type) => keyboard.send('Input.dispatchKeyEvent', { type, ...tab })));
    const notes = await page.evaluate(() => (window as unknown as { notes: Notes }).notes);
    if (notes.isOver) return notes.findings;
    if (notes.stops.length > MOST_STOPS) return [...notes.findings.slice(0, 10), 'the walk has no end'];
  }
};

/** Each page has one head, one body and one foot; that no two landmarks share a name, axe says. */
const landmarkFaults = async (page: Page) => {
  const faults: string[] = [];
  for (const role of ['banner', 'main', 'contentinfo'] as const) {
    const count = await page.getByRole(role).count();
    if (count !== 1) faults.push(`${count} of the landmark ${role}`);
  }
  return faults;
};

/** To the end on a wide screen, and from there back on a phone's: every page in one hand, loaded once. */
export const faultsOnTheWay = async (page: Page, addresses: readonly string[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const address of addresses) {
    for (const width of [DESK, PHONE]) {
      await page.setViewportSize({ width, height: 900 });
      if (width === DESK) await visit(page, address);
      const found = [...(await landmarkFaults(page)), ...(await walk(page, width === DESK))];
      faults.push(...found.map((fault) => `${address} at ${width} px: ${fault}`));
    }
  }
  return faults;
};
