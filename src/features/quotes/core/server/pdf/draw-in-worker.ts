import { productFilePath } from '#server/config/product-file-path.ts';
import { runInWorker } from '#server/processes/run-in-worker.ts';
import { createSemaphore } from '#server/processes/semaphore.ts';
import type { EvidencePageContent } from './evidence-content.ts';
import type { QuotePdfContent } from './pdf-content.ts';

/** Drawing PDFs uses one core at most. */
const inTurn = createSemaphore(1);

// 300 lines of 1,000 characters take a tenth of either.
const DRAWING = { milliseconds: 20_000, megabytes: 512 };

export interface QuotePdfInput {
  quote: QuotePdfContent;
  /** A signed copy ends with this page. */
  evidence?: EvidencePageContent;
}

export type DrawQuotePdf = (content: QuotePdfInput) => Promise<Uint8Array>;

/** Draws in a worker thread, so that nobody’s request waits for it. */
export const drawQuoteInWorker: DrawQuotePdf = async (content) => {
  const bytes = await inTurn(() =>
    runInWorker<Uint8Array>(
      productFilePath('src/features/quotes/core/server/pdf/draw-worker-entry.ts'),
      Buffer.from(JSON.stringify(content)),
      DRAWING,
    ),
  );
  if (!bytes) throw new Error('A paper took too long to draw');
  return bytes;
};
