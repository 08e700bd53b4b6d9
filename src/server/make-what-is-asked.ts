/** The other side of a process apart: it makes what it is asked for, as long as whoever asks is there. */
export const makeWhatIsAsked = (make: (wanted: never) => Promise<unknown>) => {
  const answer = async ({ id, wanted }: { id: number; wanted: never }) => {
    const made = await make(wanted).catch(() => null);
    // Whoever asked may have ended meanwhile: without a listener that would be an error nobody catches.
    process.send?.({ id, made }, undefined, undefined, () => {});
  };
  process.on('message', (asked: { id: number; wanted: never }) => void answer(asked));
  // Whoever asked is gone, or ends in order.
  process.on('disconnect', () => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
};
