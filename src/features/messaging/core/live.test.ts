import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { deleteAllSessions } from '#features/accounts/core/server/sessions.ts';
import { sessions, users } from '#features/accounts/core/server/tables.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { testHost } from '#testing/host.ts';
import { listenAt, type ReceivedEvent } from '#testing/live-listener.ts';
import { otherInstance } from '#testing/other-instance.ts';
import type { LiveMessagingEvents } from './contract/live-messaging-events.ts';

const host = await testHost();
const { app, ask, db, pool, signIn } = host;
const here = await app.listen({ port: 0, host: '127.0.0.1' });

const aWeekAgo = new Date(Date.now() - 8 * DAY_MS);
const newPerson = async () => (await buildUser(db, { createdAt: aWeekAgo, userType: 'company' })).id;
const send = (as: number, receiverId: number, content: string) =>
  ask('POST', '/api/messages', { as, body: { receiverId, content } });
const contents = (events: readonly ReceivedEvent[]) =>
  events.flatMap(({ event, data }) =>
    event === 'message' ? [(data as LiveMessagingEvents['message']).message.content] : [],
  );
const lastIdOf = (events: readonly ReceivedEvent[]) => events.findLast(({ id }) => id !== undefined)?.id;

describe('GET /api/live', () => {
  test('is a stream for whoever is signed in, and kept by nobody', async () => {
    const stream = await listenAt(here, await signIn(await newPerson()));
    expect([stream.status, stream.headers.get('content-type'), stream.headers.get('cache-control')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      'no-store',
    ]);
    expect(stream.heard).toEqual([{ event: 'hello', id: '0', data: {} }]);
    expect((await ask('GET', '/api/live')).status).toBe(401);
  });

  test.each(['x', '-1', '1e3', '99999999999999999999'])('refuses to go on after %s', async (cursor) => {
    expect((await ask('GET', `/api/live?after=${cursor}`, { as: await newPerson() })).status).toBe(400);
  });

  test('what a process stored, and died before it could announce it, is heard all the same', async () => {
    const person = await newPerson();
    const { address: otherHost } = await otherInstance(host);
    const listening = await listenAt(otherHost, await signIn(person));
    await pool.query(
      `with line as (insert into live_lines (user_id, position) values ($1, 1) returning position)
      insert into live_events (user_id, position, name, data) select $1, position, 'bell', '{"unread": 1}' from line`,
      [person],
    );
    expect((await listening.wait('bell'))[0]?.data).toEqual({ unread: 1 });
  });

  test('a message is told to both sides, on another instance too, with what is unread', async () => {
    const [person, otherId, third] = [await newPerson(), await newPerson(), await newPerson()];
    const { address: otherHost } = await otherInstance(host);
    const [firstStream, secondStream, thirdStream] = [
      await listenAt(here, await signIn(person)),
      await listenAt(otherHost, await signIn(otherId)),
      await listenAt(otherHost, await signIn(third)),
    ];
    await send(person, otherId, '<b>Moien</b>');
    const expectedMessage = { senderId: person, receiverId: otherId, content: '<b>Moien</b>', isRead: false };
    expect((await secondStream.wait('message'))[0]?.data).toMatchObject({
      partnerId: person,
      message: expectedMessage,
      unreadCount: 1,
      unread: { messages: 1, conversations: 1 },
    });
    expect((await firstStream.wait('message'))[0]?.data).toMatchObject({
      partnerId: otherId,
      message: expectedMessage,
      unreadCount: 0,
      unread: { messages: 0, conversations: 0 },
    });
    expect(contents(thirdStream.heard)).toEqual([]);
  });

  test('the key a message was sent with is told to its sender alone', async () => {
    const [person, otherId] = [await newPerson(), await newPerson()];
    const [ownStream, otherStream] = [
      await listenAt(here, await signIn(person)),
      await listenAt(here, await signIn(otherId)),
    ];
    await ask('POST', '/api/messages', {
      as: person,
      body: { receiverId: otherId, content: 'Moien' },
      headers: { 'idempotency-key': 'waiting-1' },
    });
    const keysIn = (events: readonly ReceivedEvent[]) =>
      events.map(({ data }) => (data as LiveMessagingEvents['message']).message.clientKey);
    expect([keysIn(await ownStream.wait('message')), keysIn(await otherStream.wait('message'))]).toEqual([
      ['waiting-1'],
      [undefined],
    ]);
  });

  test('reading is told to both sides', { meta: { requirements: ['MSG-015'] } }, async () => {
    const [person, otherId] = [await newPerson(), await newPerson()];
    const message = (await send(otherId, person, 'Moien')).body as { id: number };
    const [reader, writer] = [
      await listenAt(here, await signIn(person)),
      await listenAt(here, await signIn(otherId)),
    ];
    await ask('POST', '/api/messages/mark-read', { as: person, body: { conversationPartnerId: otherId } });
    expect((await reader.wait('seen'))[0]?.data).toEqual({
      partnerId: otherId,
      unread: { messages: 0, conversations: 0 },
    });
    expect((await writer.wait('read'))[0]?.data).toEqual({ partnerId: person, upTo: message.id });
  });

  test('typing is passed on, and stored nowhere', async () => {
    const [person, otherId] = [await newPerson(), await newPerson()];
    await send(person, otherId, 'Moien');
    const stream = await listenAt(here, await signIn(otherId));
    const rowsBefore = await pool.query('select count(*) from live_events');
    await ask('POST', '/api/messages/typing', { as: person, body: { receiverId: otherId } });
    expect(await stream.wait('typing')).toEqual([{ event: 'typing', data: { partnerId: person } }]);
    expect((await pool.query('select count(*) from live_events')).rows).toEqual(rowsBefore.rows);
  });
});

describe('a stream that broke off', () => {
  test('goes on where it was: nothing is missed, nothing told twice', async () => {
    const [person, otherId] = [await newPerson(), await newPerson()];
    const cookie = await signIn(otherId);
    const first = await listenAt(here, cookie);
    await send(person, otherId, 'One');
    await first.wait('message');
    await first.close();
    await send(person, otherId, 'Two');
    await send(person, otherId, 'Three');
    const second = await listenAt(here, cookie, { lastEventId: lastIdOf(first.heard) });
    await second.wait('message', 2);
    await send(person, otherId, 'Four');
    await second.wait('message', 3);
    expect(contents([...first.heard, ...second.heard])).toEqual(['One', 'Two', 'Three', 'Four']);
  });

  test('hears all of what many say at once, in one order, in whatever pieces it listens', async () => {
    const otherId = await newPerson();
    const cookie = await signIn(otherId);
    const writers = await Promise.all(Array.from({ length: 10 }, newPerson));
    const events: ReceivedEvent[] = [];
    const listenOn = async () => {
      const stream = await listenAt(here, cookie, { query: `?after=${lastIdOf(events) ?? 0}` });
      await stream.close();
      events.push(...stream.heard);
    };
    await listenOn();
    const writing = Promise.all(
      writers.flatMap((id) => Array.from({ length: 5 }, (_, turn) => send(id, otherId, `${id} ${turn}`))),
    );
    for (let piece = 0; piece < 5; piece += 1) await listenOn();
    await writing;
    const rest = await listenAt(here, cookie, { query: `?after=${lastIdOf(events)}` });
    const countBefore = contents(events).length;
    if (countBefore < 50) await rest.wait('message', 50 - countBefore);
    const all = contents([...events, ...rest.heard]);
    expect(all).toHaveLength(50);
    expect(new Set(all).size).toBe(50);
  });

  test('is told to ask for all anew when what it missed is no longer kept', async () => {
    const [person, otherId] = [await newPerson(), await newPerson()];
    // Each sends two events: the message, and the new count of the bell.
    for (const word of ['One', 'Two', 'Three']) await send(person, otherId, word);
    await pool.query('delete from live_events where user_id = $1 and position <= 4', [otherId]);
    const cookie = await signIn(otherId);
    const late = await listenAt(here, cookie, { query: '?after=1' });
    expect(late.heard[0]).toMatchObject({ event: 'missed', id: '6' });
    const inTime = await listenAt(here, cookie, { query: '?after=4' });
    await inTime.wait('message');
    expect(contents(inTime.heard)).toEqual(['Three']);
    const fromElsewhere = await listenAt(here, cookie, { query: '?after=99' });
    expect(fromElsewhere.heard[0]).toMatchObject({ event: 'missed', id: '6' });
  });

  test('a page that begins to listen hears of the last minute, in which it was rendered', async () => {
    const [person, otherId] = [await newPerson(), await newPerson()];
    await send(person, otherId, 'Long ago');
    await pool.query(`update live_events set created_at = now() - interval '2 minutes' where user_id = $1`, [
      otherId,
    ]);
    await send(person, otherId, 'Just now');
    const stream = await listenAt(here, await signIn(otherId));
    await stream.wait('message');
    expect(contents(stream.heard)).toEqual(['Just now']);
  });

  const breakLine = async () => {
    const { rowCount } = await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query ~ '^(listen|notify|select pg_notify)'`,
    );
    expect(rowCount).toBeGreaterThan(0);
  };

  /** Reconnects with the last event that was heard, as a browser does automatically. */
  const comeBack = async (cookie: string, brokenStream: { ended: Promise<void>; heard: ReceivedEvent[] }) => {
    await brokenStream.ended;
    return listenAt(here, cookie, { lastEventId: brokenStream.heard.at(-1)?.id });
  };

  test('another server may answer that has lost what the last one told: what comes then is told', async () => {
    const [person, otherId] = [await newPerson(), await newPerson()];
    const cookie = await signIn(otherId);
    const brokenStream = await listenAt(here, cookie);
    for (const content of ['First', 'Second', 'Third']) await send(person, otherId, content);
    await brokenStream.wait('message', 3);
    await pool.query('delete from live_events where user_id = $1', [otherId]);
    await pool.query('update live_lines set position = 1 where user_id = $1', [otherId]);
    await breakLine();
    const resumedStream = await comeBack(cookie, brokenStream);
    await resumedStream.wait('missed');
    await send(person, otherId, 'Fourth');
    await resumedStream.wait('message');
    expect(contents(resumedStream.heard)).toEqual(['Fourth']);
  });

  test('the database’s line to this instance may break: nothing is missed', async () => {
    const [person, otherId] = [await newPerson(), await newPerson()];
    const cookie = await signIn(otherId);
    const brokenStream = await listenAt(here, cookie);
    await breakLine();
    await send(person, otherId, 'Meanwhile');
    const resumedStream = await comeBack(cookie, brokenStream);
    await resumedStream.wait('message');
    await send(person, otherId, 'Afterwards');
    await resumedStream.wait('message', 2);
    expect(contents(resumedStream.heard)).toEqual(['Meanwhile', 'Afterwards']);
  });
});

describe('a stream ends', () => {
  test('with its session, on every instance, and not with another’s', async () => {
    const person = await newPerson();
    const { address: otherHost } = await otherInstance(host);
    const leaving = await signIn(person);
    const left = await listenAt(otherHost, leaving);
    await db.delete(sessions).where(eq(sessions.userId, person));
    await left.ended;
    const staying = await listenAt(here, await signIn(person));
    await signIn(person);
    await db.delete(sessions).where(eq(sessions.id, (await db.$count(sessions)) + 1000));
    expect(staying.hasEnded()).toBe(false);
    await deleteAllSessions(db, person);
    await staying.ended;
  });

  test('with a suspension', async () => {
    const person = await newPerson();
    const stream = await listenAt(here, await signIn(person));
    await db.update(users).set({ isSuspended: true }).where(eq(users.id, person));
    await stream.ended;
  });

  test('with the session’s time', async () => {
    const person = await newPerson();
    const { address } = await otherInstance(host);
    const stream = await listenAt(address, await signIn(person));
    await pool.query('update sessions set expires_at = now() where user_id = $1', [person]);
    await stream.ended;
  });

  test('when its server is taken down, which waits for nobody', async () => {
    const { address, close } = await otherInstance(host);
    const stream = await listenAt(address, await signIn(await newPerson()));
    await close();
    await stream.ended;
  });

  test('a person has twenty; the oldest makes room', async () => {
    const cookie = await signIn(await newPerson());
    const streams = [];
    for (let count = 0; count < 21; count += 1) streams.push(await listenAt(here, cookie));
    await streams[0]?.ended;
    expect(streams.slice(1).map(({ hasEnded }) => hasEnded())).toEqual(streams.slice(1).map(() => false));
  });
});
