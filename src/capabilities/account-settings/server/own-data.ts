import { eq, sql } from 'drizzle-orm';
import {
  askForErasure,
  DAYS_BEFORE_ERASURE,
  getErasure,
  getOwnData,
  getStorage,
  takeBackErasure,
} from '#account-settings/contract/own-data.ts';
import { erasureAskedLetter, holdAsLastAdmin, noteSecurityEvent } from '#accounts/server/index.ts';
import { users } from '#accounts/server/tables.ts';
import { GIGABYTE, STORAGE_GIGABYTES } from '#kernel/storage.ts';
import { mail } from '#mail/server/index.ts';
import { notify } from '#notifications/server/index.ts';
import type { Db } from '#server/database/db.ts';
import { bytesStoredOf } from '#server/files/storage.ts';
import { answer, type Route } from '#server/http/answer.ts';
import type { OpenContract, PersonalData } from '#server/personal-data.ts';
import { publicAddress } from '#server/public-address.ts';
import type { Tools } from '#server/tools.ts';
import { dataArchive } from './data-archive.ts';
import { openContracts } from './open-contracts.ts';

const ARCHIVES = { points: 5, seconds: 60 * 60 };

const owedTo = async (db: Db, parts: readonly PersonalData[], userId: number) => {
  let cents = 0;
  for (const part of parts) cents += (await part.owed?.(db, userId)) ?? 0;
  return cents;
};

const presentContracts = (contracts: readonly OpenContract[]) =>
  contracts.map(({ quoteId, object, otherSide }) => ({ quoteId, object, otherSide }));

/** Once each, also where several contracts run between the two. */
const tellOtherSides = async (
  transaction: Db,
  tools: Pick<Tools, 'jobs'>,
  contracts: readonly OpenContract[],
) => {
  const byOther = new Map(contracts.map((contract) => [contract.otherId, contract]));
  for (const { otherId, quoteId, number, ownName } of byOther.values())
    await notify(transaction, tools, {
      personId: otherId,
      kind: 'contractPartnerLeaves',
      subject: { quoteId, number, from: ownName },
    });
};

/** Other capabilities stand above accounts: what each keeps of a person is handed in (src/server/registry.ts). */
export const ownDataRoutes = (parts: readonly PersonalData[]): Route[] => [
  answer(getOwnData, async ({ person, ip, userAgent, tools }) => {
    const userId = person?.id ?? 0;
    await tools.limits.spend('own-data', userId, ARCHIVES);
    await noteSecurityEvent(tools.db, { kind: 'data-exported', personId: userId, from: { ip, userAgent } });
    const content = await dataArchive({ ...tools, db: tools.workingDb }, parts, userId);
    return { name: 'giewel-data.zip', type: 'application/zip', content };
  }),

  answer(getStorage, async ({ person, tools }) => ({
    bytes: await bytesStoredOf(tools.db, person.id),
    most: STORAGE_GIGABYTES[person.userType] * GIGABYTE,
  })),

  answer(getErasure, async ({ account, person, tools }) => ({
    eraseAt: account?.eraseAt?.toISOString() ?? null,
    canBeKept: account?.eraseAt != null && account.eraseAt > tools.clock.now(),
    paysBackCents: await owedTo(tools.db, parts, person?.id ?? 0),
    contracts: presentContracts(await openContracts(tools.db, parts, person?.id ?? 0)),
  })),

  answer(askForErasure, ({ person, ip, userAgent, language, tools, refuse }) =>
    tools.db.transaction(async (transaction) => {
      if (person.userType === 'admin' && (await holdAsLastAdmin(transaction, person.id)))
        throw refuse('lastAdmin');
      const [before] = await transaction
        .select({ eraseAt: users.eraseAt, email: users.email })
        .from(users)
        .where(eq(users.id, person.id))
        .for('update');
      const [asked] = await transaction
        .update(users)
        .set({
          eraseAt: sql`coalesce(${users.eraseAt}, app_now() + make_interval(days => ${DAYS_BEFORE_ERASURE}))`,
        })
        .where(eq(users.id, person.id))
        .returning({ eraseAt: users.eraseAt });
      const from = { ip, userAgent };
      await noteSecurityEvent(transaction, { kind: 'erasure-asked', personId: person.id, from });
      const contracts = await openContracts(transaction, parts, person.id);
      // Somebody else at their device could have begun it.
      if (before && !before.eraseAt && asked?.eraseAt) {
        const letter = erasureAskedLetter(language, {
          eraseAt: asked.eraseAt,
          contracts,
          settings: `${publicAddress(tools.config, language)}/settings`,
        });
        await mail(transaction, tools, { to: before.email, language, letter });
        await tellOtherSides(transaction, tools, contracts);
      }
      return {
        eraseAt: asked?.eraseAt?.toISOString() ?? null,
        canBeKept: true,
        paysBackCents: await owedTo(transaction, parts, person.id),
        contracts: presentContracts(contracts),
      };
    }),
  ),

  answer(takeBackErasure, async ({ person, ip, userAgent, tools, refuse }) => {
    const personId = person?.id ?? 0;
    await tools.db.transaction(async (transaction) => {
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
      await noteSecurityEvent(transaction, { kind: 'erasure-withdrawn', personId, from });
    });
    return {
      eraseAt: null,
      canBeKept: false,
      paysBackCents: await owedTo(tools.db, parts, personId),
      contracts: presentContracts(await openContracts(tools.db, parts, personId)),
    };
  }),
];
