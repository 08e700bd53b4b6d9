import { and, eq, sql } from 'drizzle-orm';
import { dayOf } from '#kernel/calendar.ts';
import {
  addToPriceBook,
  changeInPriceBook,
  LARGEST_BOOK_PAGE,
  listPriceBook,
  removeFromPriceBook,
  say,
} from '#price-book/contract/price-book.ts';
import { MOST_ENTRIES } from '#price-book/rules/price-book.ts';
import { ratesOn } from '#price-book/rules/vat.ts';
import type { Db } from '#server/database/db.ts';
import { answer, invalidField, type Route } from '#server/http/answer.ts';
import { bookOrderOf, holdPriceBook, ownCompanyId, presentEntry, whereFound } from './store.ts';
import { priceBookEntries } from './tables.ts';

const judgeRate = (rate: number | undefined, now: Date) => {
  if (rate !== undefined && !ratesOn(dayOf(now)).includes(rate))
    throw invalidField('vatRate', say('rateInvalid'));
};

/** Whether another entry has a price for this work in this unit. */
const isTaken = async (
  transaction: Db,
  companyId: number,
  { id = 0, description, unit }: { id?: number; description: string; unit: string },
) => {
  const same = sql`${priceBookEntries.companyId} = ${companyId}
    and md5(lower(${priceBookEntries.description})) = md5(lower(${description}))
    and ${priceBookEntries.unit} = ${unit} and ${priceBookEntries.id} <> ${id}`;
  return (await transaction.$count(priceBookEntries, same)) > 0;
};

const list: Route = answer(listPriceBook, async ({ query, person, tools: { db } }) => {
  const companyId = await ownCompanyId(db, person.id);
  if (companyId === null) return { items: [], total: 0, next: null };
  const { search = '', limit = LARGEST_BOOK_PAGE, cursor = 0 } = query;
  const found = whereFound(companyId, search);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(priceBookEntries)
      .where(found)
      .orderBy(...bookOrderOf(search))
      .limit(limit)
      .offset(cursor),
    db.$count(priceBookEntries, found),
  ]);
  const end = cursor + rows.length;
  return {
    items: rows.map(presentEntry),
    total,
    next: rows.length === limit && end < total ? String(end) : null,
  };
});

const add: Route = answer(addToPriceBook, ({ body, person, tools: { db, clock }, refuse }) =>
  db.transaction(async (transaction) => {
    const now = clock.now();
    judgeRate(body.vatRate, now);
    const companyId = await ownCompanyId(transaction, person.id);
    if (companyId === null) throw refuse('entryNotFound');
    await holdPriceBook(transaction, companyId);
    if (await isTaken(transaction, companyId, body)) throw refuse('entryStands');
    const own = eq(priceBookEntries.companyId, companyId);
    if ((await transaction.$count(priceBookEntries, own)) >= MOST_ENTRIES) throw refuse('bookFull');
    const [stored] = await transaction
      .insert(priceBookEntries)
      .values({ ...body, companyId, isOwn: true, changedAt: now })
      .returning();
    if (!stored) throw new Error('A price was not stored');
    return presentEntry(stored);
  }),
);

const change: Route = answer(changeInPriceBook, ({ params, body, person, tools: { db, clock }, refuse }) =>
  db.transaction(async (transaction) => {
    const now = clock.now();
    const companyId = await ownCompanyId(transaction, person.id);
    if (companyId === null) throw refuse('entryNotFound');
    await holdPriceBook(transaction, companyId);
    const own = and(eq(priceBookEntries.id, params.id), eq(priceBookEntries.companyId, companyId));
    const [before] = await transaction.select().from(priceBookEntries).where(own);
    if (!before) throw refuse('entryNotFound');
    judgeRate(body.vatRate, now);
    if (await isTaken(transaction, companyId, { ...before, ...body })) throw refuse('entryStands');
    const [stored] = await transaction
      .update(priceBookEntries)
      .set({ ...body, isOwn: true, changedAt: now })
      .where(own)
      .returning();
    if (!stored) throw refuse('entryNotFound');
    return presentEntry(stored);
  }),
);

const remove: Route = answer(removeFromPriceBook, async ({ params, person, tools: { db }, refuse }) => {
  const companyId = await ownCompanyId(db, person.id);
  const [gone] = await db
    .delete(priceBookEntries)
    .where(and(eq(priceBookEntries.id, params.id), eq(priceBookEntries.companyId, companyId ?? 0)))
    .returning({ id: priceBookEntries.id });
  if (!gone) throw refuse('entryNotFound');
  return gone;
});

export const routes: readonly Route[] = [list, add, change, remove];
