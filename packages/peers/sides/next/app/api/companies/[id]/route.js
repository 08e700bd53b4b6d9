import { pool } from '../../../../pool.mjs';
import { readCompany } from '../../../../queries.mjs';

export const dynamic = 'force-dynamic';

export const GET = async (_, { params }) => {
  const { id } = await params;
  return Response.json(await readCompany(pool, id));
};
