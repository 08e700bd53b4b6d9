import { and, asc, desc, eq, ilike, type SQL, sql } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import {
  PRICE_DECIMAL_PLACES,
  type PriceBookEntry,
} from '#features/quotes/price-book/contract/price-book.ts';
import type { PriceListRow } from '#features/quotes/price-book/rules/parse-price-list.ts';
import { MAX_PRICE_BOOK_ENTRIES, type PricedWork } from '#features/quotes/price-book/rules/price-book.ts';
import { formatDecimalUnits, parseDecimalOrThrow } from '#kernel/decimal.ts';
import type { Db } from '#server/database/db.ts';
import { priceBookEntries } from './tables.ts';

type EntryRow = typeof priceBookEntries.$inferSelect;

const CENTS = 2;

/** Prices have two decimals at least: '82.5000' is '82.50'. */
const writtenPrice = (price: string): string => {
  const full = formatDecimalUnits(parseDecimalOrThrow(price, PRICE_DECIMAL_PLACES), PRICE_DECIMAL_PLACES);
  const [whole = '', decimals = ''] = full.split('.');
  return `${whole}.${decimals.slice(0, CENTS)}${decimals.slice(CENTS).replace(/0{1,2}$/, '')}`;
};

export const presentPriceBookEntry = ({
  id,
  description,
  kind,
  unit,
  unitPrice,
  vatRate,
  group,
}: EntryRow): PriceBookEntry => ({
  id,
  description,
  kind,
  unit,
  unitPrice: writtenPrice(unitPrice),
  vatRate,
  group,
});

export const findOwnCompanyId = async (db: Db, ownerId: number): Promise<number | null> => {
  const [row] = await db
    .select({ id: companyProfiles.id })
    .from(companyProfiles)
    .where(eq(companyProfiles.userId, ownerId));
  return row?.id ?? null;
};

const escaped = (words: string) => words.replace(/[\\%_]/g, String.raw`\$&`);

export const matchesPriceBookSearchSql = (companyId: number, search: string): SQL | undefined =>
  and(
    eq(priceBookEntries.companyId, companyId),
    ...search
      .split(/\s/)
      .filter((word) => word !== '')
      .map((word) => ilike(priceBookEntries.description, `%${escaped(word)}%`)),
  );

/** A search lists first the entries that begin with it, each newest first; the whole book is alphabetical, by its groups. */
export const priceBookOrderSql = (search: string): SQL[] =>
  search === ''
    ? [
        sql`${priceBookEntries.group} = ''`,
        sql`lower(${priceBookEntries.group})`,
        sql`lower(left(${priceBookEntries.description}, 100))`,
        asc(priceBookEntries.id),
      ]
    : [
        desc(ilike(priceBookEntries.description, `${escaped(search)}%`)),
        desc(priceBookEntries.changedAt),
        desc(priceBookEntries.id),
      ];

/** Transactions that fill one book wait for each other. */
export const lockPriceBook = (transaction: Db, companyId: number) =>
  transaction.execute(sql`select pg_advisory_xact_lock(hashtext('price-book'), ${companyId})`);

/** If one work occurs twice, the last one counts: a row cannot be changed twice in one statement. */
const lastOfEachWork = <Work extends PricedWork>(works: readonly Work[]): Work[] => [
  ...new Map(works.map((work) => [`${work.unit} ${work.description.trim().toLowerCase()}`, work])).values(),
];

/** The book learns from a quote that is sent: the newest price of a work in its unit wins. */
export const addPricesFromQuote = async (
  transaction: Db,
  companyId: number,
  { lines, now }: { lines: readonly PricedWork[]; now: Date },
): Promise<void> => {
  const rows = lastOfEachWork(lines).filter(({ description }) => description.trim() !== '');
  if (rows.length === 0) return;
  await lockPriceBook(transaction, companyId);
  await transaction.execute(sql`
    insert into price_book_entries (company_id, description, kind, unit, unit_price, vat_rate, changed_at)
    select distinct on (md5(lower(btrim(line.description))), line.unit)
      ${companyId}, btrim(line.description), line.kind, line.unit, line.price, line.rate, ${now}
    from jsonb_to_recordset(${JSON.stringify(
      rows.map(({ description, kind, unit, unitPrice, vatRate }) => ({
        description,
        kind,
        unit,
        price: unitPrice,
        rate: vatRate,
      })),
    )}::jsonb) as line (description text, kind text, unit text, price numeric, rate smallint)
    on conflict (company_id, md5(lower(description)), unit) do update set
      kind = excluded.kind, unit_price = excluded.unit_price, vat_rate = excluded.vat_rate,
      changed_at = excluded.changed_at`);
  // The oldest learned entries make room; entries written by hand never do.
  await transaction.execute(sql`
    delete from price_book_entries where id in (
      select id from price_book_entries where company_id = ${companyId} and not is_own
      order by changed_at desc, id desc
      offset (select greatest(0, ${MAX_PRICE_BOOK_ENTRIES} - count(*)) from price_book_entries
        where company_id = ${companyId} and is_own))`);
};

interface PriceListToStore {
  rows: readonly PriceListRow[];
  isTrial: boolean;
  now: Date;
}

/** Stores a list, or only counts what it would add and change. Returns null if the book has no room for it. */
export const storePriceList = async (
  transaction: Db,
  companyId: number,
  { rows, isTrial, now }: PriceListToStore,
): Promise<{ added: number; changed: number } | null> => {
  const works = lastOfEachWork(rows).map(({ description, kind, unit, unitPrice, vatRate, group }) => ({
    description,
    kind,
    unit,
    price: unitPrice,
    rate: vatRate,
    group: group ?? null,
  }));
  const list = sql`(
    select distinct on (md5(lower(description)), unit) * from jsonb_to_recordset(${JSON.stringify(works)}::jsonb)
      as line (description text, kind text, unit text, price numeric, rate smallint, "group" text)) as line`;
  const isSame = sql`entry.company_id = ${companyId} and md5(lower(entry.description)) = md5(lower(line.description))
    and entry.unit = line.unit`;
  const { rows: counted } = await transaction.execute<{ added: number; changed: number; total: number }>(sql`
    select count(*) filter (where entry.id is null)::int as added,
      count(*) filter (where entry.id is not null and (entry.unit_price, entry.vat_rate, entry.kind, entry.group_name)
        is distinct from (line.price, line.rate, line.kind, coalesce(line."group", entry.group_name)))::int as changed,
      (select count(*)::int from price_book_entries where company_id = ${companyId}) as total
    from ${list} left join price_book_entries entry on ${isSame}`);
  const { added = 0, changed = 0, total = 0 } = counted[0] ?? {};
  if (total + added > MAX_PRICE_BOOK_ENTRIES) return null;
  if (isTrial || works.length === 0) return { added, changed };
  await transaction.execute(sql`
    insert into price_book_entries
      (company_id, description, kind, unit, unit_price, vat_rate, group_name, is_own, changed_at)
    select ${companyId}, line.description, line.kind, line.unit, line.price, line.rate, coalesce(line."group", ''), true, ${now}
    from ${list}
    on conflict (company_id, md5(lower(description)), unit) do update set
      kind = excluded.kind, unit_price = excluded.unit_price, vat_rate = excluded.vat_rate, is_own = true,
      group_name = case when ${works.every(({ group }) => group === null)} then price_book_entries.group_name
        else excluded.group_name end,
      changed_at = excluded.changed_at`);
  return { added, changed };
};
