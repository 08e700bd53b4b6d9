import { type DragEvent, type KeyboardEvent, useEffect, useState } from 'react';

interface OrderingOptions<Key> {
  keys: readonly Key[];
  onMove: (key: Key, to: number) => void;
}

/** The attribute data-handle says which of an item's buttons was used. */
export type ReorderHandleName = 'earlier' | 'later' | 'first';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * Orders a list by dragging, by its items' buttons, and by arrow keys on those. The focus stays with the button
 * that moved an item; `moved` is read to people who do not see its new place.
 */
export const useReorderableList = <Key extends string | number>({ keys, onMove }: OrderingOptions<Key>) => {
  const [list, setList] = useState<HTMLElement | null>(null);
  const [last, setLast] = useState<{ key: Key; handle: ReorderHandleName } | null>(null);
  const [dragged, setDragged] = useState<Key | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const index = last ? keys.indexOf(last.key) : -1;
  useEffect(() => {
    if (!last || index < 0) return;
    const item = list?.children[index];
    const handleButton = item?.querySelector<HTMLButtonElement>(
      `[data-handle="${last.handle}"]:not(:disabled)`,
    );
    (handleButton ?? item?.querySelector<HTMLButtonElement>('[data-handle]:not(:disabled)'))?.focus();
  }, [list, last, index]);
  const move = (key: Key, to: number, handle: ReorderHandleName) => {
    if (to < 0 || to >= keys.length) return;
    setLast({ key, handle });
    onMove(key, to);
  };
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return {
    list: setList,
    move,
    moved: last && index >= 0 ? { key: last.key, place: index + 1 } : null,
    isDragged: (key: Key) => key === dragged,
    isTarget: (position: number) => dragged !== null && position === over,
    itemOf: (key: Key, position: number) => ({
      draggable: true,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.effectAllowed = 'move';
        setDragged(key);
      },
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return; // a file from outside is the page's
        event.preventDefault();
        setOver(position);
      },
      onDrop: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        onMove(dragged, position);
        end();
      },
      onDragEnd: end,
    }),
    /** Belongs to the element around an item's buttons. */
    keysOf: (key: Key, position: number) => (event: KeyboardEvent) => {
      const by = STEPS[event.key];
      if (by === undefined) return;
      event.preventDefault();
      move(key, position + by, by < 0 ? 'earlier' : 'later');
    },
  };
};
