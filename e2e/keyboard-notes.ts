/** The page itself records this while somebody walks it with the Tab key. */
export interface Notes {
  /** The elements that had the focus, in order. */
  stops: string[];
  /** Each of these would stop a person without a mouse. */
  findings: string[];
  isOver: boolean;
}

function nameOf(element: Element) {
  const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent;
  return `${element.localName} “${(label ?? element.textContent).trim().slice(0, 40)}”`;
}

/** A shadow as wide as the ring, or an outline that is not only there for forced colours. */
function hasRing(element: Element) {
  return [null, '::after'].some((part) => {
    const look = getComputedStyle(element, part);
    const isOutlined = look.outlineStyle !== 'none' && Number.parseFloat(look.outlineWidth) >= 2;
    return (
      (isOutlined && look.outlineColor !== 'rgba(0, 0, 0, 0)') ||
      /0px 0px 0px [24]\.5px/.test(look.boxShadow) ||
      (element.localName === 'circle' && Number.parseFloat(look.strokeWidth) >= 4)
    );
  });
}

/** The focus may be drawn on the element, on its stand-in or on the frame around it. */
function ringOf(element: Element) {
  for (const animation of element.getAnimations()) animation.finish();
  const frames = [
    element.parentElement,
    element.parentElement?.parentElement,
    element.closest('form, label'),
  ];
  const places = [element, element.nextElementSibling, element.querySelector('circle'), ...frames];
  return places.find((place) => place && hasRing(place));
}

/** Out of sight, or under something else: looked at near both its edges, if it can be seen whole. */
function isCovered(element: Element, ring: Element) {
  const isDrawnByAnother = element.clientWidth === 1 || getComputedStyle(element).opacity === '0';
  const drawn = isDrawnByAnother ? ring : element;
  const { left, top, right, bottom } = drawn.getClientRects()[0] ?? drawn.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  // In a textarea the browser brings the caret into sight.
  const isTall = bottom - top > innerHeight / 2 || element.localName === 'textarea';
  return (isTall ? [middle] : [top + 3, middle, bottom - 3]).some((y) => {
    const hit = document.elementFromPoint(x, y);
    return !hit || !(hit.contains(element) || element.contains(hit) || ring.contains(hit));
  });
}

function faultOf(element: Element, before: Element, isForwards: boolean) {
  if (element === document.body) return 'has the focus, which got lost';
  // The platform stops at the parts of a time, and at its picker, and draws that itself.
  const hasParts = element.matches('[type=time], [type=date]');
  if (hasParts && element === before) return undefined;
  const expected = isForwards ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  if (!(before.compareDocumentPosition(element) & expected)) return 'is out of order';
  const list = element.closest('[role=tablist]');
  if (list?.contains(before)) return 'is a second stop of its tabs, which have arrow keys';
  const ring = ringOf(element);
  if (!ring) return hasParts ? undefined : 'does not show that it has the focus';
  return isCovered(element, ring) ? 'is covered or out of sight' : undefined;
}

function targets() {
  const all =
    'a[href], :is(button, input, select, textarea):enabled:not([type=radio]:not(:checked)), summary, [type=radio]:checked';
  return [...document.querySelectorAll(all)];
}

/** Finds targets of a mouse that the walk has missed. Tabs and a group's other choices have arrow keys. */
function missed(visited: readonly Element[]) {
  return targets().filter(
    (it) =>
      it.checkVisibility({ visibilityProperty: true }) &&
      !it.closest('[inert], [aria-hidden=true], [role=tablist]') &&
      !visited.includes(it),
  );
}

/** When a key comes up the focus has moved, but smooth scrolling may still go on. */
function takeNotes(isForwards: boolean) {
  const notes: Notes = { stops: [], findings: [], isOver: false };
  const visited = [document.activeElement ?? document.body];
  const known = new Set(targets());
  // These came into the page where the walk had been already, such as a head that stays once the first one has left.
  const cameBehind = new Set<Element>();
  const behind = isForwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  // Links of a closed menu are none.
  const ends = [...document.querySelectorAll('footer a, footer button')].filter((it) => it.checkVisibility());
  const end = isForwards ? ends.at(-1) : document.querySelector('a');
  const isStep = ({ key, shiftKey }: KeyboardEvent) => key === 'Tab' && shiftKey !== isForwards;
  const stay = (event: KeyboardEvent) => {
    if (notes.isOver && isStep(event)) event.preventDefault();
  };
  const note = (event: KeyboardEvent) => {
    if (notes.isOver || !isStep(event)) return;
    const element = document.activeElement ?? document.body;
    const fault = faultOf(element, visited.at(-1) ?? element, isForwards);
    if (fault) notes.findings.push(`${nameOf(element)} ${fault}, after ${notes.stops.at(-1)}`);
    notes.stops.push(nameOf(element));
    visited.push(element);
    for (const it of targets()) {
      if (!known.has(it) && element.compareDocumentPosition(it) & behind) cameBehind.add(it);
      known.add(it);
    }
    notes.isOver = element === end;
    const passedOver = notes.isOver ? missed([...visited, ...cameBehind]) : [];
    notes.findings.push(...passedOver.map((it) => `${nameOf(it)} was passed over`));
  };
  document.addEventListener('keydown', stay, true);
  document.addEventListener('keyup', note, true);
  Object.assign(window, { notes });
}

const parts = [nameOf, hasRing, ringOf, isCovered, faultOf, targets, missed, takeNotes];

/** The code is text, because a function that is passed to a page cannot bring others. */
export const noteTaking = (isForwards: boolean) => `{ ${parts.join('\n')} takeNotes(${isForwards}); }`;
