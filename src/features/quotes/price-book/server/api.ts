import { and, eq, ne, sql } from 'drizzle-orm';
import {
  addToPriceBook,
  changeInPriceBook,
  importPriceList,
  listPriceBook,
  listPriceGroups,
  messageKey,
  removeFromPriceBook,
} from '#features/quotes/price-book/contract/price-book.ts';
import { type LineKind, lineKinds } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import { parsePriceList } from '#features/quotes/price-book/rules/parse-price-list.ts';
import { MAX_LISTED_FAULTS, MAX_PRICE_BOOK_ENTRIES } from '#features/quotes/price-book/rules/price-book.ts';
import { dayOf } from '#kernel/calendar.ts';
import { languages } from '#kernel/language.ts';
import { vatRatesOn } from '#kernel/vat-rates.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle, invalidFieldError } from '#server/http/handle.ts';
import { stringsOf } from '#strings/strings.ts';
import {
  findOwnCompanyId,
  lockPriceBook,
  matchesPriceBookSearchSql,
  presentPriceBookEntry,
  priceBookOrderSql,
  storePriceList,
} from './store.ts';
import { priceBookEntries } from './tables.ts';

const judgeRate = (rate: number | undefined, now: Date) => {
  if (rate !== undefined && !vatRatesOn(dayOf(now)).includes(rate))
    throw invalidFieldError('vatRate', messageKey('rateInvalid'));
};

/** Returns whether another entry has a price for this work in this unit. */
const hasEntryFor = async (
  transaction: Db,
  companyId: number,
  { id = 0, description, unit }: { id?: number; description: string; unit: string },
) => {
  const same = sql`${priceBookEntries.companyId} = ${companyId}
    and md5(lower(${priceBookEntries.description})) = md5(lower(${description}))
    and ${priceBookEntries.unit} = ${unit} and ${priceBookEntries.id} <> ${id}`;
  return (await transaction.$count(priceBookEntries, same)) > 0;
};

const list: EndpointRoute = handle(listPriceBook, async ({ query, person, services: { db } }) => {
  const companyId = await findOwnCompanyId(db, person.id);
  if (companyId === null) return { items: [], total: 0, next: null };
  const { search = '', group, limit, cursor = 0 } = query;
  const filter = and(
    matchesPriceBookSearchSql(companyId, search),
    group === undefined ? undefined : eq(priceBookEntries.group, group),
  );
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(priceBookEntries)
      .where(filter)
      .orderBy(...priceBookOrderSql(search))
      .limit(limit)
      .offset(cursor),
    db.$count(priceBookEntries, filter),
  ]);
  const end = cursor + rows.length;
  return {
    items: rows.map(presentPriceBookEntry),
    total,
    next: rows.length === limit && end < total ? String(end) : null,
  };
});

const add: EndpointRoute = handle(addToPriceBook, ({ body, person, services: { db, clock }, refuse }) =>
  db.transaction(async (transaction) => {
    const now = clock.now();
    judgeRate(body.vatRate, now);
    const companyId = await findOwnCompanyId(transaction, person.id);
    if (companyId === null) throw refuse('entryNotFound');
    await lockPriceBook(transaction, companyId);
    if (await hasEntryFor(transaction, companyId, body)) throw refuse('entryStands');
    const ofCompany = eq(priceBookEntries.companyId, companyId);
    if ((await transaction.$count(priceBookEntries, ofCompany)) >= MAX_PRICE_BOOK_ENTRIES)
      throw refuse('bookFull');
    const [row] = await transaction
      .insert(priceBookEntries)
      .values({ ...body, companyId, isOwn: true, changedAt: now })
      .returning();
    if (!row) throw new Error('A price was not stored');
    return presentPriceBookEntry(row);
  }),
);

const change: EndpointRoute = handle(
  changeInPriceBook,
  ({ params, body, person, services: { db, clock }, refuse }) =>
    db.transaction(async (transaction) => {
      const now = clock.now();
      const companyId = await findOwnCompanyId(transaction, person.id);
      if (companyId === null) throw refuse('entryNotFound');
      await lockPriceBook(transaction, companyId);
      const isOwn = and(eq(priceBookEntries.id, params.id), eq(priceBookEntries.companyId, companyId));
      const [current] = await transaction.select().from(priceBookEntries).where(isOwn);
      if (!current) throw refuse('entryNotFound');
      judgeRate(body.vatRate, now);
      if (await hasEntryFor(transaction, companyId, { ...current, ...body })) throw refuse('entryStands');
      const [row] = await transaction
        .update(priceBookEntries)
        .set({ ...body, isOwn: true, changedAt: now })
        .where(isOwn)
        .returning();
      if (!row) throw refuse('entryNotFound');
      return presentPriceBookEntry(row);
    }),
);

const remove: EndpointRoute = handle(
  removeFromPriceBook,
  async ({ params, person, services: { db }, refuse }) => {
    const companyId = await findOwnCompanyId(db, person.id);
    const [deletedRow] = await db
      .delete(priceBookEntries)
      .where(and(eq(priceBookEntries.id, params.id), eq(priceBookEntries.companyId, companyId ?? 0)))
      .returning({ id: priceBookEntries.id });
    if (!deletedRow) throw refuse('entryNotFound');
    return deletedRow;
  },
);

const listGroups: EndpointRoute = handle(listPriceGroups, async ({ person, services: { db } }) => {
  const companyId = await findOwnCompanyId(db, person.id);
  return db
    .select({ group: priceBookEntries.group, count: sql<number>`count(*)::int` })
    .from(priceBookEntries)
    .where(and(eq(priceBookEntries.companyId, companyId ?? 0), ne(priceBookEntries.group, '')))
    .groupBy(priceBookEntries.group)
    .orderBy(sql`lower(${priceBookEntries.group})`);
});

/** A list may name the kinds in any of our languages. */
const kindsByName = (): ReadonlyMap<string, LineKind> =>
  new Map(
    languages.flatMap((language) => {
      const { kinds } = stringsOf(language).quoting;
      return lineKinds.map((kind) => [kinds[kind].toLowerCase(), kind] as const);
    }),
  );

const importList: EndpointRoute = handle(
  importPriceList,
  ({ body, person, services: { db, clock }, refuse }) =>
    db.transaction(async (transaction) => {
      const now = clock.now();
      const rates = vatRatesOn(dayOf(now));
      const list = parsePriceList(body.csv, { rates, kindByName: kindsByName() });
      if (!list) throw refuse('listWithoutHeads');
      const companyId = await findOwnCompanyId(transaction, person.id);
      if (companyId === null || list.rows.length > MAX_PRICE_BOOK_ENTRIES) throw refuse('bookFull');
      await lockPriceBook(transaction, companyId);
      const counts = await storePriceList(transaction, companyId, {
        rows: list.rows,
        isTrial: body.isTrial,
        now,
      });
      if (!counts) throw refuse('bookFull');
      return {
        ...counts,
        faultCount: list.faults.length,
        faults: list.faults.slice(0, MAX_LISTED_FAULTS),
      };
    }),
);

export const routes: readonly EndpointRoute[] = [list, listGroups, add, importList, change, remove];
