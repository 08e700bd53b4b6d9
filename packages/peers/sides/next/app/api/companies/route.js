import { pool } from '../../../pool.mjs';
import { readAsked } from '../../../queries.mjs';

export const dynamic = 'force-dynamic';

export const GET = async (request) => {
  const { items, total } = await readAsked(pool, Object.fromEntries(request.nextUrl.searchParams));
  return Response.json(items, { headers: { 'x-total-count': String(total) } });
};
