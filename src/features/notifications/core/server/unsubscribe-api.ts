import { unsubscribeByToken } from '#features/notifications/core/contract/unsubscribe.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { ipNetworkOf } from '#server/http/ip-network.ts';
import { readUnsubscribeToken } from './mail-tokens.ts';

const TRIES = { points: 30, seconds: 10 * 60 };

/** The setting belongs to accounts, which passes in how to turn it off (src/server/registry.ts). */
export const createUnsubscribeRoute = (muteMail: (db: Db, userId: number) => Promise<void>): EndpointRoute =>
  handle(unsubscribeByToken, async ({ params, ip, services, refuse }) => {
    await services.limits.spend('unsubscribe', ipNetworkOf(ip), TRIES);
    const userId = await readUnsubscribeToken(services.db, params.token);
    if (userId === undefined) throw refuse('unsubscribeGone');
    await muteMail(services.db, userId);
    return {};
  });
