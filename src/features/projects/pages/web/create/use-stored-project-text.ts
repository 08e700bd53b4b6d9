import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { DRAFT_KEY_PREFIX, readBrowserStorage, writeBrowserStorage } from '#web/browser-storage.ts';
import { useVisitor } from '#web/visitor.ts';

const boxes = ['name', 'description', 'budget', 'timeline'] as const;

type Texts = Record<(typeof boxes)[number], string>;

interface TextFields {
  read: (name: keyof Texts) => string;
  setValue: (name: keyof Texts, text: string) => void;
  watch: (onChange: () => void) => { unsubscribe: () => void };
}

const texts = z.partialRecord(z.enum(boxes), z.string());

const recall = (name: string): Partial<Texts> => {
  try {
    const result = z.safeParse(texts, JSON.parse(readBrowserStorage(name) ?? '{}'));
    return result.success ? result.data : {};
  } catch {
    return {};
  }
};

/** The text of a new project outlives the page: the browser saves it until the project exists. */
export const useStoredProjectText = ({ read, setValue, watch }: TextFields) => {
  const name = `${DRAFT_KEY_PREFIX} project ${useVisitor()?.id ?? 0}`;
  const isDone = useRef(false);
  useEffect(() => {
    const storedTexts = recall(name);
    for (const box of boxes) if (storedTexts[box] && !read(box)) setValue(box, storedTexts[box]);
    const storeTexts = () => {
      if (isDone.current) return;
      const filledBoxes = boxes.map((box) => [box, read(box)] as const).filter(([, text]) => text !== '');
      writeBrowserStorage(
        name,
        filledBoxes.length > 0 ? JSON.stringify(Object.fromEntries(filledBoxes)) : '',
      );
    };
    const { unsubscribe } = watch(storeTexts);
    return unsubscribe;
  }, [name, read, setValue, watch]);
  return {
    /** The text is a project now. Its form, which still exists for a moment, must save nothing more. */
    forget: () => {
      isDone.current = true;
      writeBrowserStorage(name, '');
    },
  };
};
