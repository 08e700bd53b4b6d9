import { describe, expect, test } from 'vitest';
import fc from '#testing/fast-check.ts';
import { parseEmail } from './parse-email.ts';

const mailOf = (...lines: string[]) => Buffer.from(lines.join('\r\n'), 'latin1');
const utf8 = (text: string) => Buffer.from(text).toString('latin1');
const textOf = (...lines: string[]) => parseEmail(mailOf(...lines)).text;
const BODY_TEXT = 'Zwéi Deeg, 50 € – ça va?';

describe('the words of a mail', () => {
  test('as they are, in the character set nobody names', () => {
    expect(textOf('From: a@b.example', '', utf8(BODY_TEXT), 'Merci')).toBe(`${BODY_TEXT}\r\nMerci`);
  });

  test.each([
    [
      'utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      'Zw=C3=A9i Deeg, 50 =E2=82=AC =E2=80=93 =C3=A7a =\r\nva?',
    ],
    [
      '"UTF-8"',
      'Content-Transfer-Encoding: BASE64',
      Buffer.from(BODY_TEXT).toString('base64').replace(/.{20}/g, '$&\r\n'),
    ],
    ['windows-1252', 'Content-Transfer-Encoding: 8bit', 'Zw\xe9i Deeg, 50 \x80 \x96 \xe7a va?'],
    ['iso-8859-15', 'Content-Transfer-Encoding: quoted-printable', 'Zw=E9i Deeg, 50 =A4 =E2 =E7a va?'],
    ['unheard-of', 'Content-Transfer-Encoding: 7bit', utf8(BODY_TEXT)],
  ])('in %s, %s', (charset, encoding, body) => {
    const text = textOf(`Content-Type: text/plain;\r\n charset=${charset}`, encoding, '', body);
    expect(text).toBe(charset === 'iso-8859-15' ? BODY_TEXT.replace('–', 'â') : BODY_TEXT);
  });

  test('spaces a gateway added at the end of a line are none', () => {
    expect(textOf('Content-Transfer-Encoding: quoted-printable', '', 'One=20 ', 'Two  ', 'Three')).toBe(
      'One \r\nTwo\r\nThree',
    );
  });

  test('lines broken for their length alone are whole again', () => {
    const body = ['A long ', 'line.', '', '> quoted ', 'not quoted', ' From here', '-- ', 'Claire'];
    expect(textOf('Content-Type: text/plain; format=flowed', '', ...body)).toBe(
      'A long line.\n\n> quoted \nnot quoted\nFrom here\n-- \nClaire',
    );
  });

  const alternative = (boundary: string, ...parts: string[]) =>
    [
      `Content-Type: multipart/alternative; boundary="${boundary}"`,

      '',
      'not a part',
      ...parts.flatMap((part) => [`--${boundary}`, part]),
      `--${boundary}--`,
      'nor this',
    ].join('\r\n');
  const plain = `Content-Type: text/plain\r\n\r\nMoien`;
  const html = `Content-Type: text/html\r\n\r\n<p>Not <b>this</b></p>`;

  test('in the plain part, wherever it stands', () => {
    expect(textOf(alternative('b', html, plain))).toBe('Moien');
    expect(textOf(alternative('b', alternative('b-inner', html, plain), html))).toBe('Moien');
    expect(textOf(alternative('a+(b)=?', plain, html))).toBe('Moien');
  });

  test('never in an attachment', () => {
    const attached =
      'Content-Type: text/plain\r\nContent-Disposition: attachment; filename=a.txt\r\n\r\nSecret';
    const picture = 'Content-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=';
    expect(textOf(alternative('b', attached, picture, plain))).toBe('Moien');
    expect(textOf(alternative('b', attached, picture))).toBeNull();
  });

  test('in HTML where there is nothing else, without what it quotes', () => {
    const body =
      '<html><head><style>p{}</style></head><body><div>Zw&eacute;i &amp; dr&#228;i</div><div>3 &lt; 4<br>&#x1F3E0;</div>' +
      '<div class="gmail_quote">On Monday<blockquote>old</blockquote></div></body></html>';
    expect(textOf('Content-Type: text/html', '', body)?.trim()).toBe('Zw&eacute;i & dräi\n3 < 4\n🏠');
    expect(textOf(alternative('b', `Content-Type: text/html\r\n\r\n${body}`))).toContain('3 < 4');
  });

  test('nowhere in a nest deeper than any program builds', () => {
    let mail = plain;
    for (let depth = 0; depth < 20; depth += 1) mail = alternative(`b${depth}`, mail);
    expect(textOf(mail)).toBeNull();
  });
});

/** It is twice the bytes that are ever read. */
const LENGTH = 2 * 1024 * 1024;
const heads = [
  '',
  'Content-Transfer-Encoding: quoted-printable\n\n',
  'Content-Type: text/html\n\n',
  'Content-Type: text/plain; format=flowed\n\n',
  'Content-Type: multipart/mixed; boundary=b\n\n',
  `Content-Type: multipart/mixed; boundary=${'-'.repeat(30_000)}\n\n`,
  'Content-Type: text/plain;',
];
const rows = [
  ' ',
  ' \n',
  '	\r\n',
  '\n',
  '\r',
  '=',
  '=\n',
  '= ',
  '--b\n',
  '\n--b 	',
  '--b--',
  '-',
  ':',
  'a:\n',
  ';',
  'a ',
  '<',
  '<div',
  '<head>',
  '&',
  'charset ="',
  '\n\n--b\nContent-Type: multipart/mixed; boundary=b\n\n',
];

const long = heads.flatMap((head) => rows.map((row) => [head.slice(0, 60), row, head] as const));

test.each(long)('after %j nothing but %j is read from one end to the other, once', (_, row, head) => {
  for (const end of ['', 'x']) {
    const mail = Buffer.from(head + row.repeat(LENGTH / row.length) + end);
    expect(parseEmail(mail).text?.length ?? 0).toBeLessThanOrEqual(100_000);
  }
});

test('no bytes break it', () => {
  const piece = fc.constantFrom(
    'Content-Type: multipart/mixed; boundary=b',
    '--b',
    '--b--',
    '',
    'Content-Type: text/plain; charset="',
    'Content-Transfer-Encoding: base64',
    '=C3',
    '====',
    ':',
    'Content-Type:',
    '\0',
    '&#99999999;',
    '<div',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string())), (lines) => {
      const { text } = parseEmail(mailOf(...lines));
      return text === null || text.length <= 100_000;
    }),
  );
  fc.assert(fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => parseEmail(bytes).text !== undefined));
});
