import { runWorkerEntry } from '#server/processes/worker-entry.ts';
import { drawEvidence } from './draw-evidence.ts';
import type { PdfPages } from './draw-in-worker.ts';
import { drawQuote } from './draw-quote.ts';

await runWorkerEntry((bytes) => {
  const { quote, evidence } = JSON.parse(new TextDecoder().decode(bytes)) as PdfPages;
  return drawQuote(quote, evidence && ((pdf) => drawEvidence(pdf, quote, evidence)));
});
