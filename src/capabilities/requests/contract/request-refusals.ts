import * as z from 'zod/mini';
import { idInPath } from '#kernel/ids.ts';
import { say } from './fields.ts';

export const ofRequest = z.object({ id: idInPath });

export const requestNotFound = { status: 404, say: say('requestNotFound') } as const;
export const requestNotDraft = { status: 409, say: say('notDraft') } as const;
export const requestNotOpen = { status: 409, say: say('requestNotOpen') } as const;
export const companySuspended = { status: 409, say: say('companySuspended') } as const;
export const askedCompanyNotFound = { status: 404, say: say('companyNotFound') } as const;

/** Why a company is not asked. */
export const askRefusals = {
  requestNotFound,
  requestNotOpen,
  companyNotFound: askedCompanyNotFound,
  companyNotAvailable: { status: 409, say: say('companyNotAvailable') },
  notOfTrade: { status: 409, say: say('notOfTrade') },
  alreadyAsked: { status: 409, say: say('alreadyAsked') },
  noneLeft: { status: 409, say: say('noneLeft') },
  threeRunning: { status: 409, say: say('threeRunning') },
} as const;
