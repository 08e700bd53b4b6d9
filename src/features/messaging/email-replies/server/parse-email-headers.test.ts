import { describe, expect, test } from 'vitest';
import { parseEmailHeaders, replyTokenIn } from './parse-email-headers.ts';

const mailOf = (...lines: string[]) => Buffer.from(lines.join('\r\n'), 'latin1');

test('every address it went to, folded or not', () => {
  const mail = mailOf(
    'To: Giewel\r\n <reply+aa@in.example>',
    'Cc: x@y.example',
    'Delivered-To: b@c.example',
    '',
    'To: x',
  );
  expect(parseEmailHeaders(mail).recipients).toBe('Giewel <reply+aa@in.example>, x@y.example, b@c.example');
});

describe('by a machine', () => {
  test.each([
    ['Auto-Submitted: auto-replied', true],
    ['Auto-Submitted: no', false],
    ['Auto-Submitted: auto-generated; by=x', true],
    ['Auto-Submitted: NO (a person)', false],
    ['X-Auto-Response-Suppress: All', true],
    ['X-Auto-Response-Suppress: DR, OOF', true],
    ['X-Auto-Response-Suppress: None', false],
    ['List-Id: <friends.example>', true],
    ['Precedence: bulk', true],
    ['Precedence: normal', false],
    ['X-Autoreply: yes', true],
    ['Return-Path: <>', true],
    ['Return-Path: <claire@mail.example>', false],
  ])('%s: %s', (header, isAutomatic) => {
    expect(parseEmailHeaders(mailOf(header, '', 'I am away.')).isAutomatic).toBe(isAutomatic);
  });
});

test.each([
  ['From: claire@x.example', 'claire@x.example'],
  ['From: Claire Weber <Claire@X.example>', 'claire@x.example'],
  ['From: "claire@x.example" <evil@y.example>', 'evil@y.example'],
  ['From: claire@x.example (Claire <evil>)', 'evil'],
  ['From: claire@x.example (Claire)', 'claire@x.example'],
  ['From: claire@x.example\r\nFrom: evil@y.example', ''],
  ['From: claire@x.example, evil@y.example', 'claire@x.example, evil@y.example'],
  ['From: <claire@x.example>, <evil@y.example>', 'evil@y.example'],
  ['Subject: x', ''],
])('who writes %j', (lines, from) => {
  expect(parseEmailHeaders(mailOf(lines, '', 'x')).from).toBe(from);
});

const TOKEN = 'a1'.repeat(20);
test.each([
  [`reply+${TOKEN}@in.example`, TOKEN],
  [`x@y.example, Giewel <REPLY+${TOKEN.toUpperCase()}@IN.example>`, TOKEN],
  [`reply+${'0'.repeat(40)}@evil.example, reply+${TOKEN}@in.example`, TOKEN],
  [`reply+${TOKEN}@evil.example`, undefined],
  [`reply+${TOKEN}@in.example.evil.example`, undefined],
  [`reply+${TOKEN}@evil-in.example`, undefined],
  [`reply+${TOKEN}0@in.example`, undefined],
  ['reply@in.example', undefined],
])('the token in %s', (recipients, token) => {
  expect(replyTokenIn(recipients, 'reply@In.example')).toBe(token);
});

test('a mail is known again by its id, or by all of it', () => {
  const print = (...lines: string[]) => parseEmailHeaders(mailOf(...lines)).fingerprint.toString('hex');
  expect(print('Message-ID: <1@x>', '', 'a')).toBe(print('Received: later', 'Message-ID: <1@x>', '', 'a'));
  expect(print('Message-ID: <1@x>', '', 'a')).not.toBe(print('Message-ID: <2@x>', '', 'a'));
  expect(print('Subject: x', '', 'a')).not.toBe(print('Subject: x', '', 'b'));
});

test.each(['\n', ' \n', 'To: x\n', 'a:\n', '\n ', ' ', ':', '\r'])(
  'a head of nothing but %j is read',
  (piece) => {
    expect(parseEmailHeaders(Buffer.from(`x${piece.repeat(10_000_000 / piece.length)}`)).isAutomatic).toBe(
      false,
    );
  },
);
