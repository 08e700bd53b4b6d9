import { productFilePath } from '#server/config/product-file-path.ts';
import { runInWorker } from '#server/processes/run-in-worker.ts';
import { createSemaphore } from '#server/processes/semaphore.ts';

/** Drawing PDFs uses one core at most. */
const inTurn = createSemaphore(1);

// A quote of 300 lines of 1,000 characters takes a tenth of either.
const DRAWING = { milliseconds: 20_000, megabytes: 512 };

/** Returns a function that draws in a worker thread, by this file, so that nobody’s request waits for it. */
export const createPdfDrawing =
  (workerEntry: string) =>
  async (content: object): Promise<Uint8Array> => {
    const bytes = await inTurn(() =>
      runInWorker<Uint8Array>(productFilePath(workerEntry), Buffer.from(JSON.stringify(content)), DRAWING),
    );
    if (!bytes) throw new Error('A paper took too long to draw');
    return bytes;
  };
