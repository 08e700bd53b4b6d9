const GAP = 8;
const EDGE = 12;
const NEAR = 24;

/**
 * The style sheet ties a floating layer to what opened it. Where the browser does not know how (it is seen by
 * the layer lying elsewhere), this puts it under its opener, its end at the opener's end.
 */
export const placeBelow = (layer: HTMLElement, opener: HTMLElement): void => {
  const at = opener.getBoundingClientRect();
  const now = layer.getBoundingClientRect();
  const isBeside = Math.abs(now.top - at.bottom) < NEAR || Math.abs(now.bottom - at.top) < NEAR;
  if (isBeside && now.right > at.left && now.left < at.right) return;
  const left = Math.max(EDGE, Math.min(at.right - now.width, innerWidth - now.width - EDGE));
  layer.style.inset = `${at.bottom + GAP}px auto auto ${left}px`;
  layer.style.margin = '0';
};
