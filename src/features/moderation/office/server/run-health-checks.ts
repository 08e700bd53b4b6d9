import { randomUUID } from 'node:crypto';
import { readdir, stat, statfs } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import type { Pool } from 'pg';
import { checkStripe } from '#features/billing/subscriptions/server/index.ts';
import { checkWithVies } from '#features/companies/proofs/server/index.ts';
import type { HealthFinding, HealthFindingName } from '#features/moderation/office/rules/health-findings.ts';
import { sendTestMail, sendTestSms } from '#features/notifications/email/server/index.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { formatLongDate } from '#kernel/dates.ts';
import { formatNumber } from '#kernel/format-number.ts';
import type { Language } from '#kernel/language.ts';
import type { Config } from '#server/config/config.ts';
import { findMisspeltSettings } from '#server/config/misspelt-settings.ts';
import { caughtErrorCode, caughtErrorMessage } from '#server/errors/caught-error.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { makeOutsideCall } from '#server/processes/outside-calls-and-transactions.ts';
import { stringsOf } from '#strings/strings.ts';

export interface HealthCheckOptions {
  config: Config;
  /** The environment variables' names, without their values. */
  names: readonly string[];
  pool: Pick<Pool, 'query'>;
  files: FileStore;
  /** The trial mail and text message go to these. */
  mailTo?: string | undefined;
  smsTo?: string | undefined;
  language: Language;
}

const found = (says: HealthFindingName, fact: string | number = ''): HealthFinding => ({
  says,
  fact: String(fact),
});

/** Describes an error without revealing secrets: by a code, or the number a server responded with. */
const codeOf = (error: unknown): string =>
  caughtErrorCode(error) ?? /\b\d{3}\b/.exec(caughtErrorMessage(error))?.[0] ?? 'unknown';

const checkSettings = ({ names }: HealthCheckOptions): HealthFinding => {
  const misspelt = findMisspeltSettings(names);
  return misspelt.length === 0
    ? found('settingsRight')
    : found('settingsMisspelt', misspelt.map(({ name, meant }) => `${name} (${meant}?)`).join(', '));
};

interface Server {
  version: string;
  isEncrypted: boolean;
  isNear: boolean;
  hasExtension: boolean;
  mayCreate: boolean;
  at: number;
}

/** On the same machine or in a private network TLS is not required. */
const ABOUT_SERVER = `
  select current_setting('server_version') as version,
    coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as "isEncrypted",
    coalesce(inet_server_addr() <<= any (array['127.0.0.0/8', '::1/128', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']::inet[]), true) as "isNear",
    exists (select from pg_available_extensions where name = 'pg_trgm') as "hasExtension",
    (select rolcreatedb or rolsuper from pg_roles where rolname = current_user) as "mayCreate",
    (extract(epoch from clock_timestamp()) * 1000)::float8 as at`;

const MOST_SECONDS_OFF = 2;

const inTenths = (value: number, language: Language): string =>
  formatNumber(Math.round(value * 10) / 10, language);

const checkDatabase = async ({ pool, language }: HealthCheckOptions): Promise<HealthFinding[]> => {
  const asked = Date.now();
  try {
    const { rows } = await pool.query<Server>(ABOUT_SERVER);
    const [server] = rows;
    if (!server) return [found('databaseAway')];
    const seconds = Math.abs((asked + Date.now()) / 2 - server.at) / 1000;
    const way = server.isEncrypted ? 'databaseEncrypted' : server.isNear ? 'databaseNear' : 'databasePlain';
    return [
      found(way, server.version),
      found(server.hasExtension ? 'extensionsRight' : 'extensionsMissing'),
      found(server.mayCreate ? 'rightsRight' : 'rightsMissing'),
      found(seconds > MOST_SECONDS_OFF ? 'clockOff' : 'clockRight', inTenths(seconds, language)),
    ];
  } catch (error) {
    return [found('databaseAway', codeOf(error))];
  }
};

const checkMail = async ({ config, mailTo, language }: HealthCheckOptions): Promise<HealthFinding> => {
  const { smtpUrl } = config.mail;
  if (!smtpUrl) return found('mailUnset');
  if (!mailTo) return found('mailUntried');
  const { subject, text: words } = stringsOf(language).officeChecks.trial;
  try {
    const letter = { subject, heading: subject, paragraphs: [words] };
    await sendTestMail(config, smtpUrl, mailTo, { letter, language });
    return found('mailSent', mailTo);
  } catch (error) {
    return found('mailRefused', codeOfMessage(error));
  }
};

/** The senders put their code in brackets; nothing else of the response is shown. */
const codeOfMessage = (error: unknown): string =>
  /\((\w+)\)$/.exec(caughtErrorMessage(error))?.[1] ?? codeOf(error);

const checkSms = async ({ config, smsTo, language }: HealthCheckOptions): Promise<HealthFinding> => {
  if (!config.sms) return found('smsUnset');
  if (!smsTo) return found('smsUntried');
  try {
    await sendTestSms(config.sms, { to: smsTo, text: stringsOf(language).officeChecks.trial.text });
    return found('smsSent', smsTo);
  } catch (error) {
    return found('smsRefused', codeOfMessage(error));
  }
};

const checkFiles = async ({ config, files }: HealthCheckOptions): Promise<HealthFinding> => {
  const name = `${randomUUID()}.pdf`;
  try {
    await files.put(name, Buffer.from(name));
    const file = await files.read(name);
    const content = file ? await text(file.content) : '';
    await files.remove(name);
    if (content !== name) return found('filesWrong', 'EMPTY');
    return found('filesRight', config.s3 ? config.s3.bucket : config.dataDir);
  } catch (error) {
    return found('filesWrong', codeOf(error));
  }
};

const checkPayments = async ({ config }: HealthCheckOptions): Promise<HealthFinding> => {
  if (!config.stripe) return found('stripeUnset');
  const address = `${config.publicUrl ?? ''}/api/stripe/events`;
  const outcome = await checkStripe(config.stripe, address);
  if (outcome.state === 'refused') return found('stripeRefused', outcome.code);
  if (outcome.state === 'eventsMissing') return found('stripeEventsMissing', outcome.events.join(', '));
  return found(outcome.state === 'right' ? 'stripeRight' : 'stripeNoWebhook', address);
};

/** Nobody has this number; VIES responds all the same that it is invalid. */
const NOBODYS_NUMBER = 'LU00000000';
const PATIENCE_MS = 5_000;

const checkVies = async ({ config }: HealthCheckOptions): Promise<HealthFinding> => {
  const { result } = await checkWithVies(config.viesUrl, NOBODYS_NUMBER, PATIENCE_MS);
  return found(result === 'unavailable' ? 'viesSilent' : 'viesRight');
};

const SOON_MS = 14 * DAY_MS;

/** Returns the day on which an address's certificate expires, judged as a browser would. */
const certificateEnd = ({ hostname, port }: URL) =>
  new Promise<Date>((resolve, reject) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    // SNI allows no IP address.
    const servername = isIP(host) ? undefined : host;
    const socket = connect({ host, port: Number(port || 443), servername }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(Object.assign(new Error(), { code: 'ETIMEDOUT' })));
    socket.on('error', reject);
  });

const checkTls = async ({ config, language }: HealthCheckOptions): Promise<HealthFinding> => {
  if (!config.publicUrl?.startsWith('https:')) return found('tlsUnset');
  const address = new URL(config.publicUrl);
  try {
    const end = await makeOutsideCall('the website itself', () => certificateEnd(address));
    const isSoon = end.getTime() - Date.now() < SOON_MS;
    return found(isSoon ? 'tlsEndsSoon' : 'tlsRight', formatLongDate(end, language));
  } catch (error) {
    return found('tlsWrong', codeOf(error));
  }
};

const GIGABYTE = 1e9;
const LEAST_GIGABYTES = 2;

const checkDisk = async ({ config, language }: HealthCheckOptions): Promise<HealthFinding> => {
  const { bavail, bsize } = await statfs(config.dataDir);
  const free = (bavail * bsize) / GIGABYTE;
  return found(free < LEAST_GIGABYTES ? 'diskNearlyFull' : 'diskRight', inTenths(free, language));
};

const MOST_HOURS = 26;

const checkBackup = async ({ config: { backupDir } }: HealthCheckOptions): Promise<HealthFinding> => {
  if (!backupDir) return found('backupUnset');
  const names = await readdir(backupDir).catch(() => []);
  const times = await Promise.all(
    names
      .filter((name) => /^giewel-\d\.backup$/.test(name))
      .map(async (name) => (await stat(join(backupDir, name))).mtimeMs),
  );
  if (times.length === 0) return found('backupNone', backupDir);
  const hours = Math.max(0, Math.round((Date.now() - Math.max(...times)) / 3_600_000));
  return found(hours > MOST_HOURS ? 'backupOld' : 'backupRight', hours);
};

/** Tries all configured services in parallel, and returns a finding for each. */
export const runAllHealthChecks = async (terms: HealthCheckOptions): Promise<HealthFinding[]> => {
  const findings = await Promise.all([
    checkDatabase(terms),
    checkMail(terms),
    checkSms(terms),
    checkFiles(terms),
    checkPayments(terms),
    checkVies(terms),
    checkTls(terms),
    checkDisk(terms),
    checkBackup(terms),
  ]);
  return [checkSettings(terms), ...findings.flat()];
};
