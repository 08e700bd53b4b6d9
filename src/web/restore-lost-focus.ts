/** The focused element may be gone after a change: then the page's heading takes the focus. */
export const restoreLostFocus = () =>
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  });
