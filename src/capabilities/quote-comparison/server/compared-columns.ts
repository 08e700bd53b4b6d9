import { sql } from 'drizzle-orm';
import { shownName } from '#accounts/server/index.ts';
import { companyProfiles } from '#companies/server/tables.ts';
import type { OtherNames } from '#kernel/other-names.ts';
import { isCompanySuspended, type presentLine } from '#quotes/server/index.ts';
import { quoteAcceptances, quoteLines, quotes, quoteVersions } from '#quotes/server/tables.ts';
import type { InvitationState } from '#requests/rules/requests.ts';
import { requestInvitations, requests } from '#requests/server/tables.ts';

type ReadLine = Parameters<typeof presentLine>[0];

interface Place {
  latitude: number;
  longitude: number;
}

const l = quoteLines;

/** Of the version the client sees. Amounts are texts, as they are in a row. */
const lines = sql<ReadLine[]>`(select coalesce(json_agg(json_build_object(
    'lineId', ${l.lineId}, 'kind', ${l.kind}, 'description', ${l.description}, 'quantity', ${l.quantity}::text,
    'unit', ${l.unit}, 'unitPrice', ${l.unitPrice}::text, 'discountPercent', ${l.discountPercent}::text,
    'vatRate', ${l.vatRate}, 'isOptional', ${l.isOptional}, 'mayBeReduced', ${l.mayBeReduced}
  ) order by ${l.position}), '[]')
  from ${l} where ${l.quoteId} = ${quotes.id} and ${l.version} = ${quotes.sentVersion})`;

/** From the seat of a company to the place of the work, where we know both. */
const ends = sql<{ here: Place; there: Place } | null>`(select json_build_object(
    'here', json_build_object('latitude', h.latitude, 'longitude', h.longitude),
    'there', json_build_object('latitude', t.latitude, 'longitude', t.longitude))
  from communes h, communes t where h.name = ${companyProfiles.commune} and t.name = ${requests.commune}
    and h.latitude is not null and h.longitude is not null
    and t.latitude is not null and t.longitude is not null)`;

/** All that is compared of a request and of each quote for it, but for what was verified of the companies. */
export const comparedColumns = {
  request: {
    id: requests.id,
    state: requests.state,
    title: requests.title,
    description: requests.description,
    commune: requests.commune,
    communeNames: sql<OtherNames>`names_of_place(${requests.commune})`,
    postalCode: requests.postalCode,
    clientName: shownName,
  },
  invited: sql<InvitationState[]>`array(
    select ${requestInvitations.state} from ${requestInvitations} where ${requestInvitations.requestId} = ${requests.id})`,
  quote: {
    id: quotes.id,
    number: quotes.number,
    state: quotes.state,
    validUntil: quotes.validUntil,
    firstSentAt: quotes.firstSentAt,
    companyId: quotes.companyId,
    companyName: quotes.companyName,
    isSuspended: isCompanySuspended,
  },
  version: {
    version: quoteVersions.version,
    object: quoteVersions.object,
    isMainResidence: quoteVersions.isMainResidence,
    validUntil: quoteVersions.validUntil,
    startsOn: quoteVersions.startsOn,
    durationDays: quoteVersions.durationDays,
    warrantyMonths: quoteVersions.warrantyMonths,
    exclusions: quoteVersions.exclusions,
    inclusions: quoteVersions.inclusions,
    plan: quoteVersions.plan,
  },
  lines,
  taken: quoteAcceptances.options,
  company: {
    name: companyProfiles.name,
    logoUrl: companyProfiles.logoUrl,
    ownerId: companyProfiles.userId,
    ratingAverage: companyProfiles.ratingAverage,
    reviewCount: companyProfiles.reviewCount,
    commune: companyProfiles.commune,
    responseHours: companyProfiles.responseHours,
    isVatVerified: companyProfiles.isVatVerified,
    vatNumber: companyProfiles.vatNumber,
    vatCheckedAt: companyProfiles.vatCheckedAt,
    vatCheckResult: companyProfiles.vatCheckResult,
  },
  companyCommuneNames: sql<OtherNames>`names_of_place(${companyProfiles.commune})`,
  ends,
};
