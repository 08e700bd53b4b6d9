import { globSync, readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildSubscription } from '#demo/builders/subscription.ts';
import { buildUser } from '#demo/builders/user.ts';
import { buildWebhook, buildWebhookDelivery } from '#demo/builders/webhook.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { mailPasswordResetJob } from '#features/accounts/sign-in/server/index.ts';
import { mailReceiptJob } from '#features/billing/subscriptions/server/mail-receipt.ts';
import { payBackBalancesJob } from '#features/billing/subscriptions/server/pay-back-balances.ts';
import { mailModerationDigestJob } from '#features/moderation/core/server/mail-moderation-digest.ts';
import { contentReports } from '#features/moderation/core/server/tables.ts';
import { localizedNameFields } from '#features/notifications/core/rules/localized-subjects.ts';
import {
  type NotificationKind,
  notificationKindDefinitionOf,
  type StoredNotificationSubject,
  notificationKindNames,
} from '#features/notifications/core/rules/notification-kinds.ts';
import type { NotificationSubjects } from '#features/notifications/core/rules/notification-subjects.ts';
import {
  createDeliverNotificationsJob,
  type NewNotification,
  notifyPerson,
} from '#features/notifications/core/server/index.ts';
import { notificationTextsOf } from '#features/notifications/core/server/notification-texts.ts';
import { pushJobs } from '#features/notifications/core/server/push/push-jobs.ts';
import type { EmailContent } from '#features/notifications/email/server/index.ts';
import { createSignedCopyJob } from '#features/quotes/core/server/pdf/signed-copy-job.ts';
import { loadLanguageDetector } from '#features/translations/core/server/detect-language.ts';
import { languages } from '#kernel/language.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { stringsOf } from '#strings/strings.ts';
import { browserAtPushService } from '#testing/browser-at-push-service.ts';
import { letDecisionsTakeEffect } from '#testing/decisions.ts';
import { testHost } from '#testing/host.ts';
import { forgetJobs } from '#testing/jobs.ts';
import { drawQuickly, quoteCalls } from '#testing/quotes.ts';
import { standIn } from '#testing/stand-in.ts';
import { allJobs } from './registry.ts';

// The person who causes a notification reads German, its receiver Portuguese. Nothing that arrives may show German.
const HOUSE = 'http://giewel.test';
const SECRET = 'a-secret-of-many-letters';
const devices = await standIn();
const host = await testHost({
  env: {
    PUSH_URL: devices.url,
    SMTP_URL: 'smtp://127.0.0.1:1',
    PUBLIC_URL: HOUSE,
    INBOUND_MAIL_ADDRESS: 'reply@in.giewel.example',
    INBOUND_MAIL_SECRET: SECRET,
  },
});
const { app, db, pool, signIn, services } = host;
const detect = await loadLanguageDetector();
const reads = { language: 'pt', isEmailVerified: true, isPhoneVerified: true, phoneNumber: '+352621123456' };
const german: typeof host.ask = (method, url, options = {}) =>
  host.ask(method, url, { ...options, headers: { 'x-language': 'de', ...options.headers } });

interface Sent {
  to: string;
  language?: string;
  letter?: EmailContent;
  text?: string;
  calendar?: { text: string };
  enclosures?: { name: string }[];
}

const waiting = async <Payload>(name: string): Promise<Payload[]> => {
  const { rows } = await pool.query<{ payload: Payload }>(
    `select payload from ${storedJobsSql} j
     where j.name = $1 order by j.created_at, place`,
    [name],
  );
  return rows.map(({ payload }) => payload);
};

const runWaiting = async (name: string, run: (payload: unknown) => unknown) => {
  for (const payload of await waiting(name)) await run(payload);
};

const emailsTo = async (to: string) => (await waiting<Sent>('mail')).filter((email) => email.to === to);

/** Only Giewel's own words of an email are checked; the texts of people are theirs. */
const textOf = ({ subject, heading, paragraphs, button, closing, replyAbove, unsubscribe }: EmailContent) =>
  [subject, heading, ...paragraphs, button?.label, closing, replyAbove, unsubscribe?.label].join('. ');

const expectPortuguese = ({ language, letter }: Sent) => {
  expect(language).toBe('pt');
  if (!letter) throw new Error('This is no letter');
  expect(detect(textOf(letter))).toBe('pt');
  for (const link of [letter.button?.address, letter.unsubscribe?.address])
    if (link) expect(link).toMatch(/^http:\/\/giewel\.test\/pt\//);
};

const oneEmailTo = async (to: string): Promise<Sent> => {
  const emails = await emailsTo(to);
  expect(emails).toHaveLength(1);
  return emails[0] ?? { to };
};

beforeEach(() => forgetJobs(pool));

const names = {
  fr: 'Esch-sur-Alzette',
  de: 'Esch an der Alzette',
  lb: 'Esch-Uelzecht',
  pt: 'Esch do Alzette',
};
const trades = { fr: 'Couvreur', de: 'Dachdecker', lb: 'Daachdecker', pt: 'Telhador' };
const commune = { commune: 'Esch', ...localizedNameFields('commune', names) };
const start = '2026-12-01T09:00:00Z';
const request = { invitationId: 1, title: 'T-12', ...commune, until: '2026-12-04T23:00:00Z' };
const project = { projectId: 1, name: 'T-12', from: 'Weber' };
const visit = { visitId: 1, from: 'Weber', start };
const quote = { quoteId: 1, number: 'D-12', from: 'Weber' };
const review = { reviewId: 1, projectId: 1, companyId: 1, company: 'Weber', rating: 4 };
const statement = '“…”';

/** Each kind lists all the subjects it may have, and the compiler asks for a new one. */
const subjects: { readonly [Name in NotificationKind]: readonly NotificationSubjects[Name][] } = {
  messageReceived: [{ userId: 0, from: 'Weber' }],
  projectCreated: [project],
  projectMarkedDone: [project],
  projectCompleted: [project],
  projectDeclined: [project],
  projectCancelled: [project],
  roomChanged: [project],
  publicationAsked: [project],
  publicationAnswered: [
    { ...project, outcome: 'agreed' },
    { ...project, outcome: 'refused' },
  ],
  reviewReceived: [
    { reviewId: 1, rating: 4 },
    { ...project, ...review },
  ],
  reviewWaiting: [review],
  reviewApproved: [review],
  reviewWithheld: [review],
  reviewStaysWithheld: [review],
  reviewEditRefused: [review],
  reviewReplied: [review],
  reviewFlagged: [review],
  clientReportDecided: [
    { userId: 1, client: 'Weber', outcome: 'upheld' },
    { userId: 1, client: 'Weber', outcome: 'dismissed' },
  ],
  vatNumberChecked: (['confirmed', 'refused', 'taken', 'withdrawn', 'again'] as const).map((outcome) => ({
    vatNumber: 'LU12345613',
    outcome,
  })),
  proofDecided: (['verified', 'refused', 'ending', 'ended'] as const).map((outcome) => ({
    fact: 'permit',
    outcome,
    lastDay: start,
  })),
  contentTakenDown: (
    ['picture', 'logo', 'description', 'profile', 'project', 'message', 'reply'] as const
  ).map((contentKind) => ({ takedownId: 1, what: contentKind, statement })),
  objectionDecided: [
    { takedownId: 1, what: 'picture', outcome: 'restored' },
    { takedownId: 1, what: 'reply', outcome: 'final' },
  ],
  standingChanged: (['warning', 'block', 'limits'] as const).map((outcome) => ({
    outcome,
    statement,
    partner: 'Weber',
    lastDay: start,
  })),
  conversationReportDecided: [
    { userId: 1, partner: 'Weber', outcome: 'upheld' },
    { userId: 1, partner: 'Weber', outcome: 'dismissed' },
  ],
  requestReportDecided: [
    { invitationId: 1, title: 'T-12', outcome: 'upheld' },
    { invitationId: 1, title: 'T-12', outcome: 'dismissed' },
  ],
  requestTakenDown: [{ requestId: 1, title: 'T-12', statement }],
  quoteReportDecided: [
    { ...quote, outcome: 'upheld' },
    { ...quote, outcome: 'dismissed' },
  ],
  quoteTakenDown: [{ quoteId: 1, number: 'D-12', statement }],
  moderationWaits: (
    [
      'appeals',
      'conversation-reports',
      'client-reports',
      'facts',
      'content-reports',
      'objections',
      'request-reports',
      'quote-reports',
    ] as const
  ).map((queue) => ({ queue })),
  subscriptionChanged: (['trialEnding', 'trialEnded', 'overdue', 'cancelled', 'ended'] as const).map(
    (outcome) => ({ outcome, lastDay: start }),
  ),
  listingEnds: [{ lastDay: '2026-12-01' }],
  leadHandedOver: [{ userId: 1, client: 'Weber', from: 'Kremer' }],
  leadWaiting: [{ userId: 0, from: 'Weber' }],
  requestSent: [
    { requestId: 1, title: 'T-12', count: 1, from: 'Weber' },
    { requestId: 1, title: 'T-12', count: 3, from: '' },
  ],
  requestReceived: [request],
  requestReminder: [request],
  requestAnswered: [request],
  requestAdded: [request],
  requestStreetShown: [request],
  requestEnded: [
    ...(['expired', 'withdrawn', 'closed'] as const).map((outcome) => ({ invitationId: 1, outcome })),
    ...(['expired', 'closed'] as const).map((outcome) => ({ invitationId: 1, outcome, title: 'T-12' })),
  ],
  wishedToAsk: [
    { trade: 'Roofing', ...localizedNameFields('trade', trades), ...commune, day: '2026-12-01', isMailed: 1 },
  ],
  companyDeclined: [{ requestId: 1, title: 'T-12', from: 'Weber' }],
  companySilent: [{ requestId: 1, title: 'T-12', from: 'Weber' }],
  companyAsked: [{ requestId: 1, title: 'T-12', from: 'Weber' }],
  requestExpired: [{ requestId: 1, title: 'T-12' }],
  visitProposed: [visit, { ...visit, start: '' }],
  visitOthersAsked: [visit, { ...visit, start: '' }],
  visitAgreed: [
    { ...visit, before: '' },
    { ...visit, before: '2026-11-30T09:00:00Z' },
  ],
  visitCancelled: [
    { ...visit, by: 'client' },
    { ...visit, from: '', by: 'company' },
    { ...visit, start: '', by: 'client' },
    { ...visit, by: 'request' },
  ],
  visitReminder: [
    { ...visit, ahead: 'day' },
    { ...visit, ahead: 'hours' },
  ],
  companySuspended: [{ from: 'Toiture Schmit', place: 'quotes', placeId: 1 }],
  companyReinstated: [{ from: 'Toiture Schmit', place: 'requests', placeId: 1 }],
  quoteReceived: [quote],
  quoteRevised: [quote],
  quoteWithdrawn: [quote],
  quoteSigned: [quote],
  quoteChangeAsked: [quote],
  quoteDeclined: [quote],
  quoteAccepted: [quote],
  quoteNotChosen: [quote],
  quoteNotSent: [quote],
  quoteExpired: [quote],
  contractWithdrawn: [quote],
  withdrawalReceived: [quote],
  changeOrderWithdrawn: [quote],
  changeWithdrawalReceived: [quote],
  contractEndAsked: [quote],
  contractEndRefused: [quote],
  contractEnded: [quote],
  contractPartnerLeaves: [quote],
};

/** Returns the titles in other languages that differ from the Portuguese one. */
const otherTitles = (kind: NotificationKind, subject: object): string[] =>
  languages
    .filter((language) => language !== 'pt')
    .map((language) => {
      const { title } = stringsOf(language).news[kind] as unknown as {
        title: (titleSubject: object) => string;
      };
      return title(subject);
    });

let webers = 0;

describe.each(notificationKindNames)('%s', (kind) => {
  const all: readonly object[] = subjects[kind];
  test.each([...all])('is told in the language of its reader, %o', async (kindSubject) => {
    const weber = await buildUser(db, { username: `weber-${++webers}`, language: 'de' });
    const reader = await buildUser(db, { ...reads, emailNotifications: true, smsNotifications: true });
    const browser = browserAtPushService(`https://push.browser.example/${reader.id}`);
    const cookie = await signIn(reader.id);
    await host.ask('POST', '/api/push', { body: browser.subscription, headers: { cookie } });
    devices.requests.length = 0;
    const subject = 'userId' in kindSubject ? { ...kindSubject, userId: weber.id } : kindSubject;
    if (notificationKindDefinitionOf(kind).partnerId)
      await buildMessage(db, { senderId: weber.id, receiverId: reader.id });

    await notifyPerson(db, services, { personId: reader.id, kind, subject } as NewNotification);
    const deliver = createDeliverNotificationsJob({ calendarOf: async () => null, worksOf: [] });
    await runWaiting('tell', (payload) => deliver.run(payload, services));
    const [pushNotifications, pushToDevice] = pushJobs;
    await runWaiting('push', (payload) => pushNotifications?.run(payload, services));
    await runWaiting('push-device', (payload) => pushToDevice?.run(payload, services));

    const { body } = await host.ask('GET', '/api/notifications', {
      as: reader.id,
      headers: { 'x-language': 'pt' },
    });
    const [{ text: line } = { text: '' }] = body as { text: string }[];
    expect(otherTitles(kind, subject)).not.toContain(line);
    expect(line).not.toMatch(/Alzette$|Uelzecht|Dachdecker|Roofing|Couvreur/);

    const isSent = !notificationKindDefinitionOf(kind).isBellOnly?.({ ...subject });
    const emails = await emailsTo(reader.email);
    // Some kinds come with a PDF, whose email is another one.
    expect(emails).toHaveLength(isSent && !notificationKindDefinitionOf(kind).isMailedWithPaper ? 1 : 0);
    for (const email of emails) {
      expectPortuguese(email);
      expect(email.letter?.subject).toBe(line);
    }

    const texts = (await waiting<Sent>('sms')).map(({ text }) => text);
    expect(texts).toHaveLength(isSent && notificationKindDefinitionOf(kind).isTexted === true ? 1 : 0);
    for (const text of texts) {
      expect(text).toContain(
        notificationTextsOf({ kind, subject: subject as StoredNotificationSubject }, 'pt').sms,
      );
      expect(text).toContain(`${HOUSE}/pt/`);
    }

    const notices = devices.requests.map(({ bytes }) => browser.read(bytes));
    expect(notices).toHaveLength(notificationKindDefinitionOf(kind).push ? 1 : 0);
    for (const notice of notices)
      expect(notice).toMatchObject({ title: line, href: expect.stringMatching(/^\/pt\//) });
  });
});

const moderator = await buildUser(db, { userType: 'admin', language: 'de', emailNotifications: false });
const run = (name: string, payload: unknown = {}) =>
  allJobs.find((job) => job.name === name)?.run(payload, services) ??
  Promise.reject(new Error(`No job ${name}`));
const portuguese = (overrides: object = {}) => buildUser(db, { ...reads, ...overrides });
const ownerOf = async (userId: number, changes: object = reads) => {
  const [owner] = await db.update(users).set(changes).where(eq(users.id, userId)).returning();
  if (!owner) throw new Error('The company has no owner');
  return owner;
};

let quoting: ReturnType<typeof quoteCalls> | undefined;
/** The builder lists the trades of a request, and a database has each trade once. */
const germanQuotes = () => (quoting ??= quoteCalls({ ...host, ask: german }));

/** Each other file that sends an email has an entry, which causes the email and returns the receiver's address. */
const senderFiles: Readonly<Record<string, () => Promise<string>>> = {
  'team/core/server/invitations-api.ts': async () => {
    const { id, userId } = await buildCompany(db);
    await buildSubscription(db, { companyId: id });
    const { email } = await portuguese();
    const body = { email, role: 'member' };
    expect((await german('POST', '/api/company-team/invitations', { as: userId, body })).status).toBe(201);
    return email;
  },

  'moderation/core/server/mail-reporter.ts': async () => {
    const email = 'reporter@mail.example';
    const body = {
      kind: 'fraud',
      address: '/companies/1',
      explanation: 'As fotografias mostram o trabalho de outra pessoa.',
      name: '',
      email,
    };
    const headers = { 'x-language': 'pt' };
    expect((await host.ask('POST', '/api/reports', { body, headers })).status).toBe(201);
    const [report] = await db.select().from(contentReports).where(eq(contentReports.email, email));
    const decision = { verdict: 'approve', statement: 'Nichts gefunden.', seen: '' };
    const url = `/api/admin/queues/content-reports/${report?.id}/decision`;
    // The same person got an email before, which said that it had arrived.
    expectPortuguese(await oneEmailTo(email));
    await forgetJobs(pool);
    expect((await german('POST', url, { as: moderator.id, body: decision })).status).toBe(200);
    await letDecisionsTakeEffect(host);
    return email;
  },

  'moderation/core/server/mail-suspension.ts': async () => {
    const { id, email } = await portuguese();
    const until = `${new Date().getUTCFullYear() + 1}-06-30`;
    const body = { reason: 'Beleidigende Nachrichten an einen Betrieb.', until };
    const response = await german('POST', `/api/admin/people/${id}/suspension`, { as: moderator.id, body });
    expect(response.status).toBe(200);
    return email;
  },

  'moderation/core/server/mail-moderation-digest.ts': async () => {
    const { email } = await portuguese({ userType: 'admin' });
    await db.insert(contentReports).values({
      receipt: 'TEST-TEST-TEST-PTPT',
      kind: 'fraud',
      address: '/companies/1',
      explanation: 'Die Bilder zeigen fremde Arbeit.',
    });
    await mailModerationDigestJob.run(
      {},
      { ...services, clock: { now: () => new Date('2026-01-15T07:00:00Z') } },
    );
    return email;
  },

  'quotes/core/server/pdf/signed-copy-job.ts': async () => {
    const calls = await germanQuotes();
    const { claire, schmit, quote: sentQuote } = await calls.quoted();
    const owner = await ownerOf(schmit.userId);
    await calls.withCode(claire.id, sentQuote);
    expect((await calls.accept(claire.id, sentQuote)).status).toBe(200);
    await createSignedCopyJob(drawQuickly).run({ quoteId: sentQuote.id }, services);
    const [copy] = (await emailsTo(owner.email)).slice(-1);
    expect(copy?.enclosures?.[0]?.name).toBe(stringsOf('pt').quotePaper.signedFile(sentQuote.number ?? ''));
    return owner.email;
  },

  'quotes/acceptance/server/withdrawal-receipt.ts': async () => {
    const calls = await germanQuotes();
    const { claire, quote } = await calls.quoted();
    await calls.withCode(claire.id, quote);
    expect((await calls.accept(claire.id, quote)).status).toBe(200);
    const { email } = await ownerOf(claire.id);
    await forgetJobs(pool);
    expect((await calls.act(claire.id, quote.id, 'withdrawal')).status).toBe(200);
    return email;
  },

  'accounts/sign-in/server/password-reset-api.ts': async () => {
    const { email } = await portuguese();
    await german('POST', '/api/request-password-reset', { body: { email } });
    await runWaiting('mail-reset', (payload) => mailPasswordResetJob.run(payload, services));
    return email;
  },

  'accounts/core/server/dormant-accounts.ts': async () => {
    const { id, email } = await portuguese();
    await pool.query(
      `update users set created_at = now() - interval '10 years', last_login_date = now() - interval '9 years'
       where id = $1`,
      [id],
    );
    await run('end-dormant-accounts');
    return email;
  },

  'billing/subscriptions/server/mail-receipt.ts': async () => {
    const { userId } = await buildCompany(db);
    const { email } = await ownerOf(userId);
    const body = { plan: 'professional', period: 'yearly' };
    await german('POST', '/api/subscription/payments', { as: userId, body });
    await runWaiting('mail-receipt', (payload) => mailReceiptJob.run(payload, services));
    return email;
  },

  'billing/subscriptions/server/payout-email.ts': async () => {
    const { id, userId } = await buildCompany(db);
    await buildSubscription(db, { companyId: id, balanceCents: 12_345 });
    const eraseAt = new Date(Date.now() + 3_600_000);
    const { email } = await ownerOf(userId, { ...reads, eraseAt });
    await payBackBalancesJob.run({}, services);
    return email;
  },

  'api/webhooks/server/deliver-webhook.ts': async () => {
    const { id, email } = await portuguese();
    const { id: webhookId } = await buildWebhook(db, {
      userId: id,
      url: 'https://127.0.0.1/nobody-is-called',
      failingSince: new Date(Date.now() - 4 * 24 * 3_600_000),
    });
    const { id: deliveryId } = await buildWebhookDelivery(db, { webhookId });
    await run('deliver-webhook', { deliveryId, attempts: 0 });
    return email;
  },

  'messaging/email-replies/server/email-reply-not-delivered.ts': async () => {
    const weber = await buildUser(db, { language: 'de' });
    const { id, email } = await portuguese({ smsNotifications: false });
    await buildMessage(db, { senderId: weber.id, receiverId: id });
    const notification: NewNotification = {
      personId: id,
      kind: 'messageReceived',
      senderId: null,
      subject: { userId: weber.id, from: 'Weber' },
    };
    await notifyPerson(db, services, notification);
    await runWaiting('tell', (payload) => run('tell', payload));
    const [about] = await waiting<{ replyTo: string }>('mail');
    await forgetJobs(pool);
    const payload = `From: ${email}\r\nTo: ${about?.replyTo}\r\nMessage-ID: <1@mail.example>\r\n\r\n> Quando?`;
    const headers = { 'content-type': 'message/rfc822', authorization: `Bearer ${SECRET}` };
    await app.inject({ method: 'POST', url: '/api/inbound-mail', payload, headers });
    return email;
  },
};

/** The receiver of these is the caller: they are in the language of the page that they are on. */
const toTheCaller = [
  'api/tokens/server/api.ts',
  'accounts/settings/server/data-and-erasure-api.ts',
  'accounts/core/server/contact-change.ts',
  'accounts/sign-in/server/change-password-api.ts',
  'accounts/sign-in/server/passkeys-api.ts',
  'accounts/sign-in/server/second-factor/second-factor-api.ts',
  'accounts/core/server/verification-codes.ts',
  'quotes/acceptance/server/accept-code.ts',
  'billing/subscriptions/server/register-company-on-trial.ts',
];

/** Notifications are tested above, and operators get emails in the house language. */
const others = [
  'notifications/core/server/deliver-postponed-notifications.ts',
  'notifications/core/server/deliver-notifications.ts',
  'marketing/core/server/api.ts',
];

test.each(Object.entries(senderFiles))('%s writes in the language of the receiver', async (_, cause) => {
  expectPortuguese(await oneEmailTo(await cause()));
});

test('whoever joins is written to in the language of the page they join on', async () => {
  const body = {
    username: 'telhados',
    password: 'Kniddelen-1',
    email: 'telhados@mail.example',
    userType: 'company',
  };
  const headers = { 'x-language': 'pt' };
  const response = await host.ask('POST', '/api/register', {
    body: { ...body, vatNumber: 'LU12345613' },
    headers,
  });
  expect(response.status).toBe(201);
  expectPortuguese(await oneEmailTo(body.email));
});

test('no letter or text message goes out from anywhere else', () => {
  const folder = 'src/features/';
  const sending = globSync(`${folder}*/*/server/**/*.ts`).filter((file) =>
    /^import \{[^}]*\b(enqueueMail|enqueueSms)\b[^}]*\} from '#features\/notifications\/email\/server\/index\.ts';/m.test(
      readFileSync(file, 'utf8'),
    ),
  );
  const namedFiles = [...Object.keys(senderFiles), ...toTheCaller, ...others];
  expect(sending.map((file) => file.replace(folder, '')).sort()).toEqual(namedFiles.sort());
});
