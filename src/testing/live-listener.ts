import { onTestFinished } from 'vitest';
import { eventually } from './eventually.ts';

export interface ReceivedEvent {
  event: string;
  id?: string;
  data: unknown;
}

const parse = (block: string): ReceivedEvent | null => {
  const fields = Object.fromEntries(
    block.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  if (!fields['data']) return null;
  return {
    event: fields['event'] ?? 'message',
    data: JSON.parse(fields['data']) as unknown,
    ...(fields['id'] === undefined ? {} : { id: fields['id'] }),
  };
};

/** Listens to a server as a browser would, from the first event on. */
export const listenAt = async (
  server: string,
  cookie: string,
  { query = '', lastEventId }: { query?: string; lastEventId?: string | undefined } = {},
) => {
  const abort = new AbortController();
  const response = await fetch(`${server}/api/live${query}`, {
    headers: { cookie, ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }) },
    signal: abort.signal,
  });
  const events: ReceivedEvent[] = [];
  let hasEnded = false;
  const read = async () => {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      events.push(...blocks.flatMap((block) => parse(block) ?? []));
    }
  };
  const streamEnd = read()
    .catch(() => undefined)
    .finally(() => {
      hasEnded = true;
    });
  onTestFinished(() => abort.abort());
  if (response.ok) {
    await eventually(() => {
      if (events.length === 0) throw new Error('Nothing was heard');
    });
  }
  return {
    status: response.status,
    headers: response.headers,
    heard: events,
    ended: streamEnd,
    hasEnded: () => hasEnded,
    /** Waits until so many events of a name have arrived. */
    wait: (event: string, count = 1) =>
      eventually(() => {
        const matching = events.filter((candidate) => candidate.event === event);
        if (matching.length < count) throw new Error(`${matching.length} of ${count} ${event} were heard`);
        return matching;
      }),
    close: async () => {
      abort.abort();
      await streamEnd;
    },
  };
};
