/** Unfolds the folding panel around an element, or the one in it. Every page has this, so it is apart from the panel. */
export const unfoldAround = (element: Element) => {
  const panel = element.closest('[data-folds]') ?? element.querySelector('[data-folds]');
  panel?.dispatchEvent(new Event('unfold'));
};
