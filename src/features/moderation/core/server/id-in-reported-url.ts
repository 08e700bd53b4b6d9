import { type SQL, sql } from 'drizzle-orm';

/** Selects the number after one of our folders in an address as a person wrote it, in any language. */
export const idInReportedUrlSql = (folder: 'companies' | 'projects', address: SQL): SQL =>
  sql`substring(${address} from ${sql.raw(`'/${folder}/([0-9]{1,9})'`)})::integer`;
