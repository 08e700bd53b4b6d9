import { eq, sql } from 'drizzle-orm';
import {
  erasureRequestedEmail,
  lockAndCheckLastAdmin,
  recordSecurityEvent,
} from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import {
  requestErasure,
  DAYS_BEFORE_ERASURE,
  getPlannedErasure,
  downloadOwnData,
  getStorageUse,
  cancelErasure,
} from '#features/accounts/settings/contract/data-and-erasure.ts';
import { notifyPerson } from '#features/notifications/core/server/index.ts';
import { enqueueMail } from '#features/notifications/email/server/index.ts';
import { href } from '#kernel/href.ts';
import { GIGABYTE_BYTES, STORAGE_LIMIT_GIGABYTES_BY_USER_TYPE } from '#kernel/storage-limits.ts';
import { publicBaseUrl } from '#server/config/public-base-url.ts';
import type { Db } from '#server/database/db.ts';
import { countStoredBytes } from '#server/files/storage-quota.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import type { OpenContract, PersonalData } from '#server/privacy/personal-data.ts';
import type { Services } from '#server/services/services.ts';
import { findOpenContracts } from './find-open-contracts.ts';
import { createPersonalDataArchive } from './personal-data-archive.ts';

const ARCHIVES = { points: 5, seconds: 60 * 60 };

const owedTo = async (db: Db, parts: readonly PersonalData[], userId: number) => {
  let cents = 0;
  for (const part of parts) cents += (await part.owed?.(db, userId)) ?? 0;
  return cents;
};

const presentContracts = (contracts: readonly OpenContract[]) =>
  contracts.map(({ quoteId, object, otherSide }) => ({ quoteId, object, otherSide }));

/** Notifies each other side once, even if several contracts run between the two. */
const notifyOtherSides = async (
  transaction: Db,
  services: Pick<Services, 'jobs'>,
  contracts: readonly OpenContract[],
) => {
  const byOther = new Map(contracts.map((contract) => [contract.otherId, contract]));
  for (const { otherId, quoteId, number, ownName } of byOther.values())
    await notifyPerson(transaction, services, {
      personId: otherId,
      kind: 'contractPartnerLeaves',
      subject: { quoteId, number, from: ownName },
    });
};

/**
 * Other modules are layers above accounts, so the app passes in which personal data each stores
 * (src/server/registry.ts).
 */
export const createDataAndErasureRoutes = (parts: readonly PersonalData[]): EndpointRoute[] => [
  handle(downloadOwnData, async ({ person, ip, userAgent, services }) => {
    const userId = person?.id ?? 0;
    await services.limits.spend('own-data', userId, ARCHIVES);
    await recordSecurityEvent(services.db, {
      kind: 'data-exported',
      personId: userId,
      from: { ip, userAgent },
    });
    const content = await createPersonalDataArchive({ ...services, db: services.workingDb }, parts, userId);
    return { name: 'giewel-data.zip', type: 'application/zip', content };
  }),

  handle(getStorageUse, async ({ person, services }) => ({
    bytes: await countStoredBytes(services.db, person.id),
    most: STORAGE_LIMIT_GIGABYTES_BY_USER_TYPE[person.userType] * GIGABYTE_BYTES,
  })),

  handle(getPlannedErasure, async ({ account, person, services }) => ({
    eraseAt: account?.eraseAt?.toISOString() ?? null,
    canBeKept: account?.eraseAt != null && account.eraseAt > services.clock.now(),
    paysBackCents: await owedTo(services.db, parts, person?.id ?? 0),
    contracts: presentContracts(await findOpenContracts(services.db, parts, person?.id ?? 0)),
  })),

  handle(requestErasure, ({ person, ip, userAgent, language, services, refuse }) =>
    services.db.transaction(async (transaction) => {
      if (person.userType === 'admin' && (await lockAndCheckLastAdmin(transaction, person.id)))
        throw refuse('lastAdmin');
      const [previousRow] = await transaction
        .select({ eraseAt: users.eraseAt, email: users.email })
        .from(users)
        .where(eq(users.id, person.id))
        .for('update');
      const [updatedRow] = await transaction
        .update(users)
        .set({
          eraseAt: sql`coalesce(${users.eraseAt}, app_now() + make_interval(days => ${DAYS_BEFORE_ERASURE}))`,
        })
        .where(eq(users.id, person.id))
        .returning({ eraseAt: users.eraseAt });
      const from = { ip, userAgent };
      await recordSecurityEvent(transaction, { kind: 'erasure-asked', personId: person.id, from });
      const contracts = await findOpenContracts(transaction, parts, person.id);
      // Somebody else at their device could have requested it.
      if (previousRow && !previousRow.eraseAt && updatedRow?.eraseAt) {
        const email = erasureRequestedEmail(language, {
          eraseAt: updatedRow.eraseAt,
          contracts,
          settings: `${publicBaseUrl(services.config, language)}${href('/settings')}`,
        });
        await enqueueMail(transaction, services, { to: previousRow.email, language, letter: email });
        await notifyOtherSides(transaction, services, contracts);
      }
      return {
        eraseAt: updatedRow?.eraseAt?.toISOString() ?? null,
        canBeKept: true,
        paysBackCents: await owedTo(transaction, parts, person.id),
        contracts: presentContracts(contracts),
      };
    }),
  ),

  handle(cancelErasure, async ({ person, ip, userAgent, services, refuse }) => {
    const personId = person?.id ?? 0;
    await services.db.transaction(async (transaction) => {
      const [account] = await transaction
        .select({ eraseAt: users.eraseAt, isDue: sql<boolean>`${users.eraseAt} <= app_now()` })
        .from(users)
        .where(eq(users.id, personId))
        .for('update');
      if (!account?.eraseAt) return;
      // Otherwise a company with a running contract could let its old reviews be erased and stay.
      if (account.isDue) throw refuse('tooLateToKeep');
      await transaction.update(users).set({ eraseAt: null }).where(eq(users.id, personId));
      const from = { ip, userAgent };
      await recordSecurityEvent(transaction, { kind: 'erasure-withdrawn', personId, from });
    });
    return {
      eraseAt: null,
      canBeKept: false,
      paysBackCents: await owedTo(services.db, parts, personId),
      contracts: presentContracts(await findOpenContracts(services.db, parts, personId)),
    };
  }),
];
