import { and, eq, ne, notExists } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { buildCompanyMember } from '#demo/builders/company-member.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildUser } from '#demo/builders/user.ts';
import { loadDemo } from '#demo/load-demo.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { companyLikes } from '#features/folders/core/server/tables.ts';
import { personBlocks } from '#features/messaging/core/server/tables.ts';
import { testHost } from '#testing/host.ts';
import { requestBuilders } from '#testing/permissions/calls.ts';
import { type PermissionRow, permissionTable } from '#testing/permissions/permission-table.ts';
import { requestAs } from '#testing/permissions/request-as.ts';
import type { TestRole, TestWorld } from '#testing/permissions/test-world.ts';
import { allEndpointRoutes } from './registry.ts';

// The demo draws its people's pictures, which takes long on a busy machine.
vi.setConfig({ hookTimeout: 120_000, testTimeout: 60_000 });

const host = await testHost();
const { db } = host;

const creating = allEndpointRoutes(db)
  .filter(({ endpoint: { method, creates, upload } }) => method === 'POST' && (creates || upload))
  .map(({ endpoint: { method, url } }) => `${method} ${url}`);

const mayDo = ({ statuses }: PermissionRow): TestRole | undefined =>
  (['client', 'owner', 'moderator', 'admin', 'visitor'] as const).find((role) => statuses[role] < 300);

const rows = creating.flatMap((name) => {
  const row = permissionTable.find((permission) => permission.name === name);
  const role = row && mayDo(row);
  return role ? [[name, role] as const] : [];
});

/** An authenticator makes its body: `accounts/sign-in/passkeys.test.ts` has one. */
const elsewhere = 'POST /api/passkeys';

let world: TestWorld;

const only = <Found>([item]: readonly Found[]): Found => {
  if (item === undefined) throw new Error('The demo lacks somebody');
  return item;
};

const idOf = async (username: string) =>
  only(await db.select({ id: users.id }).from(users).where(eq(users.username, username))).id;

beforeAll(async () => {
  await loadDemo(db, { files: host.services.files, now: new Date(), password: 'Giewel-demo-1' });
  const [client, owner, moderator, admin] = await Promise.all(
    ['demo-client', 'demo-company', 'demo-moderator', 'demo-admin'].map(idOf),
  );
  if (!client || !owner || !moderator || !admin) throw new Error('The demo lacks somebody');
  const company = only(await db.select().from(companyProfiles).where(eq(companyProfiles.userId, owner)));
  const isLiked = db
    .select()
    .from(companyLikes)
    .where(and(eq(companyLikes.userId, client), eq(companyLikes.companyId, companyProfiles.id)));
  const otherCompany = only(
    await db
      .select()
      .from(companyProfiles)
      .where(
        and(
          ne(companyProfiles.id, company.id),
          notExists(isLiked),
          // Only these can receive a request.
          eq(companyProfiles.subscriptionStatus, 'active'),
        ),
      )
      .limit(1),
  );
  const project = await buildProject(db, { clientId: client, companyId: company.id });
  const [{ id: manager }, { id: member }] = [
    await buildUser(db, { userType: 'company' }),
    await buildUser(db, { userType: 'company' }),
  ];
  await buildCompanyMember(db, { companyId: company.id, userId: manager, role: 'manager' });
  await buildCompanyMember(db, { companyId: company.id, userId: member });
  await buildMessage(db, { senderId: client, receiverId: owner });
  const { id: otherClient } = await buildUser(db);
  const { id: suspended } = await buildUser(db, { isSuspended: true, suspensionReason: 'Insults' });
  const otherOwner = otherCompany.userId;
  const ids = { client, otherClient, owner, manager, member, otherOwner, moderator, admin, suspended };
  world = { host, ids, company, otherCompany, project };
});

test('every call that creates something has its person', () => {
  expect(rows.map(([name]) => name).toSorted()).toEqual(
    creating.filter((name) => name !== elsewhere).toSorted(),
  );
});

// Calls carry a key, as our browser sends them: their slow work must run before their transaction (outside-calls-and-transactions.ts).
test.each(rows)('in a fresh demo %s works for the %s', async (name, role) => {
  // A block made by one call would stop the next.
  await db.delete(personBlocks);
  const fixture = (await requestBuilders[name]?.(world)) ?? {};
  const { status, text } = await requestAs(world, role, name, fixture, undefined, {
    'idempotency-key': name,
  });
  expect([name, status < 300], text).toEqual([name, true]);
});
