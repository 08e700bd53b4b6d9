import type { Page } from '@playwright/test';

/** Runs in the page, so it takes along all it needs. */
const measure = (least: number): string[] => {
  // Boxes stand between pixels.
  const SLACK = 0.5;
  const sizeOf = ({ width, height }: { width: number; height: number }) => [width, height] as const;
  /** A pseudo-element that lies over the page takes presses for its element. */
  const overlayOf = (element: Element, name: '::before' | '::after') => {
    const { content, position, width, height, pointerEvents } = getComputedStyle(element, name);
    const isPressed = content !== 'none' && position === 'absolute' && pointerEvents !== 'none';
    return isPressed
      ? ([Number.parseFloat(width) || 0, Number.parseFloat(height) || 0] as const)
      : ([0, 0] as const);
  };
  const pressed = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const sizes = [element, label]
      .filter((one) => one !== undefined)
      .flatMap((one) => [
        sizeOf(one.getBoundingClientRect()),
        overlayOf(one, '::before'),
        overlayOf(one, '::after'),
      ]);
    return [0, 1].map((side) => Math.max(...sizes.map((size) => size[side] ?? 0)));
  };
  /** A link in a sentence is as high as its line (WCAG 2.5.8). */
  const isInSentence = (element: Element) => {
    if (!element.matches('a, button') || getComputedStyle(element).display !== 'inline') return false;
    const text = (element.textContent ?? '').trim();
    const block = element.closest(
      'p, li, dd, td, h1, h2, h3, h4, small, label, figcaption, legend, summary, div',
    );
    return (block?.textContent ?? '').trim().length > text.length;
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const mayBeSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // A field that only robots fill has no place in the order of keys.
    return width > 1 && height > 1 && mayBeSeen && !element.closest('[inert], input[tabindex="-1"]');
  };
  /** The enlarged area of a small link must not take the presses of its neighbours. */
  const takerOf = (element: Element) => {
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const taker = document.elementFromPoint(left + width / 2, top + height / 2);
    const isOwn = taker === null || element.contains(taker) || taker.contains(element);
    return isOwn || !taker.matches('a, button, label') ? null : taker;
  };
  const controls =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=switch]';
  const nameOf = (element: Element) =>
    `${element.localName} "${(element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name')) ?? '').trim().slice(0, 40)}"`;
  const faults = new Set<string>();
  for (const element of document.querySelectorAll(controls)) {
    if (!isShown(element)) continue;
    const taker = element.matches('a, button') ? takerOf(element) : null;
    if (taker) faults.add(`${nameOf(element)} lies below ${nameOf(taker)}`);
    if (isInSentence(element)) continue;
    const [width = 0, height = 0] = pressed(element);
    if (width >= least - SLACK && height >= least - SLACK) continue;
    faults.add(`${Math.round(width)} × ${Math.round(height)}: ${nameOf(element)}`);
  }
  return [...faults];
};

/** Finds what is too small for a thumb. */
export const smallTargets = (page: Page, least: number): Promise<string[]> => page.evaluate(measure, least);
