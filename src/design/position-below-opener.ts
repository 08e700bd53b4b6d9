const GAP = 8;
const EDGE = 12;
const NEAR = 24;

/**
 * The style sheet ties a floating layer to its opener. If the browser cannot (the layer then lies elsewhere), this
 * puts it under its opener, its end at the opener's end; above an opener at the foot of the screen.
 */
export const positionBelowOpener = (layer: HTMLElement, opener: HTMLElement): void => {
  const openerBox = opener.getBoundingClientRect();
  const now = layer.getBoundingClientRect();
  const isBeside = Math.abs(now.top - openerBox.bottom) < NEAR || Math.abs(now.bottom - openerBox.top) < NEAR;
  if (isBeside && now.right > openerBox.left && now.left < openerBox.right) return;
  const left = Math.max(EDGE, Math.min(openerBox.right - now.width, innerWidth - now.width - EDGE));
  const below = openerBox.bottom + GAP;
  const top = below + now.height > innerHeight ? openerBox.top - GAP - now.height : below;
  layer.style.inset = `${Math.max(EDGE, top)}px auto auto ${left}px`;
  layer.style.margin = '0';
};
