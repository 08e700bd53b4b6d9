import { runChildProcessEntry } from './child-process-entry.ts';

/** Behaves as foreign bytes may make it. */
runChildProcessEntry(async (word: string): Promise<string> => {
  if (word === 'end') process.kill(process.pid, 'SIGSEGV');
  if (word === 'never') await new Promise(() => {});
  if (word === 'nothing') throw new Error('Nothing can be made of this');
  return `${word} by ${process.pid}`;
});
