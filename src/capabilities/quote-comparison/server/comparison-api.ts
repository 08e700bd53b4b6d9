import { and, eq, sql } from 'drizzle-orm';
import { shownName } from '#accounts/server/index.ts';
import { users } from '#accounts/server/tables.ts';
import { DAY_MS, type Day, dayOf } from '#kernel/calendar.ts';
import type { OtherNames } from '#kernel/other-names.ts';
import { type Comparison, compareQuotes } from '#quote-comparison/contract/comparison.ts';
import {
  comparedRowsOf,
  differencesOf,
  measuresOf,
  percentMarked,
  reckonsReduced,
} from '#quote-comparison/rules/compare.ts';
import { priceEach } from '#quote-comparison/rules/price-each.ts';
import { isOpen } from '#quotes/rules/quotes.ts';
import { sumsOf, writeCents, writeSums } from '#quotes/rules/sums.ts';
import { offerForLines } from '#quotes/server/index.ts';
import { isRunning } from '#requests/rules/requests.ts';
import { requestInvitations, requests } from '#requests/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { findComparedCompanies } from './compared-companies.ts';
import { describeDifference, rowMarkOf } from './describe-difference.ts';
import { comparedOf, findCompared } from './find-compared.ts';

const daysLeft = (until: Day, today: Day) => Math.round((Date.parse(until) - Date.parse(today)) / DAY_MS);

const findRequest = async (db: Db, clientId: number, id: number) => {
  const [row] = await db
    .select({
      id: requests.id,
      state: requests.state,
      title: requests.title,
      description: requests.description,
      commune: requests.commune,
      communeNames: sql<OtherNames>`names_of_place(${requests.commune})`,
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
  const { db, clock, translator } = tools;
  const now = clock.now();
  const today = dayOf(now);
  const request = await findRequest(db, person.id, params.id);
  if (!request) throw refuse('requestNotFound');
  const [found, outstanding] = await Promise.all([
    findCompared(db, request.id, now),
    outstandingOf(db, request.id),
  ]);
  const companies = await findComparedCompanies(
    db,
    found.flatMap(({ row }) => row.companyId ?? []),
    request.commune,
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
        communeNames: company?.communeNames ?? {},
        responseHours: company?.responseHours ?? null,
        distanceKm: company?.distanceKm ?? null,
        verified: company?.verified ?? [],
      },
      totals: writeSums(sums),
      reckonsReduced: compared[at] ? reckonsReduced(compared[at]) : false,
      isMainResidence,
      each: measure ? { ...measure, price: writeCents(priceEach(sums.net, measure)) } : null,
      lines,
      translation: offerForLines(version.object, lines, translator),
      taken: [...taken],
      exclusions: version.exclusions,
      startsOn: version.startsOn,
      durationDays: version.durationDays,
      validUntil,
      daysLeft: daysLeft(validUntil, today),
      plan: version.plan,
      beforeWork: percentMarked(version.plan),
      warrantyMonths: version.warrantyMonths,
      mayAccept: isOpen(row.state),
    };
  });
  return {
    request: {
      id: request.id,
      title: request.title,
      translation: translator.offerFor(request.title, request.description ?? ''),
      commune: request.commune,
      communeNames: request.communeNames,
      postalCode: request.postalCode,
      clientName: request.clientName,
      isOpen: request.state === 'open',
    },
    outstanding,
    madeAt: now.toISOString(),
    columns,
    rows: comparedRowsOf(compared).map(({ kind, cells }) => ({
      kind,
      cells: cells.map(({ state, net, inKind, lineIds }) => ({
        state,
        net: state === 'sum' || state === 'optional' ? writeCents(net) : null,
        inKind,
        lineIds,
      })),
    })),
    differences: differencesOf(compared, today).map((difference) => ({
      about: rowMarkOf(difference),
      text: describeDifference(difference, { names, language }),
    })),
  };
});

export const quoteComparisonRoutes: readonly Route[] = [compare];
