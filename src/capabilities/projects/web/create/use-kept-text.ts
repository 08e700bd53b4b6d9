import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { DRAFT_PREFIX, readStored, writeStored } from '#web/own-storage.ts';
import { useVisitor } from '#web/visitor.ts';

const boxes = ['name', 'description', 'budget', 'timeline'] as const;

type Texts = Record<(typeof boxes)[number], string>;

interface TextFields {
  read: (name: keyof Texts) => string;
  setValue: (name: keyof Texts, text: string) => void;
  watch: (changed: () => void) => { unsubscribe: () => void };
}

const texts = z.partialRecord(z.enum(boxes), z.string());

const recall = (name: string): Partial<Texts> => {
  try {
    const kept = z.safeParse(texts, JSON.parse(readStored(name) ?? '{}'));
    return kept.success ? kept.data : {};
  } catch {
    return {};
  }
};

/** What is written of a project outlives the page: the browser keeps it until the project is there. */
export const useKeptText = ({ read, setValue, watch }: TextFields) => {
  const name = `${DRAFT_PREFIX} project ${useVisitor()?.id ?? 0}`;
  const isDone = useRef(false);
  useEffect(() => {
    const kept = recall(name);
    for (const box of boxes) if (kept[box] && !read(box)) setValue(box, kept[box]);
    const keep = () => {
      if (isDone.current) return;
      const written = boxes.map((box) => [box, read(box)] as const).filter(([, text]) => text !== '');
      writeStored(name, written.length > 0 ? JSON.stringify(Object.fromEntries(written)) : '');
    };
    const { unsubscribe } = watch(keep);
    return unsubscribe;
  }, [name, read, setValue, watch]);
  return {
    /** What was written is a project now. Its form, which is still there for a moment, keeps nothing any more. */
    forget: () => {
      isDone.current = true;
      writeStored(name, '');
    },
  };
};
