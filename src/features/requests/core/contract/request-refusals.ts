import * as z from 'zod/mini';
import { idInPath } from '#kernel/id-schema.ts';
import { messageKey } from './fields.ts';

export const requestIdParams = z.object({ id: idInPath });

export const requestNotFound = { status: 404, say: messageKey('requestNotFound') } as const;
export const requestNotDraft = { status: 409, say: messageKey('notDraft') } as const;
export const requestNotOpen = { status: 409, say: messageKey('requestNotOpen') } as const;
export const companySuspended = { status: 409, say: messageKey('companySuspended') } as const;
export const invitedCompanyNotFound = { status: 404, say: messageKey('companyNotFound') } as const;

/** These refusals say why a company is not asked. */
export const inviteRefusals = {
  requestNotFound,
  requestNotOpen,
  companyNotFound: invitedCompanyNotFound,
  companyNotAvailable: { status: 409, say: messageKey('companyNotAvailable') },
  notOfTrade: { status: 409, say: messageKey('notOfTrade') },
  alreadyAsked: { status: 409, say: messageKey('alreadyAsked') },
  noneLeft: { status: 409, say: messageKey('noneLeft') },
  threeRunning: { status: 409, say: messageKey('threeRunning') },
} as const;
