import type { MessageFates } from './writers.ts';

export const printFigure = (label: string, figure: string | number, target = '') =>
  console.log(`  ${label.padEnd(58)} ${String(figure).padStart(14)}${target && `   (${target})`}`);

/** Every fault prints these. */
export const reportFates = ({ sent, acknowledged, lost, doubled }: MessageFates, seconds: number) => {
  printFigure('sent', sent);
  printFigure('acknowledged', acknowledged);
  printFigure('acknowledged and lost', lost, '0');
  printFigure('there twice', doubled, '0');
  printFigure("seconds from the fault's end to the next write", seconds.toFixed(1), 'within 5');
  // A broken promise fails the run.
  if (lost > 0 || doubled > 0 || seconds > 5) process.exitCode = 1;
};
