import { Worker } from 'node:worker_threads';
import { Unavailable } from '#server/unavailable.ts';
import type { Made, Wanted } from './drawing-thread.ts';

/** Ten pages full of drawings nobody has seen. Whoever comes after them is asked to come again. */
const MOST_WAITING = 300;

export interface Drawing {
  svg: Buffer;
  packed: Buffer;
}

interface Waiting {
  resolve: (made: Made) => void;
  reject: (error: Error) => void;
}

let thread: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

const end = (error: Error) => {
  thread = undefined;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
};

const startThread = () => {
  const started = new Worker(new URL('./drawing-thread.ts', import.meta.url));
  started.on('message', ({ id, made }: { id: number; made: Made }) => {
    waiting.get(id)?.resolve(made);
    waiting.delete(id);
  });
  started.on('error', end);
  started.on('exit', () => end(new Unavailable()));
  // It holds up no process that is done.
  started.unref();
  return started;
};

const ask = (wanted: Wanted): Promise<Made> =>
  new Promise((resolve, reject) => {
    if (waiting.size >= MOST_WAITING) return reject(new Unavailable());
    thread ??= startThread();
    lastId += 1;
    waiting.set(lastId, { resolve, reject });
    thread.postMessage({ id: lastId, wanted });
  });

/** Drawn and quickly packed on a thread that goes last: two hundred at once are before nobody’s answer. */
export const drawApart = async (file: string): Promise<Drawing> => {
  const made = await ask({ draw: file });
  if (!('svg' in made)) throw new Error(`${file} was not drawn`);
  return { svg: Buffer.from(made.svg), packed: Buffer.from(made.packed) };
};

/** A tenth smaller than packed quickly; null while anything waits to be drawn. */
export const packTightlyApart = async (svg: Buffer): Promise<Buffer | null> => {
  if (waiting.size > 0) return null;
  const { packed } = await ask({ packTightly: svg });
  return Buffer.from(packed);
};
