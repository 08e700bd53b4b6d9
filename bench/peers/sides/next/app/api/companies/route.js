import { pool } from '../../../pool.mjs';
import { readList, wordsOfSentence } from '../../../queries.mjs';

export const dynamic = 'force-dynamic';

export const GET = async (request) => {
  const asked = request.nextUrl.searchParams;
  const [category, commune, words, sentence] = ['category', 'commune', 'words', 'sentence'].map((name) =>
    asked.get(name),
  );
  const [kind, values] = sentence
    ? ['sentence', [wordsOfSentence(sentence)]]
    : words
      ? ['words', [words]]
      : commune
        ? ['place', [category, commune]]
        : ['category', [category]];
  const { items, total } = await readList(pool, kind, values);
  return Response.json(items, { headers: { 'x-total-count': String(total) } });
};
