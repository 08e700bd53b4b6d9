import * as z from 'zod/mini';
import * as fields from '#features/accounts/core/contract/account-fields.ts';
import { messageKey } from '#features/accounts/core/strings/message-key.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';

/** A person can change their mind for this many days. */
export const DAYS_BEFORE_ERASURE = 7;

export const downloadOwnData = endpoint({
  method: 'GET',
  url: '/api/user/data',
  server: {
    who: 'person',
    summary:
      'Download everything Giewel stores about you, as a ZIP of JSON and files; at most 5 times an hour',
    needsStepUp: true,
    isFile: true,
    isMade: true,
    refusals: {},
  },
});

export const getStorageUse = endpoint({
  method: 'GET',
  url: '/api/user/storage',
  server: {
    who: 'person',
    summary: 'Get the storage your account uses and its limit, in bytes; a company uses its owner’s',
    response: z.object({ bytes: z.int(), most: z.int() }),
    refusals: {},
  },
});

const erasure = z.object({
  /** The account will be erased then; null if nobody requested it. */
  eraseAt: z.nullable(momentSchema),
  /** Nothing has been erased yet, so the erasure can be cancelled. */
  canBeKept: z.boolean(),
  /** This much is paid back before the erasure. */
  paysBackCents: z.int(),
  /** The account is erased once the last of these running contracts has ended. */
  contracts: z.array(z.object({ quoteId: idSchema, object: z.string(), otherSide: z.string() })),
});

export const getPlannedErasure = endpoint({
  method: 'GET',
  url: '/api/user/deletion',
  server: {
    who: 'person',
    summary: 'Check whether and when your account will be deleted',
    response: erasure,
    refusals: {},
  },
});

export const requestErasure = endpoint({
  method: 'POST',
  url: '/api/user/deletion',
  body: z.object({ currentPassword: fields.currentPasswordSchema }),
  server: {
    who: 'person',
    summary:
      'Delete your account in seven days, or once its last contract has ended. Asking again doesn’t postpone it',
    response: erasure,
    needsStepUp: true,
    refusals: { lastAdmin: { status: 409, say: messageKey('lastAdmin') } },
  },
});

export const cancelErasure = endpoint({
  method: 'DELETE',
  url: '/api/user/deletion',
  server: {
    who: 'person',
    summary: 'Keep your account after all, as long as nothing has been deleted yet',
    response: erasure,
    refusals: { tooLateToKeep: { status: 409, say: messageKey('tooLateToKeep') } },
  },
});
