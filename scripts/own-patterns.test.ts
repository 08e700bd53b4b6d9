import { resolve } from 'node:path';
import { checkSync } from 'recheck';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ownPatterns, patternsIn } from './own-patterns.ts';

// A pattern that takes long to judge on a busy machine is late, not wrong.
const LONGEST_JUDGEMENT_MS = 180_000;
const timeout = LONGEST_JUDGEMENT_MS + 5000;

/** These are slow on some texts, but only our own texts reach them. */
const neverMeetForeignText: Record<string, string> = {
  '/\\/+$/ src/server/config/config.ts': 'an address among the settings, read once at the start',
  '/\\/+$/ src/server/files/s3-file-store.ts': 'an address among the settings, read once at the start',
  '/(besley-(regular|initials)|instrument-sans-var).*\\.woff2$/ src/server/pages/load-built-pages.ts':
    'names of files that our own build has made',
};

/** Checking these takes seconds each, one half a minute, so only the nightly tests repeat it. */
const longToJudge = [
  '/^(\\d{1,2})(?:[:.h](\\d{2})|h)?\\s*(?:(am|pm)\\s*)?(?:[-–—]|to)\\s*(\\d{1,2})(?:[:.h](\\d{2})|h)?\\s*(am|pm)?$/i src/features/companies/core/rules/opening-hours.ts',
  '/^[1-9][0-9]{0,9}(,[1-9][0-9]{0,9})*$/ src/features/folders/pages/contract/compare-companies.ts',
  '/^(?:sub-?\\s?total|sous-?\\s?total|total|totaux|grand total|zwischensumme|gesamt|endsumme|endbetrag|summe|netto|brutto|somme|soma|net\\b|montant (?:ht|ttc|total)|acompte|anzahlung|akonto|down payment|adiantamento|zzgl|zuzüglich|plus (?:vat|tva|mwst)|(?:in|ex)[ck]l\\.? .*(?:vat|tva|mwst|ust|iva)\\b|à reporter|reste à payer|tva\\b|t\\.v\\.a|mwst|ust\\b|vat\\b|iva\\b|übertrag|à payer|zu zahlen|ht\\b|ttc\\b|amount due)/i src/features/quotes/writing/rules/parse-pasted-sheet.ts',
  '/^(?:\\d{1,3}(?:\\.\\d{1,3})*|[A-Z]|[IVX]{1,5})[.):]?\\s+(?=\\S)/ src/features/quotes/writing/rules/parse-pasted-sheet.ts',
  '/^(.*?\\d\\D*?)(?:\\s?\\/\\s?|(?<=[\\d€.,–—-])\\s?)(\\p{L}[\\p{L} .-]{0,14}[23²³]?)$/u src/kernel/typed-numbers.ts',
  '/^-- In slices of (\\d+) by (\\w+)\\.id\\b/m src/server/database/migrations.ts',
  "/^[-_\\s]*(?:Original Message|Message d['’]origine|Message original|Ursprüngliche Nachricht|Mensagem original)[-_\\s]*$/iu src/features/messaging/email-replies/rules/extract-reply-text.ts",
  '/^(?:Sent from my .{2,40}|Envoyé (?:de|depuis) mon .{2,40}|Von meinem .{2,40} gesendet|Enviado do meu .{2,40}|(?:Get|Télécharger) Outlook .{2,60}|Gesendet von Outlook .{2,40})$/iu src/features/messaging/email-replies/rules/extract-reply-text.ts',
  '/^[1-9]\\d{0,9}(?:,[1-9]\\d{0,9}){0,199}$/ src/features/requests/new-request/contract/form-lookups.ts',
  '/(?<![^ ])(\\p{L}+)(?![^ ])/gu src/features/quotes/price-book/rules/guess-line-kind.ts',
  '/^-- Landed as ([0-9a-f]{64})\\b/m src/server/database/migrations.ts',
  '/\\b(create|drop) table (?:if (?:not )?exists )?(pgboss\\.job\\b|\\w+\\b(?![.]))/gi src/server/database/migrations.ts',
  '/^\\d{1,10}(,\\d{1,10}){0,199}$/ src/server/cache/public-cache.ts',
  '/^\\S{16,}( \\S{16,})?$/ src/server/config/settings.ts',
  '/^[\\w-]{43}$/ src/server/auth/session-cookie.ts',
  '/\\+([0-9a-f]{40})@([\\w.-]+)/g src/features/messaging/email-replies/server/parse-email-headers.ts',
  '/^B[A-P][\\w-]{85}$/ src/features/notifications/core/contract/push.ts',
  '/\\b(?:into|update|from)\\s+"?([a-z_]\\w*)/i src/server/traces/statement-name.ts',
  '/<([^<>]+)>;\\s*rel="next"/ src/web/api-client.ts',
];

/** These are built at run time; here are the results, for the same check. */
const putTogether: Record<string, RegExp> = {
  'src/features/accounts/core/rules/username-characters.ts':
    /^[\p{Script=Hiragana}\p{Script=Han}\p{Script=Common}\p{Script=Inherited}]*$/u,
  'src/features/accounts/core/server/profile-picture-api.ts': /^\/pictures\/([0-9a-f]{32})-320.webp$/,
  'src/features/companies/core/rules/gallery-picture-urls.ts':
    /^\/pictures\/gallery\/[0-9a-f]{32}-([1-9]\d{0,3})x([1-9]\d{0,3})\.webp$/,
  'src/features/companies/core/server/picture-file-names.ts': /^\/pictures\/logos\/[0-9a-f]{32}-256.webp$/,
  'src/features/messaging/email-replies/server/html-to-text.ts': /<\/blockquote/gi,
  // The boundary is the sender's, with every mark taken for itself; each part is a line further on.
  'src/features/messaging/email-replies/server/parse-email.ts': /(?:^|\r?\n)--abc--[ \t]*(?=\r?\n|$)/,
  'src/kernel/profile-picture-sizes.ts': /-320\.webp$/,
  'src/server/database/database-errors.ts': /^(08|53|57P0[1-3]|25006)/,
  'src/server/http/allowed-methods.ts': /^\/api\/requests\/[^/]+\/quotes\/[^/]+$/,
  // The patterns of our own contracts, tried on samples of our own.
  'src/server/http/openapi-examples.ts': /^[\w-]{43}$/u,
};

const patterns = ownPatterns(resolve('.'));

beforeAll(() => {
  // Its plain JavaScript, in this process: neither a worker nor a binary.
  vi.stubEnv('RECHECK_SYNC_BACKEND', 'pure');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

const SLOW_MS = 100;

/** Measures how long a pattern works at a text, independent of the machine's load. */
const workMs = (pattern: RegExp, text: string) => {
  const cpuBefore = process.cpuUsage();
  text.split(pattern);
  return process.cpuUsage(cpuBefore).user / 1000;
};

/** A slow text repeats its middle, so a shortened one shows the slowness in a fraction of the time. */
const isSlowAt = (pattern: RegExp, text: string) =>
  [text.slice(0, text.length / 8) + text.slice(-text.length / 8), text].some(
    (tried) => workMs(pattern, tried) >= SLOW_MS,
  );

/** A verdict from random texts is a guess, so the text that it found is tried here. */
const judged = (source: string, flags: string) => {
  const verdict = checkSync(source, flags, { timeout: LONGEST_JUDGEMENT_MS });
  if (verdict.status !== 'vulnerable') return verdict.status;
  const { attack, checker } = verdict;
  if (checker === 'fuzz' && !isSlowAt(new RegExp(source, flags), attack.string)) return 'safe';
  return `vulnerable: ${attack.pattern}`;
};

const written = [
  ...new Map(
    patterns.flatMap(({ source, flags, file, where }) => {
      const name = `/${source}/${flags} ${file}`;
      return source === null || name in neverMeetForeignText
        ? []
        : [[`/${source}/${flags}`, { name: `/${source}/${flags} (${where})`, file: name, source, flags }]];
    }),
  ).values(),
];
const isLong = ({ file }: { file: string }) => longToJudge.includes(file);

describe('no text makes a regular expression of ours slow', () => {
  test.each(written.filter((pattern) => !isLong(pattern)))('$name', { timeout }, ({ source, flags }) => {
    expect(judged(source, flags)).toBe('safe');
  });

  test.each(written.filter(isLong))('$name', { tags: ['nightly'], timeout }, ({ source, flags }) => {
    expect(judged(source, flags)).toBe('safe');
  });

  test.each(Object.entries(putTogether))(
    '%s puts together a safe one',
    { timeout },
    (_, { source, flags }) => {
      expect(judged(source, flags)).toBe('safe');
    },
  );

  test('those that are put together are all known, each file for one', () => {
    const fileNames = patterns.filter(({ source }) => source === null).map(({ file }) => file);
    expect(fileNames).toEqual(Object.keys(putTogether));
  });

  test('every exception is still there', () => {
    const patternNames = new Set(patterns.map(({ source, flags, file }) => `/${source}/${flags} ${file}`));
    for (const exception of [...Object.keys(neverMeetForeignText), ...longToJudge])
      expect(patternNames).toContain(exception);
  });

  test('a slow one would be seen', { timeout: 2 * LONGEST_JUDGEMENT_MS }, () => {
    expect(judged('^(a+)+$', '')).toContain('vulnerable');
    expect(judged('[ \\t]+(?=\\r?\\n|$)', 'g')).toContain('vulnerable');
  });
});

test('patterns are found however they are written', () => {
  const code = [
    'const a: RegExp = /x+/giu;',
    "const b = new RegExp('y*', 'm');",
    'const c = RegExp(`z`);',
    'const d = (name: string) => new RegExp(`${name}$`);',
    'const e = new RegExp(/w/);',
    'const f = "/no/";',
  ].join('\n');
  expect(patternsIn(code, 'a.ts').map(({ where, source, flags }) => [where, source, flags])).toEqual([
    ['a.ts:1', 'x+', 'giu'],
    ['a.ts:2', 'y*', 'm'],
    ['a.ts:3', 'z', ''],
    ['a.ts:4', null, ''],
    ['a.ts:5', 'w', ''],
  ]);
});
