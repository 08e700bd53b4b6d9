import type { QueryClient } from '@tanstack/react-query';

export interface LiveContext {
  client: QueryClient;
}

/** What a module does with its live events. */
export interface LivePart {
  /** By the event's name. */
  hear: Record<string, (data: never, context: LiveContext) => void>;
  /** The server's live stream has been taken up for the first time. */
  begin?(context: LiveContext): void;
  /** Something may have been missed: what is shown is asked for again. */
  refresh(context: LiveContext): void;
}
