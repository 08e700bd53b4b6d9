import { workApart } from '#server/work-apart.ts';
import type { PaperContent } from './draw.ts';
import { drawEvidence } from './draw-evidence.ts';
import { drawQuote } from './draw-quote.ts';

await workApart((bytes) => {
  const { quote, evidence } = JSON.parse(new TextDecoder().decode(bytes)) as PaperContent;
  return drawQuote(quote, evidence && ((paper) => drawEvidence(paper, quote, evidence)));
});
