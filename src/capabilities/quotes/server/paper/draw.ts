import { ownFile } from '#server/own-file.ts';
import { runApart } from '#server/run-apart.ts';
import { takeTurns } from '#server/take-turns.ts';
import type { EvidencePage } from './evidence-content.ts';
import type { QuotePaper } from './paper-content.ts';

/** Papers keep one core busy at most. */
const inTurn = takeTurns(1);

// 300 lines of 1,000 characters take a tenth of either.
const DRAWING = { milliseconds: 20_000, megabytes: 512 };

export interface PaperContent {
  quote: QuotePaper;
  /** What stands behind it once it is signed. */
  evidence?: EvidencePage;
}

export type Draw = (content: PaperContent) => Promise<Uint8Array>;

/** Draws in a thread of its own: nobody’s request waits for it. */
export const drawQuoteApart: Draw = async (content) => {
  const bytes = await inTurn(() =>
    runApart<Uint8Array>(
      ownFile('src/capabilities/quotes/server/paper/draw-apart.ts'),
      Buffer.from(JSON.stringify(content)),
      DRAWING,
    ),
  );
  if (!bytes) throw new Error('A paper took too long to draw');
  return bytes;
};
