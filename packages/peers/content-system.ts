import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { World } from '../../bench/load/filled-product.ts';

/** The fields of a card, as the database calls them. */
export const CARD =
  'id,owner_id,name,description,address,postal_code,city,commune,canton,logo_url,has_emergency_service,is_vat_verified,is_verified,rating_average,review_count,project_count,response_hours,languages,recent_ratings'.split(
    ',',
  );

export const inCamelCase = (name: string) =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Brackets in names stay as they are, as people write them. */
export const withBrackets = (path: string, query: Record<string, string | number>) =>
  `${path}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

/** Fills the tables that a side has made itself. */
export const fillFrom = async ({ pool }: World, name: string) =>
  pool.query(await readFile(join(import.meta.dirname, 'sides', name, 'fill.sql'), 'utf8'));

/** Settings that name the database as each of them wants it. */
export const databaseOf = ({ connection: { host = '', port = 0, user = '', database = '' } }: World) => ({
  host,
  port: String(port),
  user,
  database,
});
