import { sql } from 'drizzle-orm';
import { safeParse } from 'zod/mini';
import type { CompanyItem } from '#companies/contract/item.ts';
import { itemColumns, presentItem } from '#companies/server/index.ts';
import { companyProfiles as c } from '#companies/server/tables.ts';
import { listCompanies } from '#directory/contract/directory.ts';
import type { Db } from '#server/database/db.ts';
import { columnsNamed, plainReader } from '#server/database/plain-rows.ts';
import { compiledSchema } from '#server/http/compiled-schema.ts';
import { noteWritten } from '#server/http/written-answers.ts';

/** How many companies' cards are kept: of some 5 kB each. */
const MOST_KEPT = 1_000;

/**
 * Names the state of a company's row: the transaction that wrote it. Whoever reads it together with what was found knows
 * whether a card that was made before still is as the row.
 */
export const rowVersion = sql<string>`c.xmin::text`;

/** A company that was found, and which state its row is in where that was read too. */
export interface FoundCompany {
  id: number;
  version?: string | undefined;
}

interface Card {
  version: string;
  plain: CompanyItem;
  featured: CompanyItem;
}

const answerSchema = compiledSchema(listCompanies.answer);

/** As lists answer it. */
const written = (item: CompanyItem): CompanyItem => {
  const parsed = safeParse(answerSchema, [item]);
  // What breaks the contract is judged, and said, where it is answered.
  if (!parsed.success) return item;
  const [checked = item] = parsed.data as CompanyItem[];
  noteWritten(listCompanies, checked);
  return checked;
};

/** Cards of the directory's lists: made once, and again when their company's row has changed. */
export const cardReader = (db: Db) => {
  const isAsked = sql`c.id = any(${sql.placeholder('ids')}::integer[])`;
  const from = sql`${c} c`;
  const readVersions = plainReader(
    db,
    'card_versions',
    db
      .select(columnsNamed({ id: sql<number>`c.id`, version: rowVersion }))
      .from(from)
      .where(isAsked),
  );
  const readItems = plainReader(
    db,
    'company_items',
    db
      .select(columnsNamed({ ...itemColumns, version: sql<string>`xmin::text` }))
      .from(c)
      .where(sql`${c.id} = any(${sql.placeholder('ids')}::integer[])`),
  );
  const kept = new Map<number, Card>();

  const keep = (id: number, card: Card) => {
    kept.delete(id);
    kept.set(id, card);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  };

  const make = async (ids: readonly number[]) => {
    const made = new Map<number, Card>();
    for (const { version, ...row } of await readItems({ ids })) {
      const item = presentItem(row);
      made.set(item.id, {
        version,
        plain: written(item),
        featured: written({ ...item, isFeatured: true }),
      });
    }
    return made;
  };

  /** By company; who is gone meanwhile has none. */
  return async (found: readonly FoundCompany[]): Promise<Map<number, Card>> => {
    const isKnown = found.every(({ version }) => version !== undefined);
    const now = isKnown ? found : await readVersions({ ids: found.map(({ id }) => id) });
    const stale = now.filter(({ id, version }) => kept.get(id)?.version !== version).map(({ id }) => id);
    const made = stale.length > 0 ? await make(stale) : new Map<number, Card>();
    const cards = new Map<number, Card>();
    for (const { id } of now) {
      const card = stale.includes(id) ? made.get(id) : kept.get(id);
      if (!card) continue;
      cards.set(id, card);
      keep(id, card);
    }
    return cards;
  };
};
