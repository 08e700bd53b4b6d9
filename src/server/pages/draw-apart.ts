import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Unavailable } from '#server/unavailable.ts';
import type { Made, Wanted } from './drawing-process.ts';

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

let drawer: ChildProcess | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

const end = () => {
  drawer = undefined;
  for (const { reject } of waiting.values()) reject(new Unavailable());
  waiting.clear();
};

const start = () => {
  const started = fork(fileURLToPath(new URL('./drawing-process.ts', import.meta.url)), {
    serialization: 'advanced',
    execArgv: [],
    // A session of its own, whose share of the processor it makes the smallest.
    detached: true,
    // It needs nothing of what the server alone knows.
    env: {},
  });
  started.on('message', ({ id, made }: { id: number; made: Made | null }) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (made) asked?.resolve(made);
    else asked?.reject(new Unavailable());
  });
  started.on('error', end);
  started.on('exit', end);
  // It holds up no process that is done.
  started.unref();
  started.channel?.unref();
  return started;
};

const ask = (wanted: Wanted): Promise<Made> =>
  new Promise((resolve, reject) => {
    if (waiting.size >= MOST_WAITING) return reject(new Unavailable());
    drawer ??= start();
    lastId += 1;
    waiting.set(lastId, { resolve, reject });
    drawer.send({ id: lastId, wanted });
  });

/** Drawn and quickly packed by a process that goes last: two hundred at once are before nobody’s answer. */
export const drawApart = async (file: string): Promise<Drawing> => {
  const made = await ask({ draw: file });
  if (!('svg' in made)) throw new Error(`${file} was not drawn`);
  return { svg: Buffer.from(made.svg), packed: Buffer.from(made.packed) };
};

/** A tenth smaller than packed quickly; null while anything waits to be drawn. */
export const packTightlyApart = async (svg: Buffer): Promise<Buffer | null> => {
  if (waiting.size > 0) return null;
  const made = await ask({ packTightly: svg });
  return 'packed' in made ? Buffer.from(made.packed) : null;
};

/** A picture as the card that other websites show of a page. */
export const cardApart = async (picture: Buffer, isSection: boolean): Promise<Buffer> => {
  const made = await ask({ card: picture, isSection });
  if (!('png' in made)) throw new Error('The card was not made');
  return Buffer.from(made.png);
};
