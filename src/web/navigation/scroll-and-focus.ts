import { isFoldedAway, unfoldAround } from '#design/unfold-around.ts';
import { recallScroll } from './scroll-memory.ts';

export interface ScrollAndFocusOptions {
  hash: string;
  /** The scroll position of this history entry is restored. */
  returningTo: string | undefined;
  stay: boolean;
  /** True for another page, not another state of the same one: its heading takes the focus. */
  isElsewhere: boolean;
}

const focusOn = (target: HTMLElement | null) => {
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/** An anchor at a part of a form focuses its first field. */
const fieldOf = (anchor: HTMLElement | null) =>
  anchor?.matches('[data-leads-to-field]')
    ? anchor.querySelector<HTMLElement>('input:not([type=file], [type=hidden]), select, textarea')
    : null;

export const scrollInstantlyTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const arriveAt = (
  anchor: HTMLElement | null,
  remembered: number | undefined,
  options: ScrollAndFocusOptions,
) => {
  const { returningTo, isElsewhere } = options;
  if (remembered !== undefined) scrollInstantlyTo(remembered);
  else if (anchor)
    anchor.scrollIntoView({ behavior: isElsewhere || prefersReducedMotion() ? 'instant' : 'smooth' });
  else if (returningTo === undefined) scrollInstantlyTo(0);
  const field = remembered === undefined ? fieldOf(anchor) : null;
  if (field) field.focus({ preventScroll: true });
  else if (isElsewhere)
    focusOn(document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main'));
  else if (anchor && remembered === undefined) focusOn(anchor);
};

/** Puts scroll and focus where a person expects them once a page, or a part of it, is shown. */
export const scrollAndFocus = (options: ScrollAndFocusOptions) => {
  const { hash, returningTo, stay } = options;
  if (stay) return;
  const remembered = returningTo === undefined ? undefined : recallScroll(returningTo);
  const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (anchor && remembered === undefined && isFoldedAway(anchor))
    // A panel can't unfold while React is committing the page that it came with.
    requestAnimationFrame(() => {
      unfoldAround(anchor);
      arriveAt(anchor, remembered, options);
    });
  else arriveAt(anchor, remembered, options);
};
