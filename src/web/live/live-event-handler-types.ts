import type { QueryClient } from '@tanstack/react-query';

export interface LiveHandlerContext {
  client: QueryClient;
}

export interface LiveEventHandlers {
  /** The keys are the names of events. */
  hear: Record<string, (data: never, context: LiveHandlerContext) => void>;
  /** Called when the live stream has connected for the first time. */
  begin?(context: LiveHandlerContext): void;
  /** Called when events may have been missed: shown data is fetched again. */
  refresh(context: LiveHandlerContext): void;
}
