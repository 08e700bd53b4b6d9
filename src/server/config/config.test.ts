import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEFAULT_DEMO_PASSWORD } from './check-settings.ts';
import { readConfig } from './config.ts';
import { settingNames } from './settings.ts';

const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec' };
const url = 'postgresql://giewel@localhost/giewel';

describe('the settings', () => {
  test('have defaults that start a demo on this machine', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      launch: 'prelaunch',
      demo: { password: DEFAULT_DEMO_PASSWORD },
      logLevel: 'info',
      trustProxy: false,
    });
  });

  test('DEMO is off with a database of one’s own, unless set', () => {
    expect(readConfig({ DATABASE_URL: url }).demo).toBeUndefined();
    expect(readConfig({ DATABASE_URL: url, DEMO: 'on' }).demo).toBeDefined();
    expect(readConfig({ DEMO: 'off' }).demo).toBeUndefined();
  });

  test('the printed demo password works on loopback alone, typed out or not', () => {
    for (const env of [{}, { DEMO_PASSWORD: DEFAULT_DEMO_PASSWORD }]) {
      expect(() => readConfig({ ...env, HOST: '0.0.0.0' })).toThrow('DEMO_PASSWORD must be set');
      expect(() => readConfig({ ...env, HOST: '127.evil.example' })).toThrow('DEMO_PASSWORD must be set');
      expect(readConfig({ ...env, HOST: '127.0.0.2' }).demo).toBeDefined();
    }
    expect(readConfig({ HOST: '0.0.0.0', DEMO_PASSWORD: 'another-one' }).demo?.password).toBe('another-one');
    expect(readConfig({ HOST: '0.0.0.0', DEMO: 'off' }).demo).toBeUndefined();
  });

  test('nor behind a proxy, where PUBLIC_URL tells of strangers', () => {
    const behindProxy = { PUBLIC_URL: 'https://giewel.example', TRUST_PROXY: '1' };
    for (const env of [{}, { DEMO_PASSWORD: DEFAULT_DEMO_PASSWORD }]) {
      expect(() => readConfig({ ...behindProxy, ...env })).toThrow(
        'DEMO_PASSWORD must be set to one of your own when the demo is at https://giewel.example',
      );
      expect(readConfig({ ...env, PUBLIC_URL: 'http://localhost:3000' }).demo).toBeDefined();
    }
    expect(readConfig({ ...behindProxy, DEMO_PASSWORD: 'another-one' }).demo).toBeDefined();
  });

  describe('live', () => {
    const live = { LAUNCH: 'live', PUBLIC_URL: 'https://giewel.example' };

    test.each([
      undefined,
      'http://giewel.example',
      'http://192.168.1.4:3000',
      'http://127.evil.example',
      'http://localhost.evil.example',
      'http://0.0.0.0:3000',
    ])('PUBLIC_URL may not be %s', (address) => {
      const env = { LAUNCH: 'live', ...(address && { PUBLIC_URL: address }) };
      expect(() => readConfig(env)).toThrow('PUBLIC_URL must be set to an https address with LAUNCH=live');
    });

    test('is at an https address, whichever Host the proxy says, and behind one', () => {
      expect(readConfig({ ...live, TRUST_PROXY: '1' })).toMatchObject({ trustProxy: 1, onlyHost: undefined });
    });

    test.each([
      ['http://localhost:3000', 'localhost:3000'],
      ['http://127.0.0.1:3000/', '127.0.0.1:3000'],
      ['http://[::1]:3000', '[::1]:3000'],
    ])('is tried out at %s, which answers that Host alone and stands behind no proxy', (address, host) => {
      const trial = { LAUNCH: 'live', PUBLIC_URL: address };
      expect(readConfig(trial).onlyHost).toBe(host);
      expect(() => readConfig({ ...trial, TRUST_PROXY: '1' })).toThrow('TRUST_PROXY must be off');
    });

    test('before it every Host is answered', () => {
      expect(readConfig({ PUBLIC_URL: 'http://localhost:3000', TRUST_PROXY: '1' }).onlyHost).toBeUndefined();
    });

    test('has no demo unless it is asked for, with a password of one’s own', () => {
      expect(readConfig(live).demo).toBeUndefined();
      expect(readConfig({ ...live, DEMO_PASSWORD: 'another-one' }).demo).toBeUndefined();
      expect(readConfig({ ...live, DEMO: 'on', DEMO_PASSWORD: 'another-one' }).demo).toBeDefined();
      for (const env of [{}, { DEMO_PASSWORD: DEFAULT_DEMO_PASSWORD }]) {
        expect(() => readConfig({ ...live, ...env, DEMO: 'on' })).toThrow(
          'DEMO_PASSWORD must be set to one of your own when the demo runs with LAUNCH=live',
        );
      }
    });
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT must be a port number.'],
    [{ PORT: '70000' }, 'PORT must be a port number.'],
    [{ PUBLIC_URL: 'giewel.lu' }, 'PUBLIC_URL must be an http or https address.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgresql:// address.'],
    [{ DEMO: 'yes' }, 'DEMO must be on or off.'],
    [{ DEMO_PASSWORD: 'short' }, 'DEMO_PASSWORD must have at least 8 characters.'],
    [{ LAUNCH: 'soon' }, 'LAUNCH must be prelaunch or live.'],
    [{ SMTP_URL: 'http://mail' }, 'SMTP_URL must be an smtp:// or smtps:// address.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be a log level such as info.'],
    [{ TRUST_PROXY: 'maybe!' }, 'TRUST_PROXY must be off, a number of proxies or their addresses.'],
    [{ S3_BUCKET: 'files' }, 'S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set too'],
    [{ INBOUND_MAIL_ADDRESS: 'reply' }, 'INBOUND_MAIL_ADDRESS must be an email address.'],
    [
      { INBOUND_MAIL_SECRET: 'short' },
      'INBOUND_MAIL_SECRET must have at least 16 characters, or be two such, a space between.',
    ],
    [{ INBOUND_MAIL_ADDRESS: 'reply@in.example' }, 'INBOUND_MAIL_SECRET must be set too'],
    [{ STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_WEBHOOK_SECRET must be set too'],
    [
      {
        ...stripe,
        LAUNCH: 'live',
        PUBLIC_URL: 'https://x.example',
        OPERATOR_NAME: 'Giewel',
        OPERATOR_VAT: 'LU12345613',
      },
      'OPERATOR_ADDRESS, OPERATOR_REGISTRATION must be set where companies pay at Stripe',
    ],
    [
      { ...stripe, STRIPE_SECRET_KEY: 'rk_live_1' },
      'OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_REGISTRATION, OPERATOR_VAT must be set',
    ],
    [{ LINKEDIN_URL: 'javascript:alert(1)' }, 'LINKEDIN_URL must be an https address'],
  ])('%o is refused in a plain sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });

  test('payments may be tried with a test key before an invoice could be issued', () => {
    expect(readConfig(stripe).missingOnInvoices).toContain('OPERATOR_ADDRESS');
  });

  test('all that is wrong is said at once', () => {
    expect(() => readConfig({ PORT: 'x', LAUNCH: 'y' })).toThrow(/PORT .*\nLAUNCH /);
  });

  test.each(['docs/settings.md', '.env.example'])('are all listed in %s, and no others', (file) => {
    const listed = readFileSync(file, 'utf8').matchAll(/^\| (`[A-Z].*?) +\||^#?([A-Z][A-Z0-9_]+)=/gm);
    const names = [...listed].flatMap(([, cell, name]) =>
      cell ? [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, one = '']) => one) : (name ?? []),
    );
    expect(names.toSorted()).toEqual([...settingNames, 'BACKUP_PASSPHRASE'].toSorted());
  });

  test.each([
    'compose.yaml',
    'deploy/one-server.env',
    'deploy/giewel.env',
    'docs/containers.md',
    'docs/managed-services.md',
  ])('are what %s sets, and nothing misspelt', (file) => {
    const text = readFileSync(file, 'utf8');
    const names = [...text.matchAll(/^ *#? ?([A-Z][A-Z0-9_]+)(?:=|: )/gm)].map(([, name = '']) => name);
    const others = [
      'POSTGRES_PASSWORD',
      'COMMIT',
      'COMPOSE_PROFILES',
      'DATABASE_PASSWORD',
      'BACKUP_PASSPHRASE',
    ];
    expect(names.filter((name) => !settingNames.includes(name) && !others.includes(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(3);
  });

  test.each(globSync(['README.md', 'docs/*.md', 'deploy/README.md']))(
    'are what %s speaks of, and nothing that is no setting',
    (file) => {
      // Tests, compose.yaml and other programs have settings of their own, and some names are placeholders.
      const others =
        /^(?:TEST_|CHROMIUM_PATH$|COMPOSE_|GIEWEL_|DATABASE_PASSWORD$|POSTGRES_|NAME_FILE$|THIRD_PARTY$|MALLOC_ARENA_MAX$|ETCD_|HTTPS_PROXY$|SQL_ASCII$)/;
      const known = [...settingNames, 'BACKUP_PASSPHRASE'];
      const written = readFileSync(file, 'utf8').match(/\b[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+\b/g) ?? [];
      const unknown = written.filter(
        (name) => !others.test(name) && !known.includes(name.replace(/_FILE$/, '')),
      );
      expect(unknown).toEqual([]);
    },
  );

  test('the password of compose.yaml is for this machine alone', () => {
    const password = /DEMO_PASSWORD:-([\w-]+)/.exec(readFileSync('compose.yaml', 'utf8'))?.[1] ?? '';
    const compose = { DATABASE_URL: url, DEMO: 'on', DEMO_PASSWORD: password, HOST: '0.0.0.0' };
    expect(readConfig({ ...compose, PUBLIC_URL: 'http://localhost:3000' }).demo).toEqual({ password });
    for (const env of [
      { PUBLIC_URL: 'https://giewel.example' },
      { PUBLIC_URL: 'http://localhost:3000', LAUNCH: 'live' },
    ])
      expect(() => readConfig({ ...compose, ...env })).toThrow(
        'DEMO_PASSWORD must be set to one of your own',
      );
  });
});
