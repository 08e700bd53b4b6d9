// Fills a PostgreSQL of its own with a country: companies, their reviews and projects, people, quotes. The
// product runs on it as processes of its own, one or several.
import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Pool } from 'pg';
import { ensureCategories } from '#demo/categories.ts';
import { insertSession } from '#features/accounts/core/server/sessions.ts';
import { syncGazetteer } from '#features/directory/core/server/index.ts';
import type { Db } from '#server/database/db.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/start-embedded-postgres.ts';
import { migrateSchema } from '#server/database/migrate.ts';
import { openDrizzle } from '#server/database/open-drizzle.ts';
import type { DatabaseConnection } from '#server/database/pool.ts';
import { makeCompanies } from '#testing/many-companies.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { type Product, SERVE, startProduct } from '../e2e/product.ts';
import { PRIVATE_PEOPLE, settleCountry } from './country/fill-country.ts';
import { writeMessages } from './country/write-messages.ts';

interface CountryTerms {
  companies: number;
  /** People and companies have written each other this many. */
  messages?: number;
  /** The folder stays after the run, and the next run finds it filled. */
  folder?: string | undefined;
  /** These settings of PostgreSQL override our own. */
  database?: Record<string, string>;
  say?: (line: string) => void;
}

interface StartOptions {
  isCached?: boolean;
  settings?: Record<string, string>;
  /** Node is started with these. */
  flags?: readonly string[];
}

export interface Country {
  connection: DatabaseConnection;
  /** The folder under which its database and the product's files are. */
  folder: string;
  /** The address in the form of DATABASE_URL. */
  url: string;
  pool: Pool;
  db: Db;
  /** The number of private people. */
  people: number;
  /** Starts the product on it; without its cache every response is computed. */
  start: (options?: StartOptions) => Promise<Product>;
  signIn: (userId: number) => Promise<string>;
  /** Signs in this many private people. */
  signInMany: (count: number) => Promise<{ id: number; cookie: string }[]>;
  close: () => Promise<void>;
}

const SIGNED_IN = `
  with made as (
    select id, left(replace(replace(encode(sha256(('bench ' || id)::bytea), 'base64'), '+', '-'), '/', '_'), 43) token
    from users where username like 'settler-%' order by id limit $1),
  stored as (
    insert into sessions (user_id, token_hash, expires_at)
    select id, sha256(token::bytea), now() + interval '1 day' from made
    on conflict (token_hash) do update set expires_at = excluded.expires_at)
  select id, token from made`;

const WITHOUT_CACHE = resolve('bench/country/without-cache.mjs');

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

export const openCountry = async ({
  companies,
  messages = 0,
  folder: chosenFolder,
  database: settings = {},
  say = () => {},
}: CountryTerms): Promise<Country> => {
  const folder = chosenFolder ? resolve(chosenFolder) : await mkdtemp(join(tmpdir(), 'giewel-country-'));
  const filled = join(folder, `filled-${companies}-${messages}`);
  const isFilled = await isThere(filled);
  if (chosenFolder && !isFilled && (await isThere(folder)))
    throw new Error(`${folder} was filled otherwise, or not to its end: remove it, or name another`);
  await mkdir(folder, { recursive: true });
  const database = await startEmbeddedPostgres({ dataDir: folder, log: quietLog, settings });
  const { connection } = database;
  await migrateSchema(connection, 'db/migrations', quietLog);
  const pool = new Pool(connection);
  const db = openDrizzle(pool);
  if (!isFilled) {
    await syncGazetteer(pool, 'db/places');
    await ensureCategories(db);
    await makeCompanies(connection, companies, say);
    await settleCountry(pool, companies);
    if (messages > 0) await writeMessages(pool, { companies, messages });
    await writeFile(filled, '');
  }
  const { host, port, user, database: name } = connection;
  const url = `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
  const products: Product[] = [];
  return {
    connection,
    folder,
    url,
    pool,
    db,
    people: PRIVATE_PEOPLE,
    async start({ isCached = true, settings = {}, flags = [] } = {}) {
      const product = await startProduct(
        {
          DEMO: 'off',
          LOG_LEVEL: 'silent',
          DATA_DIR: join(folder, 'of-the-product'),
          DATABASE_URL: url,
          ...settings,
        },
        [SERVE, ...flags, ...(isCached ? [] : ['--import', WITHOUT_CACHE])],
      );
      products.push(product);
      return product;
    },
    async signIn(userId) {
      const session = { userId, isRemembered: true, ip: null, userAgent: null };
      return `session=${(await insertSession(db, session)).value}`;
    },
    async signInMany(count) {
      const { rows } = await pool.query<{ id: number; token: string }>(SIGNED_IN, [count]);
      return rows.map(({ id, token }) => ({ id, cookie: `session=${token}` }));
    },
    async close() {
      for (const product of products) {
        await product.end('SIGTERM');
        await product.remove();
      }
      await pool.end();
      await database.stop();
      if (!chosenFolder) await rm(folder, { recursive: true, force: true });
    },
  };
};
