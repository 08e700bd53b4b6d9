import { printFigure } from '../../bench/faults/print-figure.ts';
import type { BackgroundReading, ReadCounts } from './reading.ts';

interface Writers {
  answers(): { asked: number; failed: number; statuses: string; longestMs: number };
}

const began = performance.now();

/** Prints the progress with the seconds since the beginning. */
export const printProgress = (text: string) =>
  console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${text}`);

/** Counts the requests of each phase and the failures among them. */
export const openPhases = (reading: BackgroundReading, writers: Writers) => {
  const rows: [phase: string, kind: string, counted: ReadCounts][] = [];
  return {
    during: async <Result>(phase: string, happens: () => Promise<Result>): Promise<Result> => {
      await reading.count();
      writers.answers();
      const result = await happens();
      const { asked: requestCount, failed, statuses, longestMs } = writers.answers();
      const countsByKind = {
        ...(await reading.count()),
        writes: { asked: requestCount, failed, longestMs, others: statuses },
      };
      rows.push(
        ...Object.entries(countsByKind).map(([kind, counts]): (typeof rows)[number] => [phase, kind, counts]),
      );
      printProgress(`${phase}: over.`);
      return result;
    },

    print: () => {
      console.log('\nFailed, of what was asked for');
      for (const [phase, kind, { asked, failed, longestMs, others: statusTexts }] of rows) {
        const longest = `longest ${(longestMs / 1000).toFixed(1)} s`;
        printFigure(`${phase}: ${kind}`, `${failed} of ${asked}`);
        console.log(`    ${longest}${failed > 0 ? `, ${statusTexts}` : ''}`);
      }
    },

    failed: (phase: string) =>
      rows.filter(([name]) => name === phase).reduce((sum, [, , { failed }]) => sum + failed, 0),
  };
};
