import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { addInvitedAccount, beginSession, hashOfInvited, presentUser } from '#accounts/server/index.ts';
import { users } from '#accounts/server/tables.ts';
import { say as sayOfAccounts } from '#accounts/strings/say.ts';
import { companyProfiles } from '#companies/server/tables.ts';
import type { Language } from '#kernel/language.ts';
import { changesBetween } from '#kernel/logged-change.ts';
import { mail, readerLanguage } from '#mail/server/index.ts';
import { hashOfToken } from '#server/browser-token.ts';
import type { Db } from '#server/database/db.ts';
import { answer, answerInSteps, invalidField, type Route } from '#server/http/answer.ts';
import { networkOf } from '#server/network.ts';
import { publicAddress } from '#server/public-address.ts';
import {
  acceptInvitation,
  getTeamInvitation,
  inviteMember,
  joinTeam,
  makeInvitationLink,
  type NewInvitation,
  withdrawTeamInvitation,
} from '#team/contract/team.ts';
import { INVITATION_DAYS } from '#team/rules/roles.ts';
import { invitationLetter } from './letters.ts';
import { noteTeamWork } from './note-work.ts';
import { addMember, claimInvitation, findInvitation, findOwnTeam } from './store.ts';
import { companyInvitations } from './tables.ts';

const INVITATIONS_A_DAY = { points: 15, seconds: 24 * 60 * 60 };
/** Of all companies together: nobody's mailbox is filled in our name. */
const INVITATIONS_OF_AN_ADDRESS = { points: 3, seconds: 24 * 60 * 60 };
const NEW_ACCOUNTS_PER_NETWORK = { points: 100, seconds: 60 * 60 };

interface Invited extends Pick<NewInvitation, 'role'> {
  companyId: number;
  email: string | null;
  token: string;
}

/** An address that is invited again has one link that works: the last. */
const storeInvitation = async (transaction: Db, { companyId, email, role, token }: Invited) => {
  const { rows } = await transaction.execute<{ id: number; expiresAt: string }>(sql`
    insert into company_invitations (company_id, email, role, token_hash, expires_at)
    values (${companyId}, ${email}, ${role}, ${hashOfToken(token)}, now() + make_interval(days => ${INVITATION_DAYS}))
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

/** Whoever has an account reads it in their language; of a stranger all that is known is who invites them. */
const languageOfAddress = async (db: Db, email: string, inviter: Language): Promise<Language> => {
  const [invited] = await db
    .select({ language: users.language })
    .from(users)
    .where(sql`lower(${users.email}) = ${email.toLowerCase()}`);
  return readerLanguage({ language: invited?.language ?? inviter });
};

export const invitationRoutes: readonly Route[] = [
  answer(inviteMember, async ({ person, body, language, tools, refuse }) => {
    const desk = await findOwnTeam(tools.db, person);
    if (!desk) throw refuse('noCompany');
    const { companyId, name, isVerified } = desk;
    await tools.limits.spend('invitations', companyId, INVITATIONS_A_DAY);
    await tools.limits.spend('invited', body.email.toLowerCase(), INVITATIONS_OF_AN_ADDRESS);
    const reads = await languageOfAddress(tools.db, body.email, language);
    const token = newToken();
    const address = `${publicAddress(tools.config, reads)}/join-company?token=${token}`;
    return tools.db.transaction(async (transaction) => {
      const invitation = await storeInvitation(transaction, { companyId, token, ...body });
      const letter = invitationLetter(reads, { name, isVerified, role: body.role }, address);
      await mail(transaction, tools, { to: body.email, language: reads, letter });
      const changes = changesBetween({}, { role: body.role });
      await noteTeamWork(transaction, { companyId, by: person.id }, 'invite', changes);
      return invitation;
    });
  }),

  answer(makeInvitationLink, async ({ person, tools, refuse }) => {
    const desk = await findOwnTeam(tools.db, person);
    if (!desk) throw refuse('noCompany');
    const { companyId } = desk;
    await tools.limits.spend('invitations', companyId, INVITATIONS_A_DAY);
    const token = newToken();
    await tools.db.transaction(async (transaction) => {
      await storeInvitation(transaction, { companyId, email: null, role: 'member', token });
      const changes = changesBetween({}, { role: 'member' });
      await noteTeamWork(transaction, { companyId, by: person.id }, 'invite', changes);
    });
    return { token };
  }),

  answer(withdrawTeamInvitation, async ({ person, params, tools, refuse }) => {
    const desk = await findOwnTeam(tools.db, person);
    if (!desk) throw refuse('noCompany');
    const { companyId } = desk;
    const { rowCount } = await tools.db
      .delete(companyInvitations)
      .where(
        and(eq(companyInvitations.companyId, companyId), eq(companyInvitations.id, params.invitationId)),
      );
    if (rowCount === 0) throw refuse('invitationNotFound');
    return {};
  }),

  answer(getTeamInvitation, async ({ params, tools, refuse }) => {
    const invitation = await findInvitation(tools.db, hashOfToken(params.token));
    if (!invitation) throw refuse('invitationGone');
    return invitation;
  }),

  answer(acceptInvitation, ({ person, params, tools, refuse }) =>
    tools.db.transaction(async (transaction) => {
      const invitation = await claimInvitation(transaction, hashOfToken(params.token));
      if (!invitation) throw refuse('invitationGone');
      if (person.userType !== 'company') throw refuse('notForClients');
      if (await ownsCompany(transaction, person.id)) throw refuse('hasCompany');
      if (!(await addMember(transaction, invitation, person.id))) throw refuse('hasCompany');
      await noteTeamWork(transaction, { companyId: invitation.companyId, by: person.id }, 'join');
      return {};
    }),
  ),

  answerInSteps(joinTeam, {
    prepare: async ({ ip, params, body, tools, refuse }) => {
      await tools.limits.spend('register', networkOf(ip), NEW_ACCOUNTS_PER_NETWORK);
      if (!(await findInvitation(tools.db, hashOfToken(params.token)))) throw refuse('invitationGone');
      return hashOfInvited(body.password);
    },
    handle: async (asking, password) => {
      const { params, body, tools, refuse } = asking;
      const account = await tools.db.transaction(async (transaction) => {
        const invitation = await claimInvitation(transaction, hashOfToken(params.token));
        if (!invitation) throw refuse('invitationGone');
        const { companyId } = invitation;
        const email = invitation.email ?? body.email;
        if (email === undefined) throw invalidField('email', sayOfAccounts('emailInvalid'));
        const isEmailVerified = invitation.email !== null;
        const added = await addInvitedAccount(transaction, asking, {
          ...body,
          email,
          password,
          isEmailVerified,
        });
        if (added.why !== null) throw refuse(added.why);
        await addMember(transaction, invitation, added.row.id);
        await noteTeamWork(transaction, { companyId, by: added.row.id }, 'join');
        return added.row;
      });
      await beginSession(asking, account, false);
      return presentUser(account);
    },
  }),
];
