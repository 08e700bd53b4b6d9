import { type Comparison, compareQuotes } from '#features/quotes/comparison/contract/comparison.ts';
import {
  comparedRowsOf,
  differencesOf,
  measuresOf,
  percentMarked,
  reckonsReduced,
} from '#features/quotes/comparison/rules/compare.ts';
import { priceEach } from '#features/quotes/comparison/rules/price-each.ts';
import { isOpen } from '#features/quotes/core/rules/quotes.ts';
import { sumsOf, writeCents, writeSums } from '#features/quotes/core/rules/sums.ts';
import { offerForLines } from '#features/quotes/core/server/index.ts';
import { DAY_MS, dayOf, type IsoDay } from '#kernel/calendar.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { comparedOf, comparisonReader } from './comparison-reader.ts';
import { describeDifference, rowMarkOf } from './describe-difference.ts';

const daysLeft = (until: IsoDay, today: IsoDay) =>
  Math.round((Date.parse(until) - Date.parse(today)) / DAY_MS);

/** The routes need the database, because its statements are prepared once. */
export const quoteComparisonRoutes = (db: Db): readonly EndpointRoute[] => {
  const readComparison = comparisonReader(db);
  return [
    handle(compareQuotes, async ({ params, person, language, services, refuse }) => {
      const { clock, translator } = services;
      const now = clock.now();
      const today = dayOf(now);
      const read = await readComparison(params.id, person.id, now);
      if (!read) throw refuse('requestNotFound');
      const { request, outstanding } = read;
      const foundQuotes = read.found.map((found) => ({ ...found, own: comparedOf(found) }));
      const compared = foundQuotes.map(({ own }) => own);
      const measures = measuresOf(compared);
      const rows = comparedRowsOf(compared);
      const names = foundQuotes.map(({ quote, company }) => quote.companyName ?? company?.name ?? '');
      const columns = foundQuotes.map(
        ({ quote, version, lines, taken, company, own }, index): Comparison['columns'][number] => {
          const { isMainResidence, validUntil } = version;
          const sums = sumsOf(own.lines, { isMainResidence, isTaken: ({ id }) => taken.has(id) });
          const measure = measures?.[index];
          return {
            quoteId: quote.id,
            number: quote.number ?? '',
            version: version.version,
            state: quote.state,
            sentAt: (quote.firstSentAt ?? now).toISOString(),
            company: {
              id: quote.companyId,
              name: names[index] ?? '',
              logoUrl: company?.logoUrl ?? null,
              partnerId: company?.ownerId ?? null,
              ratingAverage: company?.ratingAverage ?? null,
              reviewCount: company?.reviewCount ?? 0,
              commune: company?.commune ?? null,
              communeNames: company?.communeNames ?? {},
              responseHours: company?.responseHours ?? null,
              distanceKm: company?.distanceKm ?? null,
              verified: company?.verified ?? [],
            },
            totals: writeSums(sums),
            reckonsReduced: reckonsReduced(own),
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
            mayAccept: isOpen(quote.state) && !quote.isSuspended,
          };
        },
      );
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
        rows: rows.map(({ kind, cells }) => ({
          kind,
          cells: cells.map(({ state, net, inKind, lineIds }) => ({
            state,
            net: state === 'sum' || state === 'optional' ? writeCents(net) : null,
            inKind,
            lineIds,
          })),
        })),
        differences: differencesOf(compared, rows, today).map((difference) => ({
          about: rowMarkOf(difference),
          text: describeDifference(difference, { names, language }),
        })),
      };
    }),
  ];
};
