import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { QueueFull, takeTurns } from '#server/take-turns.ts';

/** Half a second each, on the threads that passwords and files need too. */
const LONGEST_LINE = 16;

const inTurn = takeTurns(1, LONGEST_LINE);
const compress = promisify(brotliCompress);

/** The smallest form there is, one at a time; null where too many wait for theirs. */
export const packTightly = async (bytes: Buffer): Promise<Buffer | null> => {
  try {
    return await inTurn(() => compress(bytes));
  } catch (error) {
    if (error instanceof QueueFull) return null;
    throw error;
  }
};
