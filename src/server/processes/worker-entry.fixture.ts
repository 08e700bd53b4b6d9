import { runWorkerEntry } from './worker-entry.ts';

await runWorkerEntry((bytes) => {
  const word = Buffer.from(bytes).toString();
  const rows: string[][] = [];
  while (word === 'never ends');
  while (word === 'takes all memory') rows.push(Array.from({ length: 10_000 }, (_, nth) => `${nth}`));
  if (word === 'breaks') throw new Error('broken');
  return word.toUpperCase();
});
