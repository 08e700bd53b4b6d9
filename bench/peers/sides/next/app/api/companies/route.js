import { pool } from '../../../pool.mjs';
import { readList } from '../../../queries.mjs';

export const dynamic = 'force-dynamic';

export const GET = async (request) => {
  const asked = request.nextUrl.searchParams;
  const words = asked.get('words');
  const { items, total } = words
    ? await readList(pool, 'words', [words])
    : await readList(pool, 'category', [asked.get('category')]);
  return Response.json(items, { headers: { 'x-total-count': String(total) } });
};
