/** What had the focus may be gone with what was changed: then the page's heading has it. */
export const focusWhatIsLeft = () =>
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  });
