import type { Page } from '@playwright/test';

/** Runs in the page, so it takes along all it needs. */
const measure = (written: readonly string[]): string[] => {
  /** Less than this is how letters hang over their boxes, and borders lie on each other. */
  const SLACK = 2;
  const LAP = 4;
  const root = document.documentElement;
  const faults = new Set<string>();
  const said = (text: string) => text.trim().replace(/\s+/g, ' ');
  const byPeople = written.map(said);
  const fault = (kind: string, ...texts: string[]) =>
    faults.add(`${kind}: ${texts.map((text) => `"${text.slice(0, 60)}"`).join(' and ')}`);
  if (root.scrollWidth > innerWidth) faults.add(`sideways: the page is ${root.scrollWidth} wide`);

  const kept = <Value>(look: (element: Element) => Value) => {
    const known = new Map<Element, Value>();
    return (element: Element): Value => {
      const value = known.get(element) ?? look(element);
      known.set(element, value);
      return value;
    };
  };
  const styleOf = kept((element) => getComputedStyle(element));
  const boxOf = kept((element) => element.getBoundingClientRect());
  const aboveOf = kept((element) => {
    const above: Element[] = [];
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
      above.push(one);
    return above;
  });
  /** Read out and not shown: a pixel of it. */
  const isForEars = (element: Element) =>
    aboveOf(element).some((one) => boxOf(one).width <= 1 && boxOf(one).height <= 1);
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('script, style, noscript, svg, option, [inert]') &&
    !isForEars(element);
  const isBox = (element: Element) => !['inline', 'contents'].includes(styleOf(element).display);
  /** Elements scroll with their layer, and pieces of different layers may overlap. */
  const layerOf = kept(
    (element) =>
      aboveOf(element).find(
        (one) =>
          ['fixed', 'sticky'].includes(styleOf(one).position) ||
          one.matches('dialog, [popover], [role=tooltip]'),
      ) ?? root,
  );
  const scrolls = (one: Element) => {
    const { overflowX, overflowY } = styleOf(one);
    const x = /auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth;
    const y = /auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight;
    return x || y;
  };
  /** Returns the visible part of an element, after its ancestors have clipped it. */
  const seenOf = (element: Element, whole: DOMRect): DOMRect => {
    let { left, right, top, bottom } = whole;
    for (const one of aboveOf(element)) {
      if (!isBox(one)) continue;
      const { overflowX, overflowY } = styleOf(one);
      const box = boxOf(one);
      if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  /** The design clamps people's text to some lines and names to one line. Our own text is never cut. */
  const isShortened = (element: Element, text: string) =>
    byPeople.some(
      (one) => one.startsWith(text.replace(/(\.{3}|…)$/, '')) || (one.length > 8 && text.endsWith(one)),
    ) &&
    aboveOf(element).some((one) => {
      const { webkitLineClamp, textOverflow } = styleOf(one);
      return webkitLineClamp !== 'none' || textOverflow === 'ellipsis';
    });

  interface Piece {
    text: string;
    element: Element;
    rect: DOMRect;
  }
  const pieces: Piece[] = [];
  /** No dictionary can be relied on to part long words of ours: titles say themselves where they may be parted. */
  const lookForParted = (node: Text) => {
    if (!node.parentElement?.closest('h1, h2, h3, h4, button, th, dt, label')) return;
    const range = document.createRange();
    for (const { 0: word, index } of node.data.matchAll(/\p{L}{2,}/gu)) {
      // The first letter behind a soft hyphen has that hyphen's place too, at the end of the line before.
      const isBehindHyphen = node.data[index - 1] === '\u00ad';
      range.setStart(node, isBehindHyphen ? index + 1 : index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      const isParted = Math.max(...tops) - Math.min(...tops) > LAP;
      if (isParted && !byPeople.some((one) => one.includes(word))) fault('parted within a word', word);
    }
  };
  const lookAt = (node: Text) => {
    const element = node.parentElement;
    const text = said(node.data);
    if (!element || !text || !isShown(element)) return;
    const range = document.createRange();
    range.selectNodeContents(node);
    const above = aboveOf(element);
    const block = above.find(isBox) ?? element;
    lookForParted(node);
    const mayBeCut = isShortened(element, text) || above.some(scrolls);
    for (const rect of range.getClientRects()) {
      if (rect.width <= 1 || rect.height <= 1) continue;
      const seen = seenOf(element, rect);
      if (!mayBeCut) {
        const box = boxOf(block);
        if (rect.width - seen.width > SLACK) fault('cut at the side', text);
        // Letters are lower than the lines they stand in.
        else if (rect.height - seen.height > rect.height / 2) fault('cut in height', text);
        else if (rect.right > box.right + SLACK || rect.left < box.left - SLACK)
          fault('wider than its box', text);
        if (rect.right > innerWidth + SLACK || rect.left < -SLACK) fault('beyond the screen', text);
      }
      // A line's box is higher than its letters, and lines of large ones are set closer than that.
      const letters = Math.min(seen.height, Number.parseFloat(styleOf(element).fontSize) * 0.72);
      const top = seen.top + (seen.height - letters) / 2;
      if (seen.width > 1 && seen.height > 1)
        pieces.push({ text, element, rect: new DOMRect(seen.left, top, seen.width, letters) });
    }
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) lookAt(node as Text);

  /** A hint in an empty field is not scrolled: what has no room is cut off within a word. */
  const pen = document.createElement('canvas').getContext('2d');
  for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
    if (!pen || field.value !== '' || !isShown(field)) continue;
    const { paddingLeft, paddingRight } = styleOf(field);
    // Its letters may be smaller than those that are typed.
    const { font, letterSpacing } = getComputedStyle(field, '::placeholder');
    pen.font = font;
    pen.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (pen.measureText(field.placeholder).width > room + SLACK) fault('cut at the side', field.placeholder);
  }

  /** A link among words that looks like them is found by nobody. */
  for (const link of document.querySelectorAll('main p a')) {
    const text = said(link.textContent ?? '');
    const around = link.closest('p');
    if (!around || !text || isBox(link) || !isShown(link)) continue;
    const marks = [link, ...aboveOf(link), ...link.children].filter((one) => around.contains(one));
    const isMarked = marks.some((one) => {
      const { textDecorationLine, borderBottomWidth, fontWeight } = styleOf(one);
      return (
        textDecorationLine.includes('underline') ||
        (one !== around && borderBottomWidth !== '0px') ||
        fontWeight !== styleOf(around).fontWeight
      );
    });
    if (!isMarked) fault('a link like the words beside it', text);
  }

  const controls: Piece[] = [
    ...document.querySelectorAll('a, button, input, select, textarea, summary'),
  ].flatMap((element) => {
    if (!isShown(element) || !isBox(element) || element.closest('[aria-hidden=true]')) return [];
    const text = said(element.getAttribute('aria-label') ?? element.textContent ?? '') || element.outerHTML;
    return [{ text, element, rect: seenOf(element, boxOf(element)) }];
  });

  const lap = (one: DOMRect, other: DOMRect) => ({
    width: Math.min(one.right, other.right) - Math.max(one.left, other.left),
    height: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  });
  const isWithin = (one: DOMRect, other: DOMRect) =>
    one.left >= other.left - LAP &&
    one.right <= other.right + LAP &&
    one.top >= other.top - LAP &&
    one.bottom <= other.bottom + LAP;
  /** Two of the same layer that share more than an edge. */
  const lapsIn = (kind: string, all: Piece[], isMeant: (one: Piece, other: Piece) => boolean) => {
    all.sort((one, other) => one.rect.top - other.rect.top);
    all.forEach((one, index) => {
      for (const other of all.slice(index + 1)) {
        if (other.rect.top >= one.rect.bottom) break;
        const { width, height } = lap(one.rect, other.rect);
        if (width <= LAP || height <= LAP || layerOf(one.element) !== layerOf(other.element)) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (!isMeant(one, other)) fault(kind, one.text, other.text);
      }
    });
  };
  lapsIn('over each other', pieces, () => false);
  // A small one wholly on a large one lies on it on purpose: a heart on a picture, a tick on a card.
  lapsIn(
    'pressed in one place',
    controls,
    (one, other) => isWithin(one.rect, other.rect) || isWithin(other.rect, one.rect),
  );
  return [...faults];
};

/**
 * Finds elements that are cut off, overlap others, don't look like the links they are, or make the page scroll sideways.
 * Text that people wrote may be cut where the design cuts it.
 */
export const layoutFaults = (page: Page, written: readonly string[] = []): Promise<string[]> =>
  page.evaluate(measure, written);
