const GAP = 8;
const EDGE = 12;
const NEAR = 24;

/**
 * The style sheet ties a floating layer to its opener. If the browser cannot (the layer then lies elsewhere), this
 * puts it under its opener, its end at the opener's end; above an opener at the foot of the screen. Browsers judge the
 * room by where a sticky opener would stand without sticking, and so open below the screen: this lifts it too.
 */
export const positionBelowOpener = (layer: HTMLElement, opener: HTMLElement): void => {
  const openerBox = opener.getBoundingClientRect();
  const now = layer.getBoundingClientRect();
  const isBeside = Math.abs(now.top - openerBox.bottom) < NEAR || Math.abs(now.bottom - openerBox.top) < NEAR;
  const above = openerBox.top - GAP - now.height;
  const isCutOff = now.bottom > innerHeight && above >= EDGE;
  if (isBeside && !isCutOff && now.right > openerBox.left && now.left < openerBox.right) return;
  const left = Math.max(EDGE, Math.min(openerBox.right - now.width, innerWidth - now.width - EDGE));
  const below = openerBox.bottom + GAP;
  const top = below + now.height > innerHeight ? above : below;
  layer.style.setProperty('position-area', 'none');
  layer.style.inset = `${Math.max(EDGE, top)}px auto auto ${left}px`;
  layer.style.margin = '0';
};
