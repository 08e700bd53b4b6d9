import * as z from 'zod/mini';
import * as account from '#features/accounts/core/contract/account-fields.ts';
import { registerAccount } from '#features/accounts/core/contract/accounts.ts';
import { loggedTeamActions } from '#features/team/core/rules/team-rules.ts';
import type { sentences } from '#features/team/core/strings/en/team.ts';
import { companyRoles, assignableRoles } from '#kernel/company-role.ts';
import { currentUserSchema } from '#kernel/current-user.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath, idSchema, pageLimitSchema } from '#kernel/id-schema.ts';
import { loggedFieldNames } from '#kernel/logged-profile-change.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';

const messageKey = createMessageKey<typeof sentences>('team');

export const LARGEST_TEAM_LOG_PAGE = 100;

const role = z.enum(assignableRoles);

const refusals = {
  noCompany: { status: 404, say: messageKey('noCompany') },
  ownersOnly: { status: 403, say: messageKey('ownersOnly') },
  memberNotFound: { status: 404, say: messageKey('memberNotFound') },
  founderStays: { status: 409, say: messageKey('founderStays') },
  invitationNotFound: { status: 404, say: messageKey('invitationNotFound') },
  invitationGone: { status: 404, say: messageKey('invitationGone') },
} as const;

const { noCompany, ownersOnly, memberNotFound, founderStays, invitationNotFound, invitationGone } = refusals;

const member = z.object({
  userId: idSchema,
  name: z.string(),
  role: z.enum(companyRoles),
  isMe: z.boolean(),
  joinedAt: momentSchema,
});

export type TeamMember = z.output<typeof member>;

/** An invitation without an email is a link that the company passes on itself. */
const invitation = z.object({ id: idSchema, email: z.nullable(z.string()), role, expiresAt: momentSchema });

export type TeamInvitation = z.output<typeof invitation>;

const team = z.object({
  company: z.object({ id: idSchema, name: z.string() }),
  members: z.array(member),
  /** Only the owner sees these. */
  invitations: z.array(invitation),
  abilities: z.object({ mayManage: z.boolean(), mayLeave: z.boolean() }),
});

export type Team = z.output<typeof team>;

export const getCompanySuspension = endpoint({
  method: 'GET',
  url: '/api/company-team/suspension',
  server: {
    who: 'company',
    asCompany: 'member',
    summary: 'Get the reason for your company’s suspension and its end date, or null if it isn’t suspended',
    response: z.nullable(
      z.object({ company: z.string(), reason: z.nullable(z.string()), until: z.nullable(momentSchema) }),
    ),
    refusals: {},
  },
});

export const getTeam = endpoint({
  method: 'GET',
  url: '/api/company-team',
  server: {
    scope: 'company:read',
    who: 'company',
    asCompany: 'member',
    summary: 'List your company’s team members and invitations',
    response: team,
    refusals: { noCompany },
  },
});

const loggedValue = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

const logEntry = z.object({
  id: idSchema,
  by: z.string(),
  action: z.enum(loggedTeamActions),
  /** It names the person it was about, if there is one. */
  about: z.nullable(z.string()),
  /** A long text is shortened in both. */
  changes: z.array(z.object({ field: z.enum(loggedFieldNames), before: loggedValue, after: loggedValue })),
  createdAt: momentSchema,
});

export type TeamLogEntry = z.output<typeof logEntry>;

export const listTeamLog = endpoint({
  method: 'GET',
  url: '/api/company-team/log',
  isPaged: true,
  server: {
    who: 'company',
    summary: 'List your team’s activity, latest first; owner only',
    query: z.object({
      limit: pageLimitSchema(LARGEST_TEAM_LOG_PAGE, LARGEST_TEAM_LOG_PAGE / 2),
      /** The next page starts after this id. */
      cursor: z.optional(idInPath),
    }),
    response: z.array(logEntry),
    refusals: { noCompany },
  },
});

const newInvitation = z.object({ email: account.emailSchema, role });

export type NewTeamInvitation = z.output<typeof newInvitation>;

export const inviteTeamMember = endpoint({
  method: 'POST',
  url: '/api/company-team/invitations',
  body: newInvitation,
  server: {
    who: 'company',
    summary: 'Email someone an invitation link; only the latest link sent to an address works',
    response: invitation,
    needsStepUp: true,
    refusals: { noCompany },
    creates: true,
  },
});

/**
 * This returns 200 and takes no Idempotency-Key, because a stored response would hold the token. Sent twice, it makes
 * a second link.
 */
export const createInvitationLink = endpoint({
  method: 'POST',
  url: '/api/company-team/links',
  server: {
    who: 'company',
    summary:
      'Create an invitation link to share: the first person to use it joins as a member. The token is returned only once',
    response: z.object({ token: z.string() }),
    needsStepUp: true,
    refusals: { noCompany },
  },
});

export const withdrawTeamInvitation = endpoint({
  method: 'DELETE',
  url: '/api/company-team/invitations/:invitationId',
  server: {
    who: 'company',
    summary: 'Withdraw an invitation',
    params: z.object({ invitationId: idInPath }),
    response: z.object({}),
    refusals: { noCompany, invitationNotFound },
  },
});

const ofMember = z.object({ userId: idInPath });

export const changeTeamRole = endpoint({
  method: 'PATCH',
  url: '/api/company-team/members/:userId',
  body: z.object({ role }),
  server: {
    who: 'company',
    summary: 'Make a team member a manager, or a manager a member',
    params: ofMember,
    response: z.object({}),
    needsStepUp: true,
    refusals: { noCompany, memberNotFound, founderStays },
  },
});

export const removeTeamMember = endpoint({
  method: 'DELETE',
  url: '/api/company-team/members/:userId',
  server: {
    who: 'company',
    asCompany: 'member',
    summary: 'Remove someone from the team, or leave it',
    params: ofMember,
    response: z.object({}),
    refusals: { noCompany, ownersOnly, memberNotFound, founderStays },
  },
});

const ofToken = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) });

export const getTeamInvitation = endpoint({
  method: 'GET',
  url: '/api/company-invitations/:token',
  server: {
    who: 'anyone',
    summary: 'Get an invitation’s company and role',
    params: ofToken,
    response: z.object({ company: z.string(), email: z.nullable(z.string()), role }),
    refusals: { invitationGone },
  },
});

const cannotJoin = {
  notForClients: { status: 409, say: messageKey('notForClients') },
  hasCompany: { status: 409, say: messageKey('hasCompany') },
} as const;

export const acceptTeamInvitation = endpoint({
  method: 'POST',
  url: '/api/company-invitations/:token/accept',
  server: {
    who: 'person',
    summary: 'Join a team with the company account you’re logged in with, if it has no company yet',
    params: ofToken,
    response: z.object({}),
    refusals: { invitationGone, ...cannotJoin },
  },
});

export const joinTeam = endpoint({
  method: 'POST',
  url: '/api/company-invitations/:token/join',
  body: z.object({
    username: account.newUsernameSchema,
    password: account.newPasswordSchema,
    /** It is required if the link was not sent to an email. */
    email: z.optional(account.emailSchema),
  }),
  server: {
    who: 'anyone',
    summary:
      'Join a team with a new account, using the invited email address or one that’s still to be verified',
    params: ofToken,
    response: currentUserSchema,
    refusals: {
      invitationGone,
      usernameTaken: registerAccount.refusals.usernameTaken,
      emailTaken: registerAccount.refusals.emailTaken,
    },
    creates: true,
  },
});
