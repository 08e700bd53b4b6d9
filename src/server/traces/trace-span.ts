import { randomBytes } from 'node:crypto';

export type SpanKind = 'server' | 'client' | 'consumer';

/** A span belongs to a trace and a parent, in W3C's words. */
export interface SpanContext {
  traceId: string;
  spanId: string;
}

export interface TraceSpan extends SpanContext {
  parentId: string | undefined;
  name: string;
  kind: SpanKind;
  beganAt: number;
  endedAt: number;
  /** It holds name, target and outcome: patterns, tables and numbers, never a person's words. */
  attributes: Record<string, string | number>;
  isFault: boolean;
}

/** Returns milliseconds since 1970, finer than a millisecond. */
const now = () => performance.timeOrigin + performance.now();

export const beginSpan = (name: string, kind: SpanKind, parent?: SpanContext): TraceSpan => ({
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

export const formatTraceparent = ({ traceId, spanId }: SpanContext) => `00-${traceId}-${spanId}-01`;
