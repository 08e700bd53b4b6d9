import { randomBytes } from 'node:crypto';

export type SpanKind = 'server' | 'client' | 'consumer';

/** Whom a span belongs to: in W3C's words, the trace and the parent. */
export interface SpanPlace {
  traceId: string;
  spanId: string;
}

export interface TraceSpan extends SpanPlace {
  parentId: string | undefined;
  name: string;
  kind: SpanKind;
  beganAt: number;
  endedAt: number;
  /** What it is called, where to and how it ended: patterns, tables and numbers, never what somebody wrote. */
  attributes: Record<string, string | number>;
  isFault: boolean;
}

/** In milliseconds since 1970, finer than a millisecond. */
const now = () => performance.timeOrigin + performance.now();

export const beginSpan = (name: string, kind: SpanKind, parent?: SpanPlace): TraceSpan => ({
  traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
  spanId: randomBytes(8).toString('hex'),
  parentId: parent?.spanId,
  name,
  kind,
  beganAt: now(),
  endedAt: 0,
  attributes: {},
  isFault: false,
});

export const endSpan = (span: TraceSpan) => {
  span.endedAt = now();
};

export const traceparentOf = ({ traceId, spanId }: SpanPlace) => `00-${traceId}-${spanId}-01`;
