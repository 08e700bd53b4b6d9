import { createPdfDrawing } from '#server/pdf/draw-pdf-in-worker.ts';
import type { EvidencePageContent } from './evidence-content.ts';
import type { QuotePdfContent } from './pdf-content.ts';

export interface QuotePdfInput {
  quote: QuotePdfContent;
  /** A signed copy ends with this page. */
  evidence?: EvidencePageContent;
}

export type DrawQuotePdf = (content: QuotePdfInput) => Promise<Uint8Array>;

export const drawQuoteInWorker: DrawQuotePdf = createPdfDrawing(
  'src/features/quotes/core/server/pdf/draw-worker-entry.ts',
);
