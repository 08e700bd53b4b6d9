import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openWorld, type World } from '../../bench/load/filled-product.ts';

/** Opens the world with a schema by hand, from which the other sides are filled too. */
export const openPeerWorld = async (...options: Parameters<typeof openWorld>): Promise<World> => {
  const world = await openWorld(...options);
  await world.pool.query(await readFile(join(import.meta.dirname, 'sides/by-hand/tables.sql'), 'utf8'));
  await world.pool.query(
    'reset search_path; insert into by_hand.people select id, username, md5($$by hand $$ || id) from users on conflict do nothing',
  );
  await world.pool.query('vacuum analyze');
  return world;
};
