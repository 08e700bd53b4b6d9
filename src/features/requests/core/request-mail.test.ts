import { expect, test } from 'vitest';
import { buildMessage } from '#demo/builders/message.ts';
import { buildUser } from '#demo/builders/user.ts';
import { emailOfNotification, textOfNotification } from '#testing/email-of-notification.ts';
import { testHost } from '#testing/host.ts';
import { requestCalls, wholeRequest } from '#testing/requests.ts';
import { notifyOfDeclineJob } from './server/notify-of-decline.ts';

const host = await testHost();
const { ask, db, pool } = host;
const { client, sent, roofer, company, invitationOf, post } = await requestCalls(host);

interface Mail {
  letter: {
    subject: string;
    facts: string[];
    paragraphs: string[];
    quote?: string[];
    button: { address: string };
  };
}

test('the mail about a request says what is to be done, as long as the company may read it, and not where', async () => {
  const { id, userId } = await roofer();
  await sent((await client()).id, [id]);
  const text = await emailOfNotification(host, 'requestReceived', userId);
  for (const words of [wholeRequest.description, 'Budget: €25,000–€35,000']) expect(text).toContain(words);
  expect(text).not.toContain(wholeRequest.street);
  expect(text).not.toContain('Phone:');
  const invitation = await invitationOf(userId);
  await company(userId, invitation.id, 'decline', { reason: 'too-far' });
  expect(await emailOfNotification(host, 'requestReceived', userId)).not.toContain(wholeRequest.description);
});

test('the mail about a street that is shown says it, as long as the company sees it there', async () => {
  const { id, userId } = await roofer();
  const claire = await client();
  const request = await sent(claire.id, [id]);
  const url = `/api/requests/${request.id}/street`;
  expect(await ask('POST', url, { as: claire.id, body: { companyId: id } })).toMatchObject({ status: 200 });
  const place = `Where: ${wholeRequest.street}, L-${wholeRequest.postalCode} ${wholeRequest.commune}`;
  expect(await emailOfNotification(host, 'requestStreetShown', userId)).toContain(place);
  const invitation = await invitationOf(userId);
  await company(userId, invitation.id, 'decline', { reason: 'too-far' });
  const later = await emailOfNotification(host, 'requestStreetShown', userId);
  expect(later).toContain('You can now see the street address for');
  for (const words of ['Where:', wholeRequest.street]) expect(later).not.toContain(words);
});

test('the mail about a request begins with the work, the place and the last day to reply, and says what is urgent', async () => {
  const claire = await client();
  for (const [kind, begins, says] of [
    ['one-to-three-months', 'Request: ', 'When: In one to three months'],
    ['urgent', 'Urgent request: ', 'When: It’s urgent'],
  ] as const) {
    const { id, userId } = await roofer();
    await sent(claire.id, [id], { timing: { kind } });
    const mail = JSON.parse(await emailOfNotification(host, 'requestReceived', userId)) as Mail;
    const { subject, facts } = mail.letter;
    expect(subject).toMatch(
      new RegExp(
        `^${begins}${wholeRequest.title}, Mondercange\\. Reply by [A-Z][a-z]{2} \\d{1,2} [A-Z][a-z]{2}$`,
      ),
    );
    expect(facts[0]).toMatch(/^Reply by: \w+day \d/);
    expect(facts[1]).toBe('Trade: Roofing');
    // The day to reply by stands there once.
    expect(mail.letter.paragraphs).toEqual(['A client has described the work and would like your reply.']);
    expect(facts).toContain(says);
  }
});

test(
  'the client hears in writing who was asked and until when, and no company hears of the others',
  { meta: { requirements: ['D3-2.5'] } },
  async () => {
    const claire = await client();
    const [schmit, lefort] = [
      await roofer({ name: 'Toiture Schmit' }),
      await roofer({ name: 'Toitures Lefort' }),
    ];
    await sent(claire.id, [schmit.id, lefort.id]);
    const { letter } = JSON.parse(await emailOfNotification(host, 'requestSent', claire.id)) as Mail;
    expect(letter.subject).toBe(`Sent to 2 companies: “${wholeRequest.title}”`);
    expect(letter.facts.toSorted()).toEqual([
      expect.stringMatching(/^Toiture Schmit: reply by the end of \w+day \d/),
      expect.stringMatching(/^Toitures Lefort: reply by the end of \w+day \d/),
    ]);
    expect(await emailOfNotification(host, 'requestReceived', schmit.userId)).not.toContain('Lefort');
    // It is about the reader's own act: nothing waits for them in the bell.
    const { body } = await ask('GET', '/api/notifications', { as: claire.id });
    expect(body).toMatchObject([{ kind: 'requestSent', isRead: true }]);
  },
);

test('the client reads in the mail itself what a company asks, and why another declines', async () => {
  const claire = await client();
  const [asking, leaving] = [await roofer({ name: 'Dach Weber' }), await roofer({ name: 'Toiture Schmit' })];
  await sent(claire.id, [asking.id, leaving.id]);
  const question = await invitationOf(asking.userId);
  await company(asking.userId, question.id, 'questions', { text: 'Is the attic heated?' });
  const asked = JSON.parse(await emailOfNotification(host, 'companyAsked', claire.id)) as Mail;
  expect(asked.letter.quote).toEqual(['Is the attic heated?']);
  const invitation = await invitationOf(leaving.userId);
  const declined = await company(leaving.userId, invitation.id, 'decline', {
    reason: 'fully-booked',
    text: 'Ask us again in spring.',
  });
  const { endedAt: at } = declined.body as { endedAt: string };
  await notifyOfDeclineJob.run({ invitationId: invitation.id, at }, host.services);
  const refusal = JSON.parse(await emailOfNotification(host, 'companyDeclined', claire.id)) as Mail;
  expect(refusal.letter.facts).toEqual(['Reason: Fully booked']);
  expect(refusal.letter.quote).toEqual(['Ask us again in spring.']);
});

test('a client whose email is not verified is texted who was asked and until when; others are not', async () => {
  const schmit = await roofer({ name: 'Toiture Schmit' });
  const phone = { phoneNumber: '+352621000003', isPhoneVerified: true, createdAt: new Date('2025-01-01') };
  const nadia = await buildUser(db, { ...phone, isEmailVerified: false });
  await sent(nadia.id, [schmit.id]);
  expect(await emailOfNotification(host, 'requestSent', nadia.id)).toBe('');
  expect(await textOfNotification(host, 'requestSent', nadia.id)).toMatch(
    new RegExp(
      `^Giewel: Sent to Toiture Schmit: “${wholeRequest.title}”\\. Toiture Schmit: reply by the end of \\w+day \\d+ \\w+ \\d+\\. http`,
    ),
  );
  const claire = await buildUser(db, phone);
  await sent(claire.id, [schmit.id]);
  expect(await textOfNotification(host, 'requestSent', claire.id)).toBe('');
});

test('the mail about a message names the one job that the two are at, and no job among several', async () => {
  const claire = await client();
  const { id, userId } = await roofer({ name: 'Toiture Schmit' });
  await buildMessage(db, { senderId: userId, receiverId: claire.id });
  await pool.query(`insert into notifications (user_id, kind, subject) values ($1, 'messageReceived', $2)`, [
    claire.id,
    { userId, from: 'Toiture Schmit' },
  ]);
  const subject = async () =>
    (JSON.parse(await emailOfNotification(host, 'messageReceived', claire.id)) as Mail).letter.subject;
  expect(await subject()).toBe('Toiture Schmit sent you a message');
  await sent(claire.id, [id]);
  expect(await subject()).toBe(`Toiture Schmit sent you a message: ${wholeRequest.title}`);
  await sent(claire.id, [id], { title: 'Clean the gutters' });
  expect(await subject()).toBe('Toiture Schmit sent you a message');
});

test('the mail about a request that was closed leads to it', async () => {
  const claire = await client();
  const { id, userId } = await roofer();
  const request = await sent(claire.id, [id]);
  const invitation = await invitationOf(userId);
  await post(claire.id, `/${request.id}/close`, { reason: 'postponed' });
  const { letter } = JSON.parse(await emailOfNotification(host, 'requestEnded', userId)) as Mail;
  expect(letter.button.address).toMatch(new RegExp(`/invitations/${invitation.id}$`));
  expect(await ask('GET', `/api/invitations/${invitation.id}`, { as: userId })).toMatchObject({
    status: 200,
  });
});
