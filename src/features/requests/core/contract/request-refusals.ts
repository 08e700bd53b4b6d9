import * as z from 'zod/mini';
import { idInPath } from '#kernel/id-schema.ts';
import { messageKey } from './fields.ts';

export const requestIdParams = z.object({ id: idInPath });

export const requestNotFoundRefusal = { status: 404, say: messageKey('requestNotFound') } as const;
export const requestNotDraftRefusal = { status: 409, say: messageKey('notDraft') } as const;
export const requestNotOpenRefusal = { status: 409, say: messageKey('requestNotOpen') } as const;
export const companySuspendedRefusal = { status: 409, say: messageKey('companySuspended') } as const;
export const invitedCompanyNotFoundRefusal = { status: 404, say: messageKey('companyNotFound') } as const;

/** These refusals say why a company is not asked. */
export const inviteRefusals = {
  requestNotFound: requestNotFoundRefusal,
  requestNotOpen: requestNotOpenRefusal,
  companyNotFound: invitedCompanyNotFoundRefusal,
  companyNotAvailable: { status: 409, say: messageKey('companyNotAvailable') },
  notOfTrade: { status: 409, say: messageKey('notOfTrade') },
  alreadyAsked: { status: 409, say: messageKey('alreadyAsked') },
  noneLeft: { status: 409, say: messageKey('noneLeft') },
  threeRunning: { status: 409, say: messageKey('threeRunning') },
} as const;
