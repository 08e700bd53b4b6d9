import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import {
  type GazetteerEntry,
  parseGazetteer,
  parseTranslatedPlaceNames,
} from '#features/directory/core/rules/parse-gazetteer.ts';
import { inTransaction } from '#server/database/in-transaction.ts';

/** The folder has one table for each canton. */
const textsOf = (folder: string): string[] =>
  readdirSync(folder)
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'));

export const readGazetteerFiles = (folder: string): GazetteerEntry[] =>
  textsOf(folder).flatMap(parseGazetteer);

const fileRows = `select * from jsonb_to_recordset($1::jsonb)
  as given (name text, place text, commune text, latitude double precision, longitude double precision)`;
const tableRows = `select name, place, commune, latitude, longitude from gazetteer`;

const storeNames = async (client: PoolClient, folder: string) => {
  const names = JSON.stringify(textsOf(folder).flatMap(parseTranslatedPlaceNames));
  await client.query('delete from place_names');
  await client.query(
    `insert into place_names (place, names)
     select place, names from jsonb_to_recordset($1::jsonb) as given (place text, names jsonb)`,
    [names],
  );
};

/** Syncs the tables with the files and assigns the companies to their communes again. Instances take turns. */
export const syncGazetteer = async (pool: Pool, folder: string): Promise<void> => {
  const entries = JSON.stringify(readGazetteerFiles(folder));
  const client = await pool.connect();
  try {
    await inTransaction(client, async () => {
      await client.query('lock table gazetteer in share row exclusive mode');
      await storeNames(client, folder);
      const { rows } = await client.query<{ differs: boolean }>(
        `select exists ((${fileRows} except ${tableRows}) union all (${tableRows} except ${fileRows})) as differs`,
        [entries],
      );
      if (!rows[0]?.differs) return;
      await client.query('delete from gazetteer');
      await client.query(`insert into gazetteer (name, place, commune, latitude, longitude) ${fileRows}`, [
        entries,
      ]);
      await client.query(
        'update company_profiles set city = city where commune is distinct from commune_at(city, postal_code)',
      );
    });
  } finally {
    client.release();
  }
};
