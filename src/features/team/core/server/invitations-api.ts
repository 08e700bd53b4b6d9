import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import {
  addInvitedAccount,
  hashInvitedPassword,
  presentCurrentUser,
  signInPerson,
} from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { messageKey as sayOfAccounts } from '#features/accounts/core/strings/message-key.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { enqueueMail, mailLanguageOf } from '#features/notifications/email/server/index.ts';
import {
  acceptTeamInvitation,
  createInvitationLink,
  getTeamInvitation,
  inviteTeamMember,
  joinTeam,
  type NewTeamInvitation,
  withdrawTeamInvitation,
} from '#features/team/core/contract/team.ts';
import { INVITATION_VALID_DAYS } from '#features/team/core/rules/team-rules.ts';
import { DAY_SECONDS } from '#kernel/calendar.ts';
import { href } from '#kernel/href.ts';
import type { Language } from '#kernel/language.ts';
import { loggedProfileChangesBetween } from '#kernel/logged-profile-change.ts';
import { hashBrowserToken } from '#server/auth/browser-token.ts';
import { publicBaseUrl } from '#server/config/public-base-url.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle, handleInSteps, invalidFieldError } from '#server/http/handle.ts';
import { ipNetworkOf } from '#server/http/ip-network.ts';
import { invitationEmail } from './invitation-email.ts';
import { recordMembershipChange } from './record-activity.ts';
import { addTeamMember, claimTeamInvitation, findOwnTeam, findTeamInvitation } from './store.ts';
import { companyInvitations } from './tables.ts';

const INVITATIONS_A_DAY = { points: 15, seconds: DAY_SECONDS };
/** This limit is shared by all companies, so that nobody's mailbox is filled in our name. */
const INVITATIONS_OF_AN_ADDRESS = { points: 3, seconds: DAY_SECONDS };
const NEW_ACCOUNTS_PER_NETWORK = { points: 100, seconds: 60 * 60 };

interface Invited extends Pick<NewTeamInvitation, 'role'> {
  companyId: number;
  email: string | null;
  token: string;
}

/** If an address is invited again, only its last link works. */
const storeInvitation = async (transaction: Db, { companyId, email, role, token }: Invited) => {
  const { rows } = await transaction.execute<{ id: number; expiresAt: string }>(sql`
    insert into company_invitations (company_id, email, role, token_hash, expires_at)
    values (${companyId}, ${email}, ${role}, ${hashBrowserToken(token)}, now() + make_interval(days => ${INVITATION_VALID_DAYS}))
    on conflict (company_id, lower(email)) do update
      set email = excluded.email, role = excluded.role, token_hash = excluded.token_hash,
        expires_at = excluded.expires_at
    returning id, expires_at as "expiresAt"`);
  const [row] = rows;
  if (!row) throw new Error('An invitation was not stored');
  return { id: row.id, email, role, expiresAt: new Date(row.expiresAt).toISOString() };
};

const newToken = () => randomBytes(32).toString('base64url');

const ownsCompany = async (db: Db, userId: number) =>
  (await db.$count(companyProfiles, eq(companyProfiles.userId, userId))) > 0;

/** An account's owner reads it in their language; a stranger gets the inviter's, as nothing else is known. */
const languageOfAddress = async (db: Db, email: string, inviter: Language): Promise<Language> => {
  const [invited] = await db
    .select({ language: users.language })
    .from(users)
    .where(sql`lower(${users.email}) = ${email.toLowerCase()}`);
  return mailLanguageOf({ language: invited?.language ?? inviter });
};

export const invitationRoutes: readonly EndpointRoute[] = [
  handle(inviteTeamMember, async ({ person, body, language, services, refuse }) => {
    const desk = await findOwnTeam(services.db, person);
    if (!desk) throw refuse('noCompany');
    const { companyId, name, isVerified } = desk;
    await services.limits.spend('invitations', companyId, INVITATIONS_A_DAY);
    await services.limits.spend('invited', body.email.toLowerCase(), INVITATIONS_OF_AN_ADDRESS);
    const reads = await languageOfAddress(services.db, body.email, language);
    const token = newToken();
    const address = `${publicBaseUrl(services.config, reads)}${href('/join-company', { token })}`;
    return services.db.transaction(async (transaction) => {
      const invitation = await storeInvitation(transaction, { companyId, token, ...body });
      const email = invitationEmail(reads, { name, isVerified, role: body.role }, address);
      await enqueueMail(transaction, services, { to: body.email, language: reads, letter: email });
      const changes = loggedProfileChangesBetween({}, { role: body.role });
      await recordMembershipChange(transaction, { companyId, by: person.id }, 'invite', changes);
      return invitation;
    });
  }),

  handle(createInvitationLink, async ({ person, services, refuse }) => {
    const desk = await findOwnTeam(services.db, person);
    if (!desk) throw refuse('noCompany');
    const { companyId } = desk;
    await services.limits.spend('invitations', companyId, INVITATIONS_A_DAY);
    const token = newToken();
    await services.db.transaction(async (transaction) => {
      await storeInvitation(transaction, { companyId, email: null, role: 'member', token });
      const changes = loggedProfileChangesBetween({}, { role: 'member' });
      await recordMembershipChange(transaction, { companyId, by: person.id }, 'invite', changes);
    });
    return { token };
  }),

  handle(withdrawTeamInvitation, async ({ person, params, services, refuse }) => {
    const desk = await findOwnTeam(services.db, person);
    if (!desk) throw refuse('noCompany');
    const { companyId } = desk;
    const { rowCount } = await services.db
      .delete(companyInvitations)
      .where(
        and(eq(companyInvitations.companyId, companyId), eq(companyInvitations.id, params.invitationId)),
      );
    if (rowCount === 0) throw refuse('invitationNotFound');
    return {};
  }),

  handle(getTeamInvitation, async ({ params, services, refuse }) => {
    const invitation = await findTeamInvitation(services.db, hashBrowserToken(params.token));
    if (!invitation) throw refuse('invitationGone');
    return invitation;
  }),

  handle(acceptTeamInvitation, ({ person, params, services, refuse }) =>
    services.db.transaction(async (transaction) => {
      const invitation = await claimTeamInvitation(transaction, hashBrowserToken(params.token));
      if (!invitation) throw refuse('invitationGone');
      if (person.userType !== 'company') throw refuse('notForClients');
      if (await ownsCompany(transaction, person.id)) throw refuse('hasCompany');
      if (!(await addTeamMember(transaction, invitation, person.id))) throw refuse('hasCompany');
      await recordMembershipChange(transaction, { companyId: invitation.companyId, by: person.id }, 'join');
      return {};
    }),
  ),

  handleInSteps(joinTeam, {
    prepare: async ({ ip, params, body, services, refuse }) => {
      await services.limits.spend('register', ipNetworkOf(ip), NEW_ACCOUNTS_PER_NETWORK);
      if (!(await findTeamInvitation(services.db, hashBrowserToken(params.token))))
        throw refuse('invitationGone');
      return hashInvitedPassword(body.password);
    },
    handle: async (context, password) => {
      const { params, body, services, refuse } = context;
      const account = await services.db.transaction(async (transaction) => {
        const invitation = await claimTeamInvitation(transaction, hashBrowserToken(params.token));
        if (!invitation) throw refuse('invitationGone');
        const { companyId } = invitation;
        const email = invitation.email ?? body.email;
        if (email === undefined) throw invalidFieldError('email', sayOfAccounts('emailInvalid'));
        const isEmailVerified = invitation.email !== null;
        const added = await addInvitedAccount(transaction, context, {
          ...body,
          email,
          password,
          isEmailVerified,
        });
        if (added.why !== null) throw refuse(added.why);
        await addTeamMember(transaction, invitation, added.row.id);
        await recordMembershipChange(transaction, { companyId, by: added.row.id }, 'join');
        return added.row;
      });
      await signInPerson(context, account, false);
      return presentCurrentUser(account);
    },
  }),
];
