import { describe, expect, test } from 'vitest';
import { readHead } from './mail-head.ts';

const mailOf = (...lines: string[]) => Buffer.from(lines.join('\r\n'), 'latin1');

test('every address it went to, folded or not', () => {
  const mail = mailOf(
    'To: Giewel\r\n <reply+aa@in.example>',
    'Cc: x@y.example',
    'Delivered-To: b@c.example',
    '',
    'To: x',
  );
  expect(readHead(mail).recipients).toBe('Giewel <reply+aa@in.example>, x@y.example, b@c.example');
});

describe('by a machine', () => {
  test.each([
    ['Auto-Submitted: auto-replied', true],
    ['Auto-Submitted: no', false],
    ['Precedence: bulk', true],
    ['X-Autoreply: yes', true],
    ['Return-Path: <>', true],
    ['Return-Path: <claire@mail.example>', false],
  ])('%s: %s', (header, isAutomatic) => {
    expect(readHead(mailOf(header, '', 'I am away.')).isAutomatic).toBe(isAutomatic);
  });
});

test('a mail is known again by its id, or by all of it', () => {
  const print = (...lines: string[]) => readHead(mailOf(...lines)).fingerprint.toString('hex');
  expect(print('Message-ID: <1@x>', '', 'a')).toBe(print('Received: later', 'Message-ID: <1@x>', '', 'a'));
  expect(print('Message-ID: <1@x>', '', 'a')).not.toBe(print('Message-ID: <2@x>', '', 'a'));
  expect(print('Subject: x', '', 'a')).not.toBe(print('Subject: x', '', 'b'));
});

test.each(['\n', ' \n', 'To: x\n', 'a:\n', '\n ', ' ', ':', '\r'])(
  'a head of nothing but %j is read',
  (piece) => {
    expect(readHead(Buffer.from(`x${piece.repeat(10_000_000 / piece.length)}`)).isAutomatic).toBe(false);
  },
);
