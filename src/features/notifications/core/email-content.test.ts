import '#app/strings/all-strings.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { EmailContent } from '#features/notifications/email/server/index.ts';
import { renderEmailHtml } from '#features/notifications/email/server/render-email-html.ts';
import { renderEmailText } from '#features/notifications/email/server/render-email-text.ts';

const whole: EmailContent = {
  subject: 'A new password',
  heading: 'Choose a new password',
  paragraphs: ['Somebody asked for this.', 'The link holds for 30 minutes.'],
  code: '483920',
  button: { label: 'Choose a password', address: 'https://giewel.example/reset?token=a&mail=b' },
  closing: 'If it was not you, nothing needs to be done.',
};
const imprint = {
  lines: ['Giewel S.à r.l., 1, rue du Fort, L-1234 Luxembourg', 'B123456, LU12345613'],
  address: 'https://giewel.example/en/imprint',
};
const spoilt = '<img src=x onerror="alert(1)"> & \'co\'';

test('the plain part says everything, in the order of the letter', () => {
  expect(renderEmailText({ letter: whole, language: 'en' }, imprint)).toBe(`Choose a new password

Somebody asked for this.

The link holds for 30 minutes.

    483920

Choose a password:
https://giewel.example/reset?token=a&mail=b

If it was not you, nothing needs to be done.

Giewel, renovation and construction in Luxembourg
Giewel S.à r.l., 1, rue du Fort, L-1234 Luxembourg
B123456, LU12345613
Imprint: https://giewel.example/en/imprint`);
});

test('a colon of the plain part stands as French writes it', () => {
  const text = renderEmailText({ letter: whole, language: 'fr' }, imprint);
  expect(text).toContain('Choose a password\u00A0:\nhttps://');
  expect(text).toContain('Mentions légales\u00A0: https://');
});

test('the other part says the same, in its language, with its first words before it is opened', () => {
  const html = renderEmailHtml({ letter: whole, language: 'en' }, imprint);
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<title>A new password</title>');
  expect(html).toMatch(/<h1 [^>]*>Choose a new password<\/h1>/);
  expect(html).toMatch(/<p [^>]*>483920<\/p>/);
  expect(html.indexOf('Somebody asked for this.')).toBeLessThan(html.indexOf('<table'));
  expect(html.match(/href="https:\/\/giewel\.example\/reset\?token=a&amp;mail=b"/g)).toHaveLength(2);
  expect(html).toContain('If it was not you');
});

test('what a letter is about stands before what it says, and is what a mail program shows of it', () => {
  const letter = { ...whole, facts: ['Total: €17,031.46', 'Valid until: <Thursday>'] };
  const html = renderEmailHtml({ letter, language: 'en' }, imprint);
  expect(html).toContain(
    '>Total: €17,031.46 · Valid until: &lt;Thursday&gt; · Somebody asked for this. The link holds',
  );
  const body = html.slice(html.indexOf('<h1'));
  expect(body.indexOf('Total: €17,031.46')).toBeLessThan(body.indexOf('Somebody asked for this.'));
  expect(body).not.toContain('<Thursday>');
  expect(renderEmailText({ letter, language: 'en' }, imprint)).toContain(
    'Choose a new password\n\nTotal: €17,031.46\nValid until: <Thursday>\n\nSomebody asked for this.',
  );
});

test('what a letter leaves out leaves no trace', () => {
  const { subject, heading, paragraphs } = whole;
  const html = renderEmailHtml({ letter: { subject, heading, paragraphs }, language: 'en' }, imprint);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('href="https://giewel.example/en/imprint"');
  expect(html).not.toContain('undefined');
  expect(html.match(/<p /g)).toHaveLength(2);
});

test('nothing in a letter is taken for HTML', () => {
  const html = renderEmailHtml(
    {
      letter: {
        subject: spoilt,
        heading: spoilt,
        paragraphs: [spoilt],
        code: spoilt,
        closing: spoilt,
        button: {
          label: spoilt,
          address: `https://giewel.example/?q=${spoilt}`,
        },
      },
      language: 'en',
    },
    imprint,
  );
  expect(html.match(/<img /g)).toHaveLength(1);
  expect(html).not.toContain('onerror="');
  expect(html.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt; &amp; &#39;co&#39;/g)).toHaveLength(10);
});

test('a letter fetches nothing: its one picture comes along, no style, no font', () => {
  const html = renderEmailHtml({ letter: { ...whole, button: undefined }, language: 'en' }, imprint);
  expect(html.match(/<img [^>]*>/g)).toEqual([expect.stringContaining('src="cid:gable@giewel"')]);
  expect(html).not.toMatch(/<link|<script|url\(|src="https?:/);
});

test('its colours are those of the design', () => {
  const tokens = readFileSync('src/design/tokens.css', 'utf8').toLowerCase();
  const colours = new Set(
    renderEmailHtml({ letter: whole, language: 'en' }, imprint).match(/#[0-9a-f]{6}\b/g),
  );
  expect(colours.size).toBeGreaterThan(12);
  for (const colour of colours) expect(tokens).toContain(colour);
});

test('what a program without the night’s sheet shows is the whole day', () => {
  const html = renderEmailHtml({ letter: whole, language: 'en' }, imprint);
  for (const [, tag = ''] of html.matchAll(/(<[a-z0-9]+ class="[^"]+"[^>]*>)/g)) {
    expect(tag).toMatch(/style="[^"]*#[0-9a-f]{6}/);
  }
});

test('the gable and who writes stand in every letter, with what the operator has entered and nothing made up', () => {
  const html = renderEmailHtml({ letter: whole, language: 'en' }, imprint);
  expect(html.indexOf('cid:gable@giewel')).toBeLessThan(html.indexOf('Choose a new password</h1>'));
  expect(html).toContain('Giewel S.à r.l., 1, rue du Fort, L-1234 Luxembourg<br>B123456, LU12345613<br>');
  const unnamed = renderEmailText({ letter: whole, language: 'en' }, { ...imprint, lines: [] });
  expect(unnamed).toMatch(/Luxembourg\nImprint: https:\/\/giewel\.example\/en\/imprint$/);
});
