import { compareQuotes, type QuoteComparison } from '#features/quotes/comparison/contract/comparison.ts';
import {
  comparableQuantitiesOf,
  compareByLineKind,
  findExcessivePercentBeforeWork,
  findQuoteDifferences,
  usesReducedRate,
} from '#features/quotes/comparison/rules/compare-quotes.ts';
import { pricePerUnitCents } from '#features/quotes/comparison/rules/price-per-unit.ts';
import { centsAsDecimal, quoteSumsOf, sumsAsDecimals } from '#features/quotes/core/rules/quote-sums.ts';
import { isQuoteOpen } from '#features/quotes/core/rules/quotes.ts';
import { offerLineTranslation } from '#features/quotes/core/server/index.ts';
import { DAY_MS, dayOf, type IsoDay } from '#kernel/calendar.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { comparedQuoteOf, prepareComparisonReader } from './comparison-reader.ts';
import { comparisonRowNameOf, describeDifference } from './describe-difference.ts';

const daysLeft = (until: IsoDay, today: IsoDay) =>
  Math.round((Date.parse(until) - Date.parse(today)) / DAY_MS);

/** The routes need the database, because its statements are prepared once. */
export const createQuoteComparisonRoutes = (db: Db): readonly EndpointRoute[] => {
  const readComparison = prepareComparisonReader(db);
  return [
    handle(compareQuotes, async ({ params, person, language, services, refuse }) => {
      const { clock, translator } = services;
      const now = clock.now();
      const today = dayOf(now);
      const read = await readComparison(params.id, person.id, now);
      if (!read) throw refuse('requestNotFound');
      const { request, outstanding } = read;
      const foundQuotes = read.found.map((found) => ({ ...found, own: comparedQuoteOf(found) }));
      const compared = foundQuotes.map(({ own }) => own);
      const measures = comparableQuantitiesOf(compared);
      const rows = compareByLineKind(compared);
      const names = foundQuotes.map(({ quote, company }) => quote.companyName ?? company?.name ?? '');
      const columns = foundQuotes.map(
        (
          { quote, version, lines, taken, askedAbout, company, own },
          index,
        ): QuoteComparison['columns'][number] => {
          const { isMainResidence, validUntil } = version;
          const sums = quoteSumsOf(own.lines, { isMainResidence, isTaken: ({ id }) => taken.has(id) });
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
            totals: sumsAsDecimals(sums),
            reckonsReduced: usesReducedRate(own),
            isMainResidence,
            each: measure
              ? { ...measure, price: centsAsDecimal(pricePerUnitCents(sums.net, measure)) }
              : null,
            lines,
            translation: offerLineTranslation(version.object, lines, translator),
            taken: [...taken],
            exclusions: version.exclusions,
            startsOn: version.startsOn,
            durationDays: version.durationDays,
            validUntil,
            daysLeft: daysLeft(validUntil, today),
            plan: version.plan,
            beforeWork: findExcessivePercentBeforeWork(version.plan),
            warrantyMonths: version.warrantyMonths,
            mayAccept: isQuoteOpen(quote.state) && !quote.isSuspended,
            askedAbout,
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
            net: state === 'sum' || state === 'optional' ? centsAsDecimal(net) : null,
            inKind,
            lineIds,
          })),
        })),
        differences: findQuoteDifferences(compared, rows, today).map((difference) => ({
          about: comparisonRowNameOf(difference),
          text: describeDifference(difference, { names, language }),
        })),
      };
    }),
  ];
};
