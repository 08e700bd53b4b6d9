/** The other side of a process apart: it makes what it is asked for, as long as whoever asks is there. */
export const childProcessEntry = (make: (input: never) => Promise<unknown>) => {
  const respond = async ({ id, wanted: input }: { id: number; wanted: never }) => {
    const result = await make(input).catch(() => null);
    // Whoever asked may have ended meanwhile: without a listener that would be an error nobody catches.
    process.send?.({ id, made: result }, undefined, undefined, () => {});
  };
  process.on('message', (message: { id: number; wanted: never }) => void respond(message));
  // Whoever asked is gone, or ends in order.
  process.on('disconnect', () => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
};
