import { describe, expect, test } from 'vitest';
import { formatReplyLine } from '#features/notifications/email/rules/reply-line.ts';
import { extractReplyText } from './extract-reply-text.ts';

const REPLY_TEXT = 'Gär, um Méindeg um 8.\n\nBringt dir eng Leeder mat?';
const OURS = `${formatReplyLine('Write your reply above this line')}\n\nschmit sent you a message`;
const quoted = OURS.replaceAll(/^/gm, '> ');

describe('what is quoted is cut off', () => {
  test.each([
    ['nothing quoted', REPLY_TEXT],
    [
      'Gmail, English',
      `${REPLY_TEXT}\n\nOn Mon, 9 Mar 2026 at 10:20, Giewel <reply+1@in.giewel.example> wrote:\n\n${quoted}`,
    ],
    [
      'Gmail, broken over two lines',
      `${REPLY_TEXT}\n\nOn Mon, 9 Mar 2026 at 10:20, Giewel\n<reply+1@in.giewel.example> wrote:\n\n${quoted}`,
    ],
    [
      'Gmail, French',
      `${REPLY_TEXT}\n\nLe lun. 9 mars 2026 à 10:20, Giewel <reply@x.example> a écrit :\n\n${quoted}`,
    ],
    [
      'Gmail, German',
      `${REPLY_TEXT}\n\nAm Mo., 9. März 2026 um 10:20 Uhr schrieb Giewel <reply@x.example>:\n\n${quoted}`,
    ],
    [
      'Apple Mail, German',
      `${REPLY_TEXT}\n\nAm 09.03.2026 um 10:20 schrieb Giewel <reply@x.example>:\n\n${quoted}`,
    ],
    ['Thunderbird, German', `${REPLY_TEXT}\n\nAm 09.03.26 um 10:20 hat Giewel geschrieben:\n${quoted}`],
    [
      'Gmail, Portuguese',
      `${REPLY_TEXT}\n\nEm seg., 9 de mar. de 2026 às 10:20, Giewel <r@x.example> escreveu:\n\n${quoted}`,
    ],
    [
      'Outlook, English',
      `${REPLY_TEXT}\n\n________________________________\nFrom: Giewel <r@x.example>\nSent: Monday, 9 March 2026 10:20\nTo: Claire\nSubject: schmit\n\n${OURS}`,
    ],
    [
      'Outlook, French',
      `${REPLY_TEXT}\n\nDe : Giewel <r@x.example>\nEnvoyé : lundi 9 mars 2026 10:20\nÀ : Claire\n\n${OURS}`,
    ],
    [
      'Outlook, German',
      `${REPLY_TEXT}\n\nVon: Giewel <r@x.example>\nGesendet: Montag, 9. März 2026 10:20\nAn: Claire\n\n${OURS}`,
    ],
    [
      'Outlook, marked up',
      `${REPLY_TEXT}\n\n*From:* Giewel <r@x.example>\n*Sent:* Monday 9 March 2026 10:20\n\n${OURS}`,
    ],
    ['an old Outlook', `${REPLY_TEXT}\n\n-----Original Message-----\nFrom: Giewel\n\n${OURS}`],
    ['an old Outlook, French', `${REPLY_TEXT}\n\n-----Message d'origine-----\n\n${OURS}`],
    ['an old Outlook, German', `${REPLY_TEXT}\n\n-----Ursprüngliche Nachricht-----\n\n${OURS}`],
    ['our own line alone', `${REPLY_TEXT}\n\n${OURS}`],
    ['our own line, quoted, under what nobody knows', `${REPLY_TEXT}\n${quoted}`],
    ['a signature', `${REPLY_TEXT}\n-- \nClaire Weber\n26, rue de la Gare\n`],
    [
      'an iPhone',
      `${REPLY_TEXT}\n\nSent from my iPhone\n\nOn 9 Mar 2026, at 10:20, Giewel <r@x.example> wrote:\n${quoted}`,
    ],
    ['an iPhone, French', `${REPLY_TEXT}\n\nEnvoyé de mon iPhone\n`],
    ['an iPhone, German', `${REPLY_TEXT}\n\nVon meinem iPhone gesendet\n`],
    ['carriage returns', `${REPLY_TEXT}\n\n${quoted}`.replaceAll('\n', '\r\n')],
  ])('%s', (_, mail) => {
    expect(extractReplyText(mail)).toBe(REPLY_TEXT);
  });

  test('answers between the quotes stay', () => {
    expect(
      extractReplyText('> Could you come on Monday?\nYes, at 8.\n\n> And bring a ladder?\nI will.'),
    ).toBe('Yes, at 8.\n\nI will.');
  });

  test.each([quoted, '', '   \n\n', '-- \nClaire', `On 9 March 2026, Giewel wrote:\n${quoted}`])(
    'nothing is left of %j',
    (mail) => expect(extractReplyText(mail)).toBe(''),
  );
});

test.each([
  'On Monday I wrote:\nthe roof leaks',
  'Le toit fuit, a écrit mon voisin',
  'From: the cellar to the roof, everything is wet',
  'Am Montag kommen wir vorbei: um 8 Uhr',
  'We sent 3 quotes -- none came back',
])('an ordinary sentence stays whole: %j', (text) => expect(extractReplyText(text)).toBe(text));

/** It is four times what is ever read of an email: code that rescans it from each character never finishes. */
const LENGTH = 400_000;

test.each([
  '\n',
  '> ',
  ' ',
  '---- ',
  ' ----',
  '---- x\u2028',
  'On 1 ',
  '_',
  '\n_',
  'From: ',
  'Am 1 hat schrieb ',
  '\nAm 1 hat',
])('a long mail of nothing but %j is looked through at once', (piece) => {
  const text = piece.repeat(LENGTH / piece.length);
  for (const mail of [text, `${text}x`, `\n${text} x`, `---- ${text} x`, `Am ${text} x`]) {
    expect(extractReplyText(mail).length).toBeLessThanOrEqual(mail.length);
  }
});

test('lines that almost open a quote are no more work than others', () => {
  const line = `Am ${'1 '.repeat(60)}${'hat '.repeat(35)}${'geschrieben '.repeat(11)}`;
  const mail = Array.from({ length: LENGTH / 100 }, () => line.trim()).join('\n');
  expect(extractReplyText(mail)).toBe(mail);
});
