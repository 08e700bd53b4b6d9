import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { presentVerifiedProofs } from '#features/companies/proofs/server/index.ts';
import { roundedDistanceKm } from '#features/directory/core/rules/rounded-distance.ts';
import { createCommuneReader, type NamedCommune } from '#features/directory/core/server/index.ts';
import type { ComparableLine, ComparedQuote } from '#features/quotes/comparison/rules/compare-quotes.ts';
import type { QuoteLine } from '#features/quotes/core/contract/shapes.ts';
import { comparedQuoteStates } from '#features/quotes/core/rules/quote-states.ts';
import { DECIMAL_PLACES_BY_KIND } from '#features/quotes/core/rules/quote-sums.ts';
import { presentQuoteLine, quoteAsOf } from '#features/quotes/core/server/index.ts';
import { quoteAcceptances, quotes, quoteVersions } from '#features/quotes/core/server/tables.ts';
import { isInvitationRunning } from '#features/requests/core/rules/requests.ts';
import { requests } from '#features/requests/core/server/tables.ts';
import type { IsoDay } from '#kernel/calendar.ts';
import { parseDecimalOrThrow } from '#kernel/decimal.ts';
import type { Db } from '#server/database/db.ts';
import { comparedColumns } from './compared-columns.ts';

const reader = (db: Db) =>
  db
    .select(comparedColumns)
    .from(requests)
    .innerJoin(users, eq(users.id, requests.clientId))
    .leftJoin(quotes, and(eq(quotes.requestId, requests.id), inArray(quotes.state, comparedQuoteStates)))
    .leftJoin(
      quoteVersions,
      and(eq(quoteVersions.quoteId, quotes.id), eq(quoteVersions.version, quotes.sentVersion)),
    )
    .leftJoin(quoteAcceptances, eq(quoteAcceptances.quoteId, quotes.id))
    .leftJoin(companyProfiles, eq(companyProfiles.id, quotes.companyId))
    .where(
      and(eq(requests.id, sql.placeholder('requestId')), eq(requests.clientId, sql.placeholder('clientId'))),
    )
    .orderBy(asc(quotes.firstSentAt), asc(quotes.id))
    .prepare('quote_comparison');

type Row = Awaited<ReturnType<ReturnType<typeof reader>['execute']>>[number];
type Communes = ReadonlyMap<string, NamedCommune>;
type ReadQuote = NonNullable<Row['quote']>;
type ReadVersion = NonNullable<Row['version']>;

const companyOf = ({ request, company, proofs }: Row, communes: Communes) => {
  if (!company) return null;
  const [here, there] = [company, request].map(({ commune }) => communes.get(commune ?? ''));
  return {
    name: company.name,
    logoUrl: company.logoUrl,
    ownerId: company.ownerId,
    ratingAverage: company.ratingAverage,
    reviewCount: company.reviewCount,
    commune: company.commune,
    communeNames: here?.names ?? {},
    responseHours: company.responseHours,
    verified: presentVerifiedProofs(company, proofs),
    distanceKm: here && there ? roundedDistanceKm(here, there) : null,
  };
};

export interface ComparedQuoteRows {
  quote: ReadQuote;
  version: ReadVersion & { validUntil: IsoDay };
  lines: (QuoteLine & Pick<ComparableLine, 'kind' | 'unit'>)[];
  taken: ReadonlySet<number>;
  askedAbout: Row['askedAbout'];
  company: ReturnType<typeof companyOf>;
}

const comparableLine = ({
  id,
  kind,
  unit,
  quantity,
  vatRate,
  isOptional,
  mayBeReduced,
  net,
}: ComparedQuoteRows['lines'][number]): ComparableLine => ({
  id,
  kind,
  unit,
  quantity,
  vatRate,
  isOptional,
  mayBeReduced,
  cents: parseDecimalOrThrow(net, DECIMAL_PLACES_BY_KIND.money),
});

const isComparable = (line: QuoteLine): line is ComparedQuoteRows['lines'][number] =>
  line.kind !== null && line.unit !== null;

/** Reads a client's request with the quotes for it in one statement. */
export const prepareComparisonReader = (db: Db) => {
  const read = reader(db);
  const readCommunes = createCommuneReader(db);
  return async (requestId: number, clientId: number, now: Date) => {
    const [rows, named] = await Promise.all([read.execute({ requestId, clientId }), readCommunes()]);
    const [first] = rows;
    if (!first) return undefined;
    const communes: Communes = new Map(named.map((commune) => [commune.name, commune]));
    const foundQuotes = rows.flatMap((row): ComparedQuoteRows[] => {
      const { quote, version, lines, taken, askedAbout } = row;
      const { validUntil } = version ?? {};
      if (!quote || !version || !validUntil) return [];
      return [
        {
          quote: quoteAsOf(quote, now),
          version: { ...version, validUntil },
          lines: lines.map(presentQuoteLine).filter(isComparable),
          taken: new Set(taken),
          askedAbout,
          company: companyOf(row, communes),
        },
      ];
    });
    return {
      request: {
        ...first.request,
        communeNames: communes.get(first.request.commune ?? '')?.names ?? {},
      },
      outstanding: first.invited.filter((state) => isInvitationRunning(state) && state !== 'quoted').length,
      found: foundQuotes,
    };
  };
};

export const comparedQuoteOf = ({ quote, version, lines }: ComparedQuoteRows): ComparedQuote => ({
  quoteId: quote.id,
  lines: lines.map(comparableLine),
  exclusions: version.exclusions,
  inclusions: version.inclusions,
  plan: version.plan,
  startsOn: version.startsOn,
  validUntil: version.validUntil,
  isMainResidence: version.isMainResidence,
});
