import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { languages } from '#kernel/language.ts';
import { testHost } from '#testing/host.ts';
import { mailServer } from '#testing/mail-server.ts';
import { startS3 } from '#testing/s3-stand-in.ts';
import { standIn } from '#testing/stand-in.ts';
import { type HealthFinding, stateOfFinding } from './rules/health-findings.ts';
import { runAllHealthChecks } from './server/run-health-checks.ts';

const mails = await mailServer();
const twilio = await standIn();
const vies = await standIn();
const stripe = await standIn();
const s3 = await startS3();
const backups = mkdtempSync(join(tmpdir(), 'giewel-backups-'));
afterAll(async () => {
  rmSync(backups, { recursive: true });
  await s3.stop();
});

const secrets = {
  TWILIO_AUTH_TOKEN: 'token-nobody-may-see',
  STRIPE_SECRET_KEY: 'sk_test_nobody_may_see',
  STRIPE_WEBHOOK_SECRET: 'whsec_nobody_may_see',
  S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
  SMTP_URL: mails.url.replace('smtp://', 'smtp://anna:password-nobody-may-see@'),
};
const settings = {
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_FROM: '+352600000000',
  TWILIO_URL: twilio.url,
  VIES_URL: vies.url,
  STRIPE_API_BASE: stripe.url,
  S3_ENDPOINT: s3.settings.endpoint,
  S3_REGION: s3.settings.region,
  S3_BUCKET: s3.settings.bucket,
  S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
  BACKUP_DIR: backups,
  PUBLIC_URL: 'http://localhost:3000',
};
const setUp = await testHost({ env: { ...settings, ...secrets, SMTP_URL: mails.url } });
const bare = await testHost({ env: { VIES_URL: vies.url }, withPages: true });

const wanted = [
  'checkout.session.completed',
  'customer.updated',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
];
const webhook = (url: string, events: string[] = wanted) => ({
  object: 'list',
  has_more: false,
  data: [{ object: 'webhook_endpoint', url, status: 'enabled', enabled_events: events }],
});
const OWN_WEBHOOK = 'http://localhost:3000/api/stripe/events';

const putBackup = (name: string, hoursAgo: number) => {
  const at = Date.now() / 1000 - hoursAgo * 3600;
  writeFileSync(join(backups, name), '');
  utimesSync(join(backups, name), at, at);
};

beforeEach(() => {
  mails.received.length = 0;
  twilio.requests.length = 0;
  vies.requests.length = 0;
  twilio.respond = () => ({ status: 201 });
  vies.respond = () => ({ body: { isValid: false } });
  stripe.respond = () => ({ body: webhook(OWN_WEBHOOK) });
  putBackup('giewel-1.backup', 100);
  putBackup('giewel-2.backup', 5);
});

const check = async ({ config, db, files }: typeof setUp.services, names: string[] = []) => {
  const findings = await runAllHealthChecks({
    config,
    names,
    pool: db.$client,
    files,
    mailTo: 'anna@giewel.example',
    smsTo: '+352621000000',
    language: 'en',
  });
  const whole = JSON.stringify(findings);
  for (const secret of Object.values(secrets)) expect(whole).not.toContain(secret);
  return findings;
};
const wrongOf = (findings: HealthFinding[]) =>
  findings.filter((finding) => stateOfFinding(finding) === 'wrong');

test('where everything works each is tried and says so', async () => {
  const findings = await check(setUp.services);
  expect(wrongOf(findings)).toEqual([]);
  expect(findings.map(({ says }) => says)).toEqual([
    'settingsRight',
    'databaseNear',
    'extensionsRight',
    'rightsRight',
    'clockRight',
    'mailSent',
    'smsSent',
    'filesRight',
    'stripeRight',
    'viesRight',
    'tlsUnset',
    'diskRight',
    'backupRight',
  ]);
  expect(mails.received.map(({ to }) => to)).toEqual([['anna@giewel.example']]);
  expect(twilio.requests).toHaveLength(1);
  expect(s3.objects.size).toBe(0);
  expect(findings.at(-1)).toEqual({ says: 'backupRight', fact: '5' });
});

test('what is not set up is no fault', async () => {
  const findings = await check(bare.services);
  expect(wrongOf(findings)).toEqual([]);
  expect(findings.filter((finding) => stateOfFinding(finding) === 'unused').map(({ says }) => says)).toEqual([
    'mailUnset',
    'smsUnset',
    'stripeUnset',
    'tlsUnset',
    'backupUnset',
  ]);
});

test('each thing that does not work says why, by a code', async () => {
  mails.refusals.push(550);
  twilio.respond = () => ({ status: 401 });
  vies.respond = () => ({ status: 503 });
  stripe.respond = () => ({
    status: 401,
    body: { error: { message: 'Invalid API Key provided: sk_test_nobody_may_see' } },
  });
  s3.troubles.push(403);
  putBackup('giewel-2.backup', 30);
  expect(wrongOf(await check(setUp.services, ['SMPT_URL', 'PATH']))).toEqual([
    { says: 'settingsMisspelt', fact: 'SMPT_URL (SMTP_URL?)' },
    { says: 'mailRefused', fact: '550' },
    { says: 'smsRefused', fact: '401' },
    { says: 'filesWrong', fact: '403' },
    { says: 'stripeRefused', fact: '401' },
    { says: 'viesSilent', fact: '' },
    { says: 'backupOld', fact: '30' },
  ]);
});

test.each([
  [webhook('https://elsewhere.example/api/stripe/events'), { says: 'stripeNoWebhook', fact: OWN_WEBHOOK }],
  [webhook(OWN_WEBHOOK, wanted.slice(0, -1)), { says: 'stripeEventsMissing', fact: 'invoice.paid' }],
  [webhook(OWN_WEBHOOK, ['*']), { says: 'stripeRight', fact: OWN_WEBHOOK }],
])('Stripe’s webhooks %#: %o', async (body, finding) => {
  stripe.respond = () => ({ body });
  expect(await check(setUp.services)).toContainEqual(finding);
});

test('a folder without a backup, and a certificate that cannot be fetched', async () => {
  const { config } = setUp.services;
  const findings = await check({
    ...setUp.services,
    config: { ...config, backupDir: join(backups, 'none'), publicUrl: 'https://127.0.0.1:1' },
  });
  expect(findings).toContainEqual({ says: 'tlsWrong', fact: 'ECONNREFUSED' });
  expect(findings).toContainEqual({ says: 'backupNone', fact: join(backups, 'none') });
});

test('a database that is away is all that is said of it', async () => {
  const pool = { query: () => Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' })) };
  const services = { ...bare.services, db: { $client: pool } } as unknown as typeof bare.services;
  expect(wrongOf(await check(services))).toEqual([{ says: 'databaseAway', fact: 'ECONNREFUSED' }]);
});

test('a clock that is behind is so many seconds apart, written as the reader’s language writes numbers', async () => {
  const { config, files } = bare.services;
  const server = { version: '18.4', isEncrypted: true, isNear: true, hasExtension: true, mayCreate: true };
  const pool = { query: () => Promise.resolve({ rows: [{ ...server, at: Date.now() + 3_900 }] }) };
  const terms = { config, files, names: [], pool: pool as unknown as Pool, language: 'fr' } as const;
  const facts = Object.groupBy(await runAllHealthChecks(terms), ({ says }) => says);
  expect(facts.clockOff?.[0]?.fact).toMatch(/^[23](,\d)?$/);
  expect(facts.diskRight?.[0]?.fact).toMatch(/^[\d\u202f]+(,\d)?$/);
});

test('an admin has it tried for their own address, in their own language; nobody else knows of it', async () => {
  const { ask, db } = setUp;
  const admin = await buildUser(db, { userType: 'admin', email: 'admin@giewel.example' });
  const send = { as: admin.id, headers: { 'accept-language': 'fr' } };
  const { status, body } = await ask('POST', '/api/admin/checks', send);
  expect(status).toBe(200);
  expect(body).toContainEqual({ says: 'mailSent', fact: 'admin@giewel.example' });
  expect(mails.received.map(({ to }) => to)).toEqual([['admin@giewel.example']]);
  const client = await buildUser(db);
  expect((await ask('POST', '/api/admin/checks', { as: client.id })).status).toBe(404);
  expect((await ask('POST', '/api/admin/checks')).status).toBe(404);
  expect(mails.received).toHaveLength(1);
});

test('the page has a tab of its own, for admins alone', async () => {
  const { ask, db } = bare;
  const admin = await buildUser(db, { userType: 'admin' });
  const moderator = await buildUser(db, { userType: 'admin', staffRole: 'moderator' });
  const page = await ask('GET', '/admin?tab=checks', { as: admin.id });
  expect(page.status).toBe(200);
  expect(page.text).toContain('Check everything');
  expect(vies.requests).toHaveLength(0);
  for (const as of [moderator.id, (await buildUser(db)).id, undefined])
    expect((await ask('GET', '/admin?tab=checks', as === undefined ? {} : { as })).status).toBe(404);
});

test.each(languages)('every outcome has its sentence in %s', async (language) => {
  const { sentences } = await import(`./strings/${language}/office-checks.ts`);
  for (const sentence of Object.values<(fact: string) => string>(sentences.says))
    expect(sentence('FACT').length).toBeGreaterThan(5);
});
