import { makeWhatIsAsked } from './make-what-is-asked.ts';

/** Does what it is told to, as foreign bytes may. */
makeWhatIsAsked(async (wanted: string): Promise<string> => {
  if (wanted === 'end') process.kill(process.pid, 'SIGSEGV');
  if (wanted === 'never') await new Promise(() => {});
  if (wanted === 'nothing') throw new Error('Nothing can be made of this');
  return `${wanted} by ${process.pid}`;
});
