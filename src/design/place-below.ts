const GAP = 8;
const EDGE = 12;

/** For browsers without CSS anchors: puts a floating layer under its opener, its end at the opener's end. */
export const placeBelow = (layer: HTMLElement, opener: HTMLElement): void => {
  if (CSS.supports('position-anchor: --a')) return;
  const at = opener.getBoundingClientRect();
  const left = Math.max(EDGE, Math.min(at.right - layer.offsetWidth, innerWidth - layer.offsetWidth - EDGE));
  layer.style.inset = `${at.bottom + GAP}px auto auto ${left}px`;
  layer.style.margin = '0';
};
