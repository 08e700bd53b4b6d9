import { workApart } from './work-apart.ts';

await workApart((bytes) => {
  const word = Buffer.from(bytes).toString();
  const taken: string[][] = [];
  while (word === 'never ends');
  while (word === 'takes all memory') taken.push(Array.from({ length: 10_000 }, (_, nth) => `${nth}`));
  if (word === 'breaks') throw new Error('broken');
  return word.toUpperCase();
});
