import { type PointerEvent, useRef, useState } from 'react';
import { type LeadStage, leadStages } from '#features/dashboards/company/rules/lead-stage.ts';

/** A click may move the pointer this far. */
const TREMBLE = 6;

interface Drag {
  userId: number;
  over: LeadStage | undefined;
}

const stageAt = (x: number, y: number): LeadStage | undefined => {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-stage]');
  return leadStages.find((stage) => stage === column?.dataset['stage']);
};

// A finger on a card scrolls the page; on the card's button it drags.
const mayDrag = ({ button, pointerType, target }: PointerEvent) =>
  button === 0 &&
  target instanceof Element &&
  (pointerType === 'mouse' || target.closest('[data-grip]') !== null);

/** The pointerup that ends a drag must not click the element under it. */
const swallowClick = () => {
  const soon = new AbortController();
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true, signal: soon.signal });
  setTimeout(() => soon.abort());
};

/** A card follows the pointer from where it was grabbed, and is dropped into the column under it. */
export const useLeadCardDrag = (onDrop: (userId: number, stage: LeadStage) => void) => {
  const [drag, setDrag] = useState<Drag | null>(null);
  const over = useRef<LeadStage>(undefined);

  const follow = (card: HTMLElement, userId: number, pressed: { x: number; y: number }) => {
    const following = new AbortController();
    const { signal } = following;
    let isDragging = false;
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const [x, y] = [clientX - pressed.x, clientY - pressed.y];
      if (!isDragging && Math.hypot(x, y) < TREMBLE) return;
      isDragging = true;
      // The column under the pointer is looked up, so the card must let the pointer through at once: a quick drag can
      // end before React renders.
      card.style.pointerEvents = 'none';
      card.style.translate = `${x}px ${y}px`;
      over.current = stageAt(clientX, clientY);
      setDrag({ userId, over: over.current });
    };
    const end = (isDropped: boolean) => {
      following.abort();
      card.style.translate = '';
      card.style.pointerEvents = '';
      setDrag(null);
      if (!isDragging) return;
      swallowClick();
      if (isDropped && over.current) onDrop(userId, over.current);
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', () => end(true), { signal });
    addEventListener('pointercancel', () => end(false), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
  };

  return {
    drag,
    begin: (event: PointerEvent<HTMLElement>, userId: number) => {
      if (!mayDrag(event)) return;
      follow(event.currentTarget, userId, { x: event.clientX, y: event.clientY });
    },
  };
};
