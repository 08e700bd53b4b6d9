import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { buildSubscription } from '#demo/builders/subscription.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { testHost } from '#testing/host.ts';
import { endPlansOfLeavingAccountsJob } from './server/end-plans-of-leaving-accounts.ts';
import { subscriptions } from './server/tables.ts';

const { db, services } = await testHost();

const HOUR_MS = 3_600_000;

const company = async (status: 'active' | 'trial', inHours: number | null) => {
  const { id, userId } = await buildCompany(db);
  const free = { plan: null, period: null };
  await buildSubscription(db, { companyId: id, status, ...(status === 'trial' && free) });
  if (inHours !== null)
    await db
      .update(users)
      .set({ eraseAt: new Date(Date.now() + inHours * HOUR_MS) })
      .where(eq(users.id, userId));
  return id;
};

const statusOf = async (companyId: number) => {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.companyId, companyId));
  return { status: row?.status, isPaidUntil: row?.until !== null };
};

test('a plan of an account that is due to be erased and waits for a contract is not renewed, and runs as long as it is paid. Reading 86', async () => {
  const [waiting, trying, mayReturn, stays] = [
    await company('active', -1),
    await company('trial', -1),
    await company('active', 20),
    await company('active', null),
  ];
  for (let round = 0; round < 2; round += 1) await endPlansOfLeavingAccountsJob.run({}, services);
  expect(await statusOf(waiting)).toEqual({ status: 'cancelled', isPaidUntil: true });
  expect(await statusOf(trying)).toMatchObject({ status: 'trial' });
  for (const companyId of [mayReturn, stays])
    expect(await statusOf(companyId)).toMatchObject({ status: 'active' });
});
