/** Every page has this, so it is apart from the panel: finds the folded panel around an element, or the one in it. */
const foldedAround = (element: Element) => {
  const panel = element.closest('[data-folds]') ?? element.querySelector('[data-folds]');
  return panel?.matches('[data-folds="folded"]') ? panel : null;
};

export const isFoldedAway = (element: Element): boolean => foldedAround(element) !== null;

export const unfoldAround = (element: Element) => foldedAround(element)?.dispatchEvent(new Event('unfold'));
