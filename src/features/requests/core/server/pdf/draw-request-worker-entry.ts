import { runWorkerEntry } from '#server/processes/worker-entry.ts';
import { drawRequestPdf } from './draw-request.ts';
import type { RequestPdfContent } from './request-pdf-content.ts';

await runWorkerEntry((bytes) =>
  drawRequestPdf(JSON.parse(new TextDecoder().decode(bytes)) as RequestPdfContent),
);
