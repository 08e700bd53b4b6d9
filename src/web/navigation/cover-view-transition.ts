import type { ShownPage } from './load-page.ts';
import { prefersReducedMotion } from './scroll-and-focus.ts';

/** Compares the id alone: the address may carry the name after it. */
const companyOn = ({ found: { name, match } }: ShownPage) =>
  name === 'company' ? Number.parseInt(match.params['id'] ?? '', 10) : 0;

/** Marks a company's picture, on its card or on its profile, whichever is on the screen. */
const nameCover = (id: number, name: string) => {
  const cover = document.querySelector<HTMLElement>(`[data-cover="${id}"]`);
  if (cover) cover.style.viewTransitionName = name;
  return cover;
};

/**
 * Shows another page. The picture moves between a card and its profile, if the browser can and the person has not
 * asked for reduced motion.
 */
export const showWithCoverTransition = (from: ShownPage, to: ShownPage, show: () => void) => {
  const [old, next] = [companyOn(from), companyOn(to)];
  const id = old && next ? 0 : old || next;
  if (!id || !('startViewTransition' in document) || prefersReducedMotion() || !nameCover(id, 'cover'))
    return show();
  const { ready, finished } = document.startViewTransition(async () => {
    show();
    // React renders a store's change in a microtask.
    await new Promise((resolve) => setTimeout(resolve));
    nameCover(id, 'cover');
  });
  // A transition may be overtaken by the next or by a hidden tab.
  ready.catch(() => {});
  finished.finally(() => nameCover(id, '')).catch(() => {});
};
