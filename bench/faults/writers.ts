import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client, Pool } from 'pg';
import { buildMessage } from '#demo/builders/message.ts';
import { buildUser } from '#demo/builders/user.ts';
import { sessionCookieName } from '#server/auth/session-cookie.ts';
import { openDrizzle } from '#server/database/open-drizzle.ts';

const WRITERS = 16;
/** A request without a response by then is given up and sent again afterwards. */
const PATIENCE_MS = 30_000;
const BETWEEN_TRIES_MS = 20;
/** Limits of people are not measured here, so they are reset this often. */
const FORGET_LIMITS_EVERY_MS = 150;

interface Writer {
  id: number;
  cookie: string;
}

interface WrittenMessage {
  from: Writer;
  to: number;
  text: string;
  isAcknowledged: boolean;
}

export interface MessageFates {
  sent: number;
  acknowledged: number;
  lost: number;
  doubled: number;
}

const newWriter = async (client: Client | Pool, cookieName: string): Promise<Writer> => {
  const { id } = await buildUser(openDrizzle(client), { createdAt: new Date('2024-01-01T12:00:00Z') });
  const token = randomBytes(32).toString('base64url');
  // The sessions last long enough for a wrong clock.
  await client.query(
    `insert into sessions (user_id, token_hash, is_remembered, expires_at)
     values ($1, sha256($2::bytea), true, now() + interval '3 years')`,
    [id, token],
  );
  return { id, cookie: `${cookieName}=${token}` };
};

/** Opens writers who message each other while something breaks; afterwards the fate of every message is known. */
export const openWriters = async (client: Client | Pool, isSecure = false) => {
  const cookieName = sessionCookieName(isSecure);
  const writers: Writer[] = [];
  while (writers.length < WRITERS) writers.push(await newWriter(client, cookieName));
  // People may write only to people they know.
  for (const [place, { id }] of writers.entries())
    await buildMessage(openDrizzle(client), {
      senderId: writers[(place + 1) % WRITERS]?.id ?? 0,
      receiverId: id,
    });
  const messages: WrittenMessage[] = [];
  const statuses = new Map<string, number>();
  let longestMs = 0;

  /** Its text is its key too. */
  const send = async (address: string, message: WrittenMessage): Promise<number | null> => {
    const began = performance.now();
    const response = await fetch(`${address}/api/messages`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: message.from.cookie,
        'idempotency-key': message.text,
      },
      body: JSON.stringify({ receiverId: message.to, content: message.text }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => null);
    longestMs = Math.max(longestMs, performance.now() - began);
    const status = response?.status ?? null;
    statuses.set(String(status ?? 'no answer'), (statuses.get(String(status ?? 'no answer')) ?? 0) + 1);
    await response?.arrayBuffer().catch(() => null);
    if (status === 201) message.isAcknowledged = true;
    return status;
  };

  const newMessage = (place: number): WrittenMessage => {
    const from = writers[place % WRITERS] as Writer;
    const to = writers[(place + 1) % WRITERS]?.id ?? 0;
    const message = { from, to, text: `Letter ${messages.length}`, isAcknowledged: false };
    messages.push(message);
    return message;
  };

  const acknowledged = () => messages.filter(({ isAcknowledged }) => isAcknowledged).length;

  return {
    acknowledged,
    /** One of them requests a page with this. */
    cookie: writers[0]?.cookie ?? '',

    /** Everybody sends messages one after the other until stopped, even while the server is gone. */
    start: (address: string, pauseMs = 0) => {
      let isOver = false;
      const write = async (place: number) => {
        while (!isOver) {
          const isAccepted = (await send(address, newMessage(place))) === 201;
          if (!isAccepted || pauseMs > 0) await delay(isAccepted ? pauseMs : BETWEEN_TRIES_MS);
        }
      };
      const all = Promise.all(writers.map((_, place) => write(place)));
      return {
        stop: async () => {
          isOver = true;
          await all;
        },
      };
    },

    /** Sends until a write succeeds again, and returns how long that took. */
    untilTaken: async (address: string): Promise<number> => {
      const began = performance.now();
      while ((await send(address, newMessage(0))) !== 201) await delay(BETWEEN_TRIES_MS);
      return (performance.now() - began) / 1000;
    },

    /** Sends each unacknowledged message once more under its key, as a browser does. */
    sendAgain: async (address: string) => {
      const left = messages.filter(({ isAcknowledged }) => !isAcknowledged);
      const sendAll = async () => {
        for (let message = left.pop(); message; message = left.pop()) {
          while (((await send(address, message)) ?? 503) >= 429) await delay(BETWEEN_TRIES_MS);
        }
      };
      await Promise.all(writers.map(sendAll));
    },

    /** Returns the responses and the longest wait so far, and starts from zero. */
    answers: () => {
      const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
      const summary = {
        asked: total,
        failed: total - (statuses.get('201') ?? 0),
        statuses: [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '),
        longestMs,
      };
      statuses.clear();
      longestMs = 0;
      return summary;
    },

    fates: async (db: Client | Pool): Promise<MessageFates> => {
      const { rows } = await db.query<{ content: string; count: number }>(
        `select content, count(*)::int as count from messages where content like 'Letter %' group by content`,
      );
      const countByContent = new Map(rows.map(({ content, count }) => [content, count]));
      return {
        sent: messages.length,
        acknowledged: acknowledged(),
        lost: messages.filter(({ isAcknowledged, text }) => isAcknowledged && !countByContent.has(text))
          .length,
        doubled: [...countByContent.values()].filter((count) => count > 1).length,
      };
    },
  };
};

/**
 * Lifts limits until it is stopped, even across a lost database. Delayed notifications are sent immediately, so that
 * jobs are always under way when something breaks.
 */
export const withoutLimits = (client: Client) => {
  let isRunning = false;
  const forget = async () => {
    if (isRunning) return;
    isRunning = true;
    await client
      .query(
        `delete from rate_limits;
         update pgboss.job set start_after = now() where start_after > now() and state in ('created', 'retry')`,
      )
      .catch(() => {});
    isRunning = false;
  };
  const timer = setInterval(() => void forget(), FORGET_LIMITS_EVERY_MS);
  return { stop: () => clearInterval(timer) };
};
