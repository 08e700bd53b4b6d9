import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { localizedNameFields } from '#features/notifications/core/rules/localized-subjects.ts';
import { notifyPerson } from '#features/notifications/core/server/index.ts';
import { messageKey } from '#features/requests/core/contract/fields.ts';
import { INTEREST_SIGNAL_RATE_LIMIT } from '#features/requests/core/rules/requests.ts';
import {
  type CompanyToAsk,
  findTrade,
  isCompanyBarredToClient,
  isKnownCommune,
  readCommuneNames,
  readCompaniesToAsk,
} from '#features/requests/core/server/index.ts';
import { interestSignals } from '#features/requests/core/server/tables.ts';
import { tellCompanyOfWish } from '#features/requests/new-request/contract/tell-company-of-wish.ts';
import { dayOf } from '#kernel/calendar.ts';
import { luxembourgMidnightOf } from '#kernel/luxembourg-midnight.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle, invalidFieldError } from '#server/http/handle.ts';
import { lockLiveStreams } from '#server/live/send-live.ts';

const whyNotSignal = (company: CompanyToAsk | undefined, clientId: number) => {
  if (!company || company.isGone) return 'companyNotFound' as const;
  if (!company.isOfTrade) return 'notOfTrade' as const;
  if (isCompanyBarredToClient(company, clientId)) return 'companyNotAvailable' as const;
  return company.hasPlanOrTrial ? ('canBeAsked' as const) : null;
};

/** If anybody has signalled to the company that day, no email follows: one a day is enough. */
const wasSignalledOn = async (transaction: Db, companyId: number, now: Date) => {
  const today = gte(interestSignals.createdAt, luxembourgMidnightOf(dayOf(now)));
  return (
    (await transaction.$count(interestSignals, and(eq(interestSignals.companyId, companyId), today))) > 0
  );
};

const interestSignalRoute: EndpointRoute = handle(tellCompanyOfWish, ({ body, person, services, refuse }) =>
  services.db.transaction(async (transaction) => {
    const now = services.clock.now();
    const { companyId, categoryId, commune } = body;
    const trade = await findTrade(transaction, categoryId);
    if (trade === undefined) throw refuse('noSuchTrade');
    if (!(await isKnownCommune(transaction, commune)))
      throw invalidFieldError('commune', messageKey('communeUnknown'));
    const selection = { clientId: person.id, categoryId, companyIds: [companyId] };
    const [company] = await readCompaniesToAsk(transaction, selection);
    const reason = whyNotSignal(company, person.id);
    if (reason !== null || !company) throw refuse(reason ?? 'companyNotFound');
    // The lock decides which of two simultaneous signals is the first of the day.
    await lockLiveStreams(transaction, [company.ownerId]);
    const wasSignalled = await wasSignalledOn(transaction, companyId, now);
    const [row] = await transaction
      .insert(interestSignals)
      .values({ clientId: person.id, companyId, categoryId, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: interestSignals.id });
    if (!row) return { companyId };
    await services.limits.spend('request-wishes', person.id, INTEREST_SIGNAL_RATE_LIMIT);
    await notifyPerson(transaction, services, {
      personId: company.ownerId,
      kind: 'wishedToAsk',
      subject: {
        trade: trade.name,
        ...localizedNameFields('trade', trade.names),
        commune,
        ...localizedNameFields('commune', await readCommuneNames(transaction, commune)),
        day: dayOf(now),
        isMailed: wasSignalled ? 0 : 1,
      },
    });
    return { companyId };
  }),
);

export const interestSignalRoutes: readonly EndpointRoute[] = [interestSignalRoute];

/** After that the same client may signal again. */
export const forgetOldInterestSignals = (db: Db) =>
  db
    .delete(interestSignals)
    .where(
      lt(interestSignals.createdAt, sql`now() - make_interval(days => ${RETENTION_DAYS.requestWishes})`),
    );
