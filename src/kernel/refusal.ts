import type { SentenceKey } from './sentence-keys.ts';

/**
 * A refusal is a decision, and the contract declares it by its code. Invalid input is the parser's instead (400, with
 * every field's message), and a fault is nobody's decision (500).
 */
export interface RefusalDefinition {
  status: 400 | 401 | 402 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 421 | 422 | 429 | 503;
  say: SentenceKey;
}

export type Refusals = Readonly<Record<string, RefusalDefinition>>;

export class Refusal extends Error {
  readonly code: string;
  readonly terms: RefusalDefinition;
  /** Each value replaces `{name}` in the sentence. */
  readonly words: Readonly<Record<string, string>>;
  /** The same request may succeed after this time. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: string,
    terms: RefusalDefinition,
    words: Record<string, string> = {},
    retryAfterSeconds?: number,
  ) {
    super(`Refused: ${code}`);
    this.code = code;
    this.terms = terms;
    this.words = words;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Every error travels in this shape. */
export interface WireError {
  message: string;
  code: string;
  requestId?: string;
  fields?: Record<string, string>;
  /** Says to programs, in English, what these fields take. */
  expected?: Record<string, string>;
}
