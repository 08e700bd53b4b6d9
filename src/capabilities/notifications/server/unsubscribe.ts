import { unsubscribe } from '#notifications/contract/unsubscribe.ts';
import type { Db } from '#server/database/db.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { networkOf } from '#server/network.ts';
import { readUnsubscribeToken } from './mail-tokens.ts';

const TRIES = { points: 30, seconds: 10 * 60 };

/** The setting is the account's: accounts hands in how it is turned off (src/server/registry.ts). */
export const unsubscribeRoute = (muteMail: (db: Db, userId: number) => Promise<void>): Route =>
  answer(unsubscribe, async ({ params, ip, tools, refuse }) => {
    await tools.limits.spend('unsubscribe', networkOf(ip), TRIES);
    const userId = await readUnsubscribeToken(tools.db, params.token);
    if (userId === undefined) throw refuse('unsubscribeGone');
    await muteMail(tools.db, userId);
    return {};
  });
