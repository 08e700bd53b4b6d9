import { buildCompanyMember } from '#demo/builders/company-member.ts';
import { buildCompany, type CompanyRow } from '#demo/builders/company.ts';
import { buildContact } from '#demo/builders/contact.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildProject, type ProjectRow } from '#demo/builders/project.ts';
import { buildSubscription } from '#demo/builders/subscription.ts';
import { buildUser, type UserValues } from '#demo/builders/user.ts';
import type { TestHost } from '#testing/host.ts';

/** Lists the roles in the order of the table's columns. The subject is the client's or the owner's company's. */
export const testRoles = [
  'visitor',
  'client',
  'otherClient',
  'owner',
  'manager',
  'member',
  'otherOwner',
  'moderator',
  'admin',
  'suspended',
] as const;

export type TestRole = (typeof testRoles)[number];
type SignedIn = Exclude<TestRole, 'visitor'>;

/** Contains some people, and the relations between the client and the owner's company. */
export interface TestWorld {
  host: TestHost;
  ids: Readonly<Record<SignedIn, number>>;
  company: CompanyRow;
  otherCompany: CompanyRow;
  /** The project is open, between client and company. */
  project: ProjectRow;
}

export const buildWorld = async (host: TestHost): Promise<TestWorld> => {
  const { db } = host;
  const person = async (userType: UserValues['userType'], more: Partial<UserValues> = {}) =>
    (await buildUser(db, { userType, ...more })).id;
  const [client, otherClient, owner, manager, member, otherOwner, moderator, admin, suspended] =
    await Promise.all([
      person('private'),
      person('private'),
      person('company'),
      person('company'),
      person('company'),
      person('company'),
      person('admin', { staffRole: 'moderator' }),
      person('admin', { staffRole: 'admin' }),
      person('private', { isSuspended: true, suspensionReason: 'Insults' }),
    ]);
  const ids = { client, otherClient, owner, manager, member, otherOwner, moderator, admin, suspended };
  const [company, otherCompany] = await Promise.all([
    buildCompany(db, { userId: ids.owner }),
    buildCompany(db, { userId: ids.otherOwner }),
  ]);
  const [project] = await Promise.all([
    buildProject(db, { clientId: ids.client, companyId: company.id }),
    buildSubscription(db, { companyId: company.id, plan: 'premium' }),
    buildSubscription(db, { companyId: otherCompany.id, plan: 'premium' }),
    buildCompanyMember(db, { companyId: company.id, userId: ids.manager, role: 'manager' }),
    buildCompanyMember(db, { companyId: company.id, userId: ids.member }),
    buildContact(db, { userId: ids.client, companyId: company.id }),
  ]);
  await buildMessage(db, { senderId: ids.client, receiverId: ids.owner });
  await buildMessage(db, { senderId: ids.owner, receiverId: ids.client });
  return { host, ids, company, otherCompany, project };
};
