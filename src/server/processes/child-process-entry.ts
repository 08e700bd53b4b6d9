import { endProcess } from './end-process.ts';

/** Runs in the child process: it handles requests as long as its parent lives. */
export const runChildProcessEntry = (make: (input: never) => Promise<unknown>) => {
  const respond = async ({ id, wanted: input }: { id: number; wanted: never }) => {
    const result = await make(input).catch(() => null);
    // The parent may have ended meanwhile: without a callback that would be an error nobody catches.
    process.send?.({ id, made: result }, undefined, undefined, () => {});
  };
  process.on('message', (message: { id: number; wanted: never }) => void respond(message));
  // The parent is gone, or ends in order.
  process.on('disconnect', () => endProcess(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
};
