import type { SentenceKey } from './sentences.ts';

/**
 * One of the three kinds of no. Invalid input is the parser's (400, every field's message), a fault is
 * nobody's (500); a refusal is a decision, declared in the contract by its code.
 */
export interface RefusalDefinition {
  status: 400 | 401 | 402 | 403 | 404 | 409 | 410 | 413 | 415 | 421 | 422 | 429 | 503;
  say: SentenceKey;
}

export type Refusals = Readonly<Record<string, RefusalDefinition>>;

export class Refusal extends Error {
  readonly code: string;
  readonly terms: RefusalDefinition;
  /** What stands in the sentence in place of `{name}`. */
  readonly words: Readonly<Record<string, string>>;
  /** When the same request may be answered. */
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

/** The one shape in which every no travels. */
export interface WireError {
  message: string;
  code: string;
  requestId?: string;
  fields?: Record<string, string>;
}
