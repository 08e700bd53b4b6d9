import { beforeEach, expect, test } from 'vitest';
import { buildCompanyMember } from '#demo/builders/company-member.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildUser } from '#demo/builders/user.ts';
import type { NotificationKind } from '#features/notifications/core/rules/notification-kinds.ts';
import { dayOf } from '#kernel/calendar.ts';
import { formatDateWithWeekday, formatTime } from '#kernel/dates.ts';
import { formatWeekdayAndDay } from '#kernel/format-short-dates.ts';
import { emailOfNotification } from '#testing/email-of-notification.ts';
import { testHost } from '#testing/host.ts';
import { codeOf } from '#testing/requests.ts';
import { visitCalls, visitOf } from '#testing/visits.ts';
import { sendDueVisitNotifications } from './server/send-due-visit-notifications.ts';

const host = await testHost();
const { ask, db, pool, services } = host;
const calls = await visitCalls(host);
const { accept, act, agreed, asked, inHours, propose, proposed, see } = calls;
beforeEach(() => pool.query('delete from rate_limits'));

const town = 'Where: L-3919 Mondercange';
const street = 'Where: 14, rue des Tilleuls, L-3919 Mondercange';

const mail = (kind: NotificationKind, personId: number) => emailOfNotification(host, kind, personId);

test('each mail about a visit says where it is: its street to the client, the town to a company that was not shown it', async () => {
  const { claire, schmit, visit } = await agreed();
  expect(await mail('visitProposed', claire.id)).toContain(street);
  const moving = visitOf(await act(claire.id, visit.id, 'move', { slots: [inHours(100)] }));
  expect(await mail('visitProposed', schmit.userId)).toContain(town);
  await act(schmit.userId, visit.id, 'ask-others');
  expect(await mail('visitOthersAsked', claire.id)).toContain(street);
  const movedVisit = visitOf(await act(claire.id, moving.id, 'move', { slots: [inHours(120)] }));
  await accept(schmit.userId, movedVisit);
  await act(schmit.userId, visit.id, 'cancel');
  for (const kind of ['visitAgreed', 'visitCancelled'] as const) {
    expect(await mail(kind, claire.id)).toContain(street);
    const mailText = await mail(kind, schmit.userId);
    expect(mailText).toContain(town);
    expect(mailText).not.toContain('rue des Tilleuls');
  }
});

test('once the client has shown the street, the company’s mail says it too, also to the member who comes', async () => {
  const { claire, schmit, invitationId } = await asked();
  const marc = await buildUser(db, { userType: 'company' });
  await buildCompanyMember(db, { companyId: schmit.id, userId: marc.id });
  const visit = visitOf(await propose(marc.id, { invitationId, slots: [inHours(40)] }));
  await accept(claire.id, visit, 0, { showsStreet: true });
  for (const id of [schmit.userId, marc.id]) expect(await mail('visitAgreed', id)).toContain(street);
  await pool.query('delete from company_members where user_id = $1', [marc.id]);
  const late = await mail('visitAgreed', marc.id);
  expect(late).toContain('calendar');
  expect(late).not.toContain('Where:');
});

test('of a request that is over for it, a company’s mail says nothing of the place', async () => {
  const { claire, schmit, request, visit } = await agreed();
  await ask('DELETE', `/api/requests/${request.id}/companies/${schmit.id}`, { as: claire.id });
  await sendDueVisitNotifications(services);
  expect((await see(schmit.userId, visit.id)).status).toBe(404);
  const mailText = await mail('visitCancelled', schmit.userId);
  expect(mailText).toContain('The visit was cancelled because the request has ended.');
  expect(mailText).not.toContain('Where:');
  expect(await mail('visitCancelled', claire.id)).toContain(street);
});

test('a phone stands in it where our pages show it: the company’s if it is public, both sides’ in a project', async () => {
  const { claire, schmit } = await proposed();
  await pool.query('update users set phone_number = $2 where id = $1', [claire.id, '+352621000001']);
  const { id: companyId, userId } = schmit;
  const phoneOf = async (number: string | null, isPublic: boolean) =>
    pool.query('update company_profiles set phone_number = $2, is_contact_public = $3 where id = $1', [
      companyId,
      number,
      isPublic,
    ]);
  await phoneOf('+352621000002', false);
  expect(await mail('visitProposed', claire.id)).not.toContain('Phone:');
  await phoneOf('+352621000002', true);
  expect(await mail('visitProposed', claire.id)).toContain('Phone: +352621000002');
  await phoneOf('+352621000002', false);
  const { rows } = await pool.query<{ id: number }>('select max(id) as id from visits');
  await act(claire.id, Number(rows[0]?.id), 'move', { slots: [inHours(100)] });
  expect(await mail('visitProposed', userId)).not.toContain('Phone:');
  await buildProject(db, { clientId: claire.id, companyId });
  expect(await mail('visitProposed', claire.id)).toContain('Phone: +352621000002');
  expect(await mail('visitProposed', userId)).toContain('Phone: +352621000001');
});

test.each([
  ['fr', 'Lieu\u00a0: '],
  ['de', 'Wo: '],
  ['lb', 'Wou: '],
  ['pt', 'Onde: '],
])('in %s it says the place too', async (language, word) => {
  const { claire } = await proposed();
  await pool.query('update users set language = $2 where id = $1', [claire.id, language]);
  expect(await mail('visitProposed', claire.id)).toContain(`${word}14, rue des Tilleuls, L-3919 `);
});

test('a reminder says it as well', async () => {
  const { claire, schmit } = await agreed();
  const tomorrow = new Date(services.clock.now().getTime() + 7 * 3_600_000);
  await sendDueVisitNotifications({ ...services, clock: { now: () => tomorrow } });
  expect(await mail('visitReminder', claire.id)).toContain(street);
  expect(await mail('visitReminder', schmit.userId)).toContain(town);
});

test(
  'a visit gets its street when it is taken, or later, and mail and calendar carry it then',
  {
    meta: { requirements: ['D3-3.1'] },
  },
  async () => {
    for (const isLater of [false, true]) {
      const claire = await calls.client();
      const schmit = await calls.roofer({ name: 'Toiture Schmit' });
      const request = await calls.sent(claire.id, [schmit.id], { street: null });
      const { id: invitationId } = await calls.invitationOf(schmit.userId);
      const visit = visitOf(await propose(schmit.userId, { invitationId, slots: [inHours(40)] }));
      expect(visit.request).toMatchObject({ hasStreet: false });
      const streetBody = { street: '14, rue des Tilleuls' };
      const acceptedVisit = visitOf(await accept(claire.id, visit, 0, isLater ? {} : streetBody));
      if (isLater) {
        expect(await mail('visitAgreed', schmit.userId)).toContain(town);
        expect(codeOf(await act(claire.id, visit.id, 'street'))).toEqual([409, 'noStreet']);
        expect(codeOf(await act(schmit.userId, visit.id, 'street', streetBody))).toEqual([403, 'notAllowed']);
        const told = visitOf(await act(claire.id, visit.id, 'street', streetBody));
        expect(told.sequence).toBe(acceptedVisit.sequence + 1);
      }
      expect(visitOf(await see(schmit.userId, visit.id)).where).toMatchObject(streetBody);
      expect((await calls.read(claire.id, request.id)).street).toBe(streetBody.street);
      expect(await mail('visitAgreed', schmit.userId)).toContain(street);
      // An existing street is never overwritten.
      await act(claire.id, visit.id, 'street', { street: '1, rue de la Gare' });
      expect((await calls.read(claire.id, request.id)).street).toBe(streetBody.street);
    }
  },
);

test('a visit without a request gets its street too', { meta: { requirements: ['D3-3.1'] } }, async () => {
  const schmit = await calls.roofer();
  const claire = await calls.client();
  await buildMessage(db, { senderId: claire.id, receiverId: schmit.userId });
  const visit = visitOf(await propose(schmit.userId, { partnerId: claire.id, slots: [inHours(30)] }));
  await accept(claire.id, visit, 0, { street: '2, Grand-Rue, Echternach' });
  expect(visitOf(await see(schmit.userId, visit.id)).place).toBe('2, Grand-Rue, Echternach');
});

test('the mail about proposed times says them, in its subject and on its first line', async () => {
  const schmit = await calls.roofer({ name: 'Toiture Schmit' });
  const claire = await calls.client();
  await calls.sent(claire.id, [schmit.id]);
  const { id: invitationId } = await calls.invitationOf(schmit.userId);
  const slots = [inHours(40), inHours(64)];
  const { slots: proposedSlots } = visitOf(await propose(schmit.userId, { invitationId, slots }));
  const { letter } = JSON.parse(await mail('visitProposed', claire.id)) as {
    letter: { subject: string; facts: string[]; heading: string };
  };
  const times = proposedSlots
    .map(
      ({ start, minutes }) =>
        `${formatWeekdayAndDay(dayOf(new Date(start)), 'en')} ${formatTime(new Date(start))}–${formatTime(new Date(Date.parse(start) + minutes * 60_000))}`,
    )
    .join(', ');
  expect(times).toMatch(/^[A-Z]\w\w \d{1,2} [A-Z]\w\w \d\d:\d\d–\d\d:\d\d, /);
  expect(letter.subject).toBe(`Visit for “Re-roof 96 m² of natural slate”: ${times}`);
  expect(letter.heading).toBe('Toiture Schmit has proposed a visit');
  expect(letter.facts.slice(0, 3)).toEqual([
    `Proposed times: ${times}`,
    'Work: Re-roof 96 m² of natural slate',
    street,
  ]);
});

test('the mail about an agreed visit says the job, the weekday, the end, and that the street is not shared', async () => {
  const { claire, schmit, visit } = await agreed();
  const start = new Date(visit.start ?? '');
  const end = new Date(start.getTime() + (visit.minutes ?? 0) * 60_000);
  const day = formatDateWithWeekday(start, 'en');
  const letterTo = async (personId: number) =>
    (JSON.parse(await mail('visitAgreed', personId)) as { letter: { facts: string[]; heading: string } })
      .letter;
  const facts = [
    `When: ${day}, ${formatTime(start)}–${formatTime(end)}`,
    'Work: Re-roof 96 m² of natural slate',
  ];
  expect((await letterTo(schmit.userId)).facts).toEqual([
    ...facts,
    'The client hasn’t shared the street yet. Ask them for it before the visit.',
    town,
  ]);
  const { facts: toClient, heading } = await letterTo(claire.id);
  expect(toClient.slice(0, 4)).toEqual([
    ...facts,
    `${schmit.name} can’t see your street yet. Share it so that they can find you.`,
    street,
  ]);
  expect(heading).toContain(day);
  await act(claire.id, visit.id, 'street');
  for (const id of [claire.id, schmit.userId])
    expect((await letterTo(id)).facts.slice(0, 3)).toEqual([...facts, street]);
});
