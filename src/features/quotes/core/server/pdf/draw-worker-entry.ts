import { runWorkerEntry } from '#server/processes/worker-entry.ts';
import { drawEvidencePage } from './draw-evidence-page.ts';
import type { QuotePdfInput } from './draw-in-worker.ts';
import { drawQuotePdf } from './draw-quote.ts';

await runWorkerEntry((bytes) => {
  const { quote, evidence } = JSON.parse(new TextDecoder().decode(bytes)) as QuotePdfInput;
  return drawQuotePdf(quote, evidence && ((pdf) => drawEvidencePage(pdf, quote, evidence)));
});
