import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { shownName } from '#accounts/server/index.ts';
import { users } from '#accounts/server/tables.ts';
import type { VerifiedKind } from '#companies/rules/proofs.ts';
import { companyProfiles } from '#companies/server/tables.ts';
import { DAY_MS, type Day, dayOf } from '#kernel/calendar.ts';
import { formatLongDate } from '#kernel/dates.ts';
import type { Language } from '#kernel/language.ts';
import { companyProofs } from '#proofs/server/tables.ts';
import { type Comparison, compareQuotes, type Mark } from '#quotes/contract/comparison.ts';
import type { QuoteLine } from '#quotes/contract/shapes.ts';
import {
  type ComparedLine,
  type ComparedQuote,
  type Difference,
  differencesOf,
  MOST_BEFORE_WORK,
  measuresOf,
  percentBeforeWork,
  priceEach,
  reckonsReduced,
  rowsOf,
} from '#quotes/rules/compare.ts';
import { isOpen } from '#quotes/rules/quotes.ts';
import { sumsOf, writeCents, writeSums } from '#quotes/rules/sums.ts';
import { isRunning } from '#requests/rules/requests.ts';
import { requestInvitations, requests } from '#requests/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { stringsOf } from '#strings/strings.ts';
import { presentLine } from './lines.ts';
import { standing } from './present.ts';
import { type QuoteRow, readQuotes, type VersionRow } from './store.ts';
import { quoteAcceptances, quoteLines, quotes, quoteVersions } from './tables.ts';

interface Found {
  row: QuoteRow;
  version: VersionRow & { validUntil: Day };
  lines: (QuoteLine & Pick<ComparedLine, 'kind' | 'unit'>)[];
  taken: ReadonlySet<number>;
}

/** What was sent, and holds or was accepted: the lines of all of them in one question. */
const findCompared = async (db: Db, requestId: number, now: Date): Promise<Found[]> => {
  const rows = (
    await readQuotes(
      db,
      and(
        eq(quotes.requestId, requestId),
        inArray(quotes.state, ['sent', 'change-asked', 'accepted', 'declined', 'expired']),
      ),
    ).orderBy(asc(quotes.firstSentAt), asc(quotes.id))
  ).map((row) => standing(row, now));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const versions = await db.select().from(quoteVersions).where(inArray(quoteVersions.quoteId, ids));
  const lines = await db
    .select(getTableColumns(quoteLines))
    .from(quoteLines)
    // Of the version the client sees alone.
    .innerJoin(quotes, and(eq(quotes.id, quoteLines.quoteId), eq(quotes.sentVersion, quoteLines.version)))
    .where(inArray(quoteLines.quoteId, ids))
    .orderBy(asc(quoteLines.position));
  const acceptances = await db
    .select({ quoteId: quoteAcceptances.quoteId, options: quoteAcceptances.options })
    .from(quoteAcceptances)
    .where(inArray(quoteAcceptances.quoteId, ids));
  return rows.flatMap((row) => {
    const isShown = (one: { quoteId: number; version: number }) =>
      one.quoteId === row.id && one.version === row.sentVersion;
    const version = versions.find(isShown);
    const { validUntil } = version ?? {};
    if (!version || !validUntil) return [];
    const whole = lines.filter(isShown).flatMap((line) => {
      const { kind, unit, ...shown } = presentLine(line);
      return kind && unit ? [{ ...shown, kind, unit }] : [];
    });
    const taken = new Set(acceptances.find(({ quoteId }) => quoteId === row.id)?.options);
    return [{ row, version: { ...version, validUntil }, lines: whole, taken }];
  });
};

const companiesOf = async (db: Db, companyIds: readonly number[]) => {
  const rows = await db
    .select({
      id: companyProfiles.id,
      ratingAverage: companyProfiles.ratingAverage,
      reviewCount: companyProfiles.reviewCount,
      commune: companyProfiles.commune,
      responseHours: companyProfiles.responseHours,
      isVatVerified: companyProfiles.isVatVerified,
    })
    .from(companyProfiles)
    .where(inArray(companyProfiles.id, [...companyIds]));
  const proofs = await db
    .select({ companyId: companyProofs.companyId, kind: companyProofs.kind })
    .from(companyProofs)
    .where(and(inArray(companyProofs.companyId, [...companyIds]), eq(companyProofs.state, 'verified')))
    .orderBy(asc(companyProofs.id));
  return new Map(
    rows.map((row) => {
      const proved = proofs.filter(({ companyId }) => companyId === row.id).map(({ kind }) => kind);
      const verified: VerifiedKind[] = row.isVatVerified ? ['vat', ...proved] : proved;
      return [row.id, { ...row, verified }];
    }),
  );
};

const comparedOf = ({ row, version, lines }: Found): ComparedQuote => ({
  quoteId: row.id,
  lines,
  exclusions: version.exclusions,
  inclusions: version.inclusions,
  plan: version.plan,
  startsOn: version.startsOn,
  validUntil: version.validUntil,
  isMainResidence: version.isMainResidence,
});

const markOf = (difference: Difference): Mark => {
  if (difference.says === 'only' || difference.says === 'notBy') return difference.kind;
  return ({ rates: 'reduced', beforeWork: 'plan', starts: 'starts', runsOut: 'validity' } as const)[
    difference.says
  ];
};

/** A sentence from what was derived. */
const sayDifference = (
  difference: Difference,
  { names, language }: { names: readonly string[]; language: Language },
): string => {
  const { differs, kinds } = stringsOf(language).quotePaper;
  const nameOf = (at: number) => names[at] ?? '';
  if (difference.says === 'only')
    return differs.only({
      kind: kinds[difference.kind],
      one: nameOf(difference.one),
      leftOut: difference.leftOut.map(nameOf),
      silent: difference.silent.map(nameOf),
    });
  if (difference.says === 'notBy')
    return differs.notBy[difference.state](nameOf(difference.one), kinds[difference.kind]);
  if (difference.says === 'rates') return differs.rates(difference);
  if (difference.says === 'beforeWork') return differs.beforeWork(nameOf(difference.one), difference.percent);
  if (difference.says === 'starts')
    return differs.starts(
      difference.weeks,
      difference.days.map((day) => formatLongDate(new Date(`${day}T12:00:00Z`), language)),
    );
  return differs.runsOut(nameOf(difference.one), difference.days);
};

const daysLeft = (until: Day, today: Day) => Math.round((Date.parse(until) - Date.parse(today)) / DAY_MS);

/** A mark on what is due before anybody works, or none. */
const asksBeforeWork = (plan: ComparedQuote['plan']): string | null => {
  const percent = percentBeforeWork(plan);
  return percent > MOST_BEFORE_WORK ? String(Number(percent) / 100) : null;
};

const findRequest = async (db: Db, clientId: number, id: number) => {
  const [row] = await db
    .select({
      id: requests.id,
      state: requests.state,
      title: requests.title,
      commune: requests.commune,
      postalCode: requests.postalCode,
      clientName: shownName,
    })
    .from(requests)
    .innerJoin(users, eq(users.id, requests.clientId))
    .where(and(eq(requests.id, id), eq(requests.clientId, clientId)));
  return row;
};

const outstandingOf = async (db: Db, requestId: number) => {
  const rows = await db
    .select({ state: requestInvitations.state })
    .from(requestInvitations)
    .where(eq(requestInvitations.requestId, requestId));
  return rows.filter(({ state }) => isRunning(state) && state !== 'quoted').length;
};

const compare: Route = answer(compareQuotes, async ({ params, person, language, tools, refuse }) => {
  const { db, clock } = tools;
  const now = clock.now();
  const today = dayOf(now);
  const request = await findRequest(db, person.id, params.id);
  if (!request) throw refuse('requestNotFound');
  const found = await findCompared(db, request.id, now);
  const companies = await companiesOf(
    db,
    found.flatMap(({ row }) => row.companyId ?? []),
  );
  const compared = found.map(comparedOf);
  const measures = measuresOf(compared);
  const names = found.map(({ row }) => row.companyName ?? row.shownCompany ?? '');
  const columns = found.map(({ row, version, lines, taken }, at): Comparison['columns'][number] => {
    const company = row.companyId === null ? undefined : companies.get(row.companyId);
    const { isMainResidence, validUntil } = version;
    const sums = sumsOf(lines, { isMainResidence, isTaken: ({ id }) => taken.has(id) });
    const measure = measures?.[at];
    return {
      quoteId: row.id,
      number: row.number ?? '',
      version: version.version,
      state: row.state,
      sentAt: (row.firstSentAt ?? now).toISOString(),
      company: {
        id: row.companyId,
        name: names[at] ?? '',
        logoUrl: row.companyLogoUrl,
        partnerId: row.ownerId,
        ratingAverage: company?.ratingAverage ?? null,
        reviewCount: company?.reviewCount ?? 0,
        commune: company?.commune ?? null,
        responseHours: company?.responseHours ?? null,
        verified: company?.verified ?? [],
      },
      totals: writeSums(sums),
      reckonsReduced: compared[at] ? reckonsReduced(compared[at]) : false,
      isMainResidence,
      each: measure ? { ...measure, price: writeCents(priceEach(sums.net, measure)) } : null,
      lines,
      exclusions: version.exclusions,
      startsOn: version.startsOn,
      durationDays: version.durationDays,
      validUntil,
      daysLeft: daysLeft(validUntil, today),
      plan: version.plan,
      beforeWork: asksBeforeWork(version.plan),
      warrantyMonths: version.warrantyMonths,
      mayAccept: isOpen(row.state),
    };
  });
  return {
    request: {
      id: request.id,
      title: request.title,
      commune: request.commune,
      postalCode: request.postalCode,
      clientName: request.clientName,
      isOpen: request.state === 'open',
    },
    outstanding: await outstandingOf(db, request.id),
    madeAt: now.toISOString(),
    columns,
    rows: rowsOf(compared).map(({ kind, cells }) => ({
      kind,
      cells: cells.map(({ state, net, inKind, lineIds }) => ({
        state,
        net: state === 'sum' || state === 'optional' ? writeCents(net) : null,
        inKind,
        lineIds,
      })),
    })),
    differences: differencesOf(compared, today).map((difference) => ({
      about: markOf(difference),
      text: sayDifference(difference, { names, language }),
    })),
  };
});

export const comparisonRoutes: readonly Route[] = [compare];
