import * as z from 'zod/mini';
import { requestErasure } from '#features/accounts/settings/contract/data-and-erasure.ts';
import { messageKey, moderatorStatementSchema } from '#features/moderation/core/contract/fields.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath, idSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { staffRoles } from '#kernel/signed-in-person.ts';
import { textSchema } from '#kernel/text-schema.ts';

const finding = z.object({
  q: textSchema({
    min: { length: 2, say: messageKey('searchTooShort') },
    max: { length: 80, say: messageKey('searchTooLong') },
  }),
});

export const foundPersonSchema = z.object({
  id: idSchema,
  username: z.string(),
  email: z.string(),
  userType: z.enum(['private', 'company', 'admin']),
  staffRole: z.nullable(z.enum(staffRoles)),
  createdAt: momentSchema,
  suspension: z.nullable(z.object({ reason: z.nullable(z.string()), until: z.nullable(momentSchema) })),
});

export type FoundPerson = z.output<typeof foundPersonSchema>;

const foundCompany = z.object({
  id: idSchema,
  name: z.string(),
  city: z.nullable(z.string()),
  vatNumber: z.nullable(z.string()),
  isVatVerified: z.boolean(),
  reviewCount: z.int(),
  owner: z.object({ id: idSchema, username: z.string() }),
});

export const findPeople = endpoint({
  method: 'GET',
  url: '/api/admin/people',
  server: {
    who: 'admin',
    summary: 'Search people by name or address; returns the first 20',
    query: finding,
    response: z.array(foundPersonSchema),
    staffReads: 'people',
    refusals: {},
  },
});

export const findCompanies = endpoint({
  method: 'GET',
  url: '/api/admin/companies',
  server: {
    who: 'admin',
    summary: 'Search companies by name or VAT number; returns the first 20',
    query: finding,
    response: z.array(foundCompany),
    staffReads: 'companies',
    refusals: {},
  },
});

const ofPerson = z.object({ personId: idInPath });

export const suspendPerson = endpoint({
  method: 'POST',
  url: '/api/admin/people/:personId/suspension',
  body: z.object({
    reason: moderatorStatementSchema,
    until: z.string(messageKey('endRequired')).check(z.regex(/^\d{4}-\d\d-\d\d$/, messageKey('endRequired'))),
  }),
  server: {
    who: 'admin',
    summary: 'Suspend a person until the end of a day and end all their sessions',
    params: ofPerson,
    response: z.object({}),
    needsStepUp: true,
    refusals: { personNotFound: { status: 404, say: messageKey('personNotFound') } },
  },
});

const proposedSuspension = z.object({
  id: idSchema,
  person: z.object({ id: idSchema, username: z.string() }),
  /** Null if the moderator has left. */
  proposedBy: z.nullable(z.string()),
  reason: z.string(),
  until: z.string(),
  createdAt: momentSchema,
});

export type ProposedSuspension = z.output<typeof proposedSuspension>;

export const listProposedSuspensions = endpoint({
  method: 'GET',
  url: '/api/admin/suspension-proposals',
  server: {
    who: 'admin',
    summary:
      'List the suspensions moderators have proposed, oldest first, for an admin to confirm or decline',
    response: z.array(proposedSuspension),
    staffReads: 'people',
    refusals: {},
  },
});

export const declineProposedSuspension = endpoint({
  method: 'DELETE',
  url: '/api/admin/suspension-proposals/:proposalId',
  server: {
    who: 'admin',
    summary: 'Decline a proposed suspension',
    params: z.object({ proposalId: idInPath }),
    response: z.object({}),
    refusals: { notFound: { status: 404, say: messageKey('entryNotFound') } },
  },
});

export const liftSuspensionOfPerson = endpoint({
  method: 'DELETE',
  url: '/api/admin/people/:personId/suspension',
  server: {
    who: 'admin',
    summary: 'Lift a person’s suspension',
    params: ofPerson,
    response: z.object({}),
    refusals: { notSuspended: { status: 404, say: messageKey('notSuspended') } },
  },
});

export const changeRoleOfStaff = endpoint({
  method: 'PATCH',
  url: '/api/admin/people/:personId/role',
  body: z.object({ staffRole: z.enum(staffRoles) }),
  server: {
    who: 'admin',
    needsStepUp: true,
    summary:
      'Make a moderator an admin, or an admin a moderator. Adding and removing staff is possible only on the server',
    params: ofPerson,
    response: z.object({}),
    refusals: {
      personNotFound: { status: 404, say: messageKey('personNotFound') },
      lastAdmin: requestErasure.refusals.lastAdmin,
    },
  },
});

export const endSessionsOfPerson = endpoint({
  method: 'DELETE',
  url: '/api/admin/people/:personId/sessions',
  server: {
    who: 'admin',
    summary: 'Log a person out everywhere; they can log in again',
    params: ofPerson,
    response: z.object({ ended: z.int() }),
    refusals: { personNotFound: { status: 404, say: messageKey('personNotFound') } },
  },
});
