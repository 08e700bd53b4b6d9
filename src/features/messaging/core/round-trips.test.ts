import { sql } from 'drizzle-orm';
import { Query } from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { buildAttachment } from '#demo/builders/attachment.ts';
import { buildCompanyMember } from '#demo/builders/company-member.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildUser } from '#demo/builders/user.ts';
import { joinOrStartTransaction } from '#server/database/open-drizzle.ts';
import { testHost } from '#testing/host.ts';
import { sendLiveMessageEvent } from './server/send-live-message-events.ts';

interface Written {
  name?: string;
  text: string;
  callback: (...parameters: unknown[]) => void;
}

let isWatching = false;
let lastAnsweredTrip = 0;
let statements: string[] = [];

/** Nobody waits for statements on the connection that announces. */
const isWaitedFor = ({ name, text }: Written) => name !== 'announce' && !text.startsWith('notify');

// Here `pg` writes to the socket: a query it queues behind another's result is sent later.
const write = Query.prototype.submit;
vi.spyOn(Query.prototype, 'submit').mockImplementation(function note(this: Query, ...parameters) {
  const query = this as unknown as Written;
  if (isWatching && isWaitedFor(query)) {
    const trip = lastAnsweredTrip + 1;
    const { callback } = query;
    statements.push(`${trip} ${query.name ?? query.text}`);
    query.callback = (...results) => {
      lastAnsweredTrip = Math.max(lastAnsweredTrip, trip);
      callback(...results);
    };
  }
  return write.apply(this, parameters);
});

const { ask, db, signIn } = await testHost();
const [claire, paul] = [await buildUser(db), await buildUser(db)];
// First messages are checked more closely, once, so these get that done.
await buildMessage(db, { senderId: paul.id, receiverId: claire.id });
const company = await buildCompany(db);
await buildMessage(db, { senderId: claire.id, receiverId: company.userId });
await buildCompanyMember(db, { companyId: company.id });

/** Counts the consecutive round trips to the database until the message is sent. */
const tripsOf = async (senderId: number, body: object) => {
  const cookie = await signIn(senderId);
  [isWatching, lastAnsweredTrip, statements] = [true, 0, []];
  const { status } = await ask('POST', '/api/messages', {
    body,
    headers: { cookie, 'idempotency-key': crypto.randomUUID() },
  });
  isWatching = false;
  expect(status).toBe(201);
  return lastAnsweredTrip;
};

// Otherwise the first call would also wait for a connection to open.
beforeAll(() => tripsOf(paul.id, { receiverId: company.userId, content: 'Moien' }));

test.each([
  ['to a person', claire.id, { receiverId: paul.id, content: 'Moien' }],
  ['again, to be told once', claire.id, { receiverId: paul.id, content: 'Are you there?' }],
  ['to a company with a team', claire.id, { receiverId: company.userId, content: 'Do you do roofs?' }],
  ['from a company with a team', company.userId, { receiverId: claire.id, content: 'We do' }],
])('a message %s takes seven round trips at most', async (_, senderId, body) => {
  expect(await tripsOf(senderId, body), statements.join('\n')).toBeLessThanOrEqual(7);
});

test('a message to somebody whom no program hears of takes no statement for programs', async () => {
  await tripsOf(claire.id, { receiverId: paul.id, content: 'Moien' });
  expect(statements.filter((statement) => statement.includes('webhook'))).toEqual([]);
});

test('a message with what is attached to it takes no more', async () => {
  const { id } = await buildAttachment(db, { ownerId: claire.id });
  const body = { receiverId: paul.id, content: 'As you see', attachmentIds: [id] };
  expect(await tripsOf(claire.id, body), statements.join('\n')).toBeLessThanOrEqual(7);
});

test('what shows a message to both sides is planned once a connection, not for each message', async () => {
  const party = ({ id }: { id: number }, userType: 'private' | 'company') => ({
    id,
    username: 'x',
    userType,
  });
  const message = {
    id: 1,
    senderId: claire.id,
    receiverId: company.userId,
    content: 'Moien',
    isWithheld: false,
    attachments: [],
    isRead: false,
    createdAt: '2026-11-26T12:00:00.000Z',
    sender: party(claire, 'private'),
    receiver: party({ id: company.userId }, 'company'),
  };
  const plans = await joinOrStartTransaction(db, async (transaction) => {
    // PostgreSQL tries five custom plans before it settles on a generic one.
    for (let index = 0; index < 8; index += 1) await sendLiveMessageEvent(transaction, message, false);
    const { rows } = await transaction.execute<{ kept: number }>(
      sql`select generic_plans::integer as kept from pg_prepared_statements where name = 'send_message_events'`,
    );
    return rows;
  });
  expect(plans).toEqual([{ kept: expect.toSatisfy((count: number) => count > 0) }]);
});
