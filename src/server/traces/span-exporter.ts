import { setTimeout as delay } from 'node:timers/promises';
import { caughtErrorMessage } from '#server/errors/caught-error.ts';
import type { BasicLogger } from '#server/logging/logger-interface.ts';
import type { TraceSpan } from './trace-span.ts';

/** If more than this wait because nobody accepts them, the newest are dropped, and no response waits. */
const MOST_WAITING = 4_096;
const MOST_AT_ONCE = 1_024;
const SEND_EVERY_MS = 2_000;
const PATIENCE_MS = 5_000;
const FAREWELL_MS = 1_000;

const KINDS = { server: 2, client: 3, consumer: 5 } as const;
const FAULT = 2;

const attribute = ([key, value]: [string, string | number]) => ({
  key,
  value: typeof value === 'string' ? { stringValue: value } : { intValue: String(value) },
});

/** The number is written as text: so many nanoseconds exceed a number's precision. */
const nanoseconds = (ms: number) => `${Math.round(ms * 1_000)}000`;

/** OTLP has this form in JSON. */
const onWire = ({
  traceId,
  spanId,
  parentId,
  name,
  kind,
  beganAt,
  endedAt,
  attributes,
  isFault,
}: TraceSpan) => ({
  traceId,
  spanId,
  ...(parentId !== undefined && { parentSpanId: parentId }),
  name,
  kind: KINDS[kind],
  startTimeUnixNano: nanoseconds(beganAt),
  endTimeUnixNano: nanoseconds(endedAt),
  attributes: Object.entries(attributes).map(attribute),
  ...(isFault && { status: { code: FAULT } }),
});

const envelope = (spans: readonly TraceSpan[]) => ({
  resourceSpans: [
    {
      resource: { attributes: [attribute(['service.name', 'giewel'])] },
      scopeSpans: [{ scope: { name: 'giewel' }, spans: spans.map(onWire) }],
    },
  ],
});

export interface SpanExporter {
  add(span: TraceSpan): void;
  close(): Promise<void>;
}

/** Sends spans to a collector in batches (OTLP over HTTP). A failure is logged once, and it goes on. */
export const createSpanExporter = (endpoint: string, log: BasicLogger): SpanExporter => {
  const address = `${endpoint}/v1/traces`;
  let waiting: TraceSpan[] = [];
  let isSending = false;
  let isWarned = false;

  const sendSome = async (spans: readonly TraceSpan[]) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(envelope(spans)),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`it answered with ${response.status}`);
  };

  const sendAll = async () => {
    if (isSending) return;
    isSending = true;
    try {
      while (waiting.length > 0) {
        const spans = waiting.slice(0, MOST_AT_ONCE);
        waiting = waiting.slice(MOST_AT_ONCE);
        await sendSome(spans);
      }
      isWarned = false;
    } catch (error) {
      if (!isWarned) log.warn(`Traces are lost, ${address} does not take them: ${caughtErrorMessage(error)}`);
      isWarned = true;
    } finally {
      isSending = false;
    }
  };

  // It starts outside any request, so that its own sending is part of no trace.
  const timer = setInterval(() => void sendAll(), SEND_EVERY_MS);
  timer.unref();

  return {
    add(span) {
      if (waiting.length < MOST_WAITING) waiting.push(span);
    },

    async close() {
      clearInterval(timer);
      await Promise.race([sendAll(), delay(FAREWELL_MS, undefined, { ref: false })]);
    },
  };
};
