import { expect, test } from 'vitest';
import { htmlToText } from './html-to-text.ts';

test.each([
  ['<p>One</p><p>Two <b>bold</b><br/>three</p>', 'One\nTwo bold\nthree\n'],
  ['<html><head><style>p{}</style></head><body>Moien</body></html>', 'Moien'],
  ['<HEAD>title<BODY>An end that may be left out', 'titleAn end that may be left out'],
  ['<script>if (a < b) "</p>"</SCRIPT >after', 'after'],
  ['a<!--[if mso]><p>b</p><![endif]-->c', 'ac'],
  ['3 < 4 <i>and</i> 5 > 4', '3 < 4 and 5 > 4'],
  ['a &lt;b&gt; &amp;lt; &#228;&#x1F3E0;&nbsp;&unheard; &#99999999;', 'a <b> &lt; ä🏠 &unheard; &#99999999;'],
  ['Jo<blockquote>old</blockquote>', 'Jo'],
  ['<div>Jo</div><div dir="ltr" class="gmail_quote">old</div>', 'Jo\n'],
  ['<div>Jo</div><hr><DIV id=divRplyFwdMsg>old</DIV>', 'Jo\n'],
  ['Jo <a href="', 'Jo'],
])('%s', (html, words) => {
  expect(htmlToText(html)).toBe(words);
});

test.each([
  '<',
  '<div',
  '<div ',
  '<head ',
  '<head>',
  '<style><',
  '<!--',
  '<!',
  '</',
  '&',
  '&#1',
  ' ',
  '<br',
  '>',
  '<div gmail_',
  '<script></script ',
  '<p>',
  '<a>&lt',
  '</head ',
])('a row of %s is read from one end to the other, once', (piece) => {
  const html = piece.repeat(1_000_000 / piece.length);
  expect(htmlToText(html).length).toBeLessThanOrEqual(html.length);
  expect(htmlToText(`<head>${html}x`).length).toBeLessThanOrEqual(html.length + 1);
});
