import { formatReplyLine } from '#features/notifications/email/rules/reply-line.ts';
import { escapeHtml } from '#kernel/escape-html.ts';
import { stringsOf } from '#strings/strings.ts';
import type { EmailContent, LocalizedEmail, MailImprint } from './email-content.ts';

// Mail programs support no custom properties, so these repeat the colours of src/design/tokens.css, light and dark.
const day = {
  paper: '#f7f4ec',
  sheet: '#fdfcf8',
  sand: '#efe6d3',
  line: '#dad2c1',
  ink: '#1d282f',
  ink2: '#49545a',
  ink3: '#62696a',
  accent: '#aa331b',
  onAccent: '#fff8f1',
};
const night = {
  paper: '#141d24',
  sheet: '#1a252d',
  sand: '#1f2b33',
  line: '#2f3c45',
  ink: '#f1eadb',
  ink2: '#c0c5c0',
  ink3: '#98a2a3',
  accent: '#e27452',
  onAccent: '#1c0d07',
};
const DISPLAY = "Besley, Rockwell, Georgia, 'Times New Roman', serif";
const TEXT = "'Instrument Sans', 'Helvetica Neue', Arial, sans-serif";

// Each element carries the light colours itself, because many programs drop this sheet; those that support dark mode
// read it.
const nightSheet = `
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${night.paper} !important; }
  .sheet { background-color: ${night.sheet} !important; border-color: ${night.line} !important; }
  .sand { background-color: ${night.sand} !important; }
  .ink { color: ${night.ink} !important; border-color: ${night.line} !important; }
  .ink-2 { color: ${night.ink2} !important; border-color: ${night.line} !important; }
  .ink-3 { color: ${night.ink3} !important; }
  .accent { background-color: ${night.accent} !important; }
  .on-accent { color: ${night.onAccent} !important; border-color: ${night.accent} !important; }
}`;

/** Returns a table for layout alone: the one layout every mail program supports. */
const table = (style: string, rows: string, attributes = '') =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes} style="border-collapse:separate;${style}">${rows}</table>`;

const row = (style: string, content: string, className = '') =>
  `<tr><td class="${className}" style="${style}">${content}</td></tr>`;

const headingRow = (heading: string) =>
  row(
    'padding:28px 32px 0',
    `<h1 class="ink" style="margin:0;color:${day.ink};font:400 28px/1.25 ${DISPLAY};letter-spacing:-0.02em">${escapeHtml(heading)}</h1>`,
  );

const paragraphRow = (paragraph: string) =>
  row(
    'padding:16px 32px 0',
    `<p class="ink" style="margin:0;color:${day.ink};font:400 16px/1.55 ${TEXT}">${escapeHtml(paragraph)}</p>`,
  );

const factRow = (fact: string) =>
  row(
    `padding:10px 0;border-top:1px solid ${day.line};color:${day.ink};font:400 16px/1.45 ${TEXT};font-variant-numeric:tabular-nums;overflow-wrap:anywhere`,
    escapeHtml(fact),
    'ink',
  );

const factRows = (facts: readonly string[]) =>
  row('padding:20px 32px 0', table('width:100%', facts.map(factRow).join(''), 'width="100%"'));

const quoteRow = (quote: string) =>
  row(
    'padding:16px 32px 0',
    `<div class="ink" style="margin:0;padding:2px 0 2px 16px;border-left:3px solid ${day.line};color:${day.ink};font:400 16px/1.55 ${TEXT};white-space:pre-line;overflow-wrap:anywhere">${escapeHtml(quote)}</div>`,
  );

const codeRow = (code: string) =>
  row(
    'padding:24px 32px 0',
    `<p class="sand ink" style="margin:0;padding:16px 20px;border-radius:2px;background-color:${day.sand};color:${day.ink};font:500 34px/1.25 ${DISPLAY};letter-spacing:0.12em;font-variant-numeric:tabular-nums">${escapeHtml(code)}</p>`,
  );

const buttonRow = ({ label, address }: NonNullable<EmailContent['button']>, fallback: string) => {
  const href = escapeHtml(address);
  const link = `<a class="on-accent" href="${href}" style="display:inline-block;padding:13px 22px;border:1px solid ${day.accent};border-radius:2px;color:${day.onAccent};font:600 16px/20px ${TEXT};text-decoration:none">${escapeHtml(label)}</a>`;
  const cell = `<tr><td class="accent" bgcolor="${day.accent}" style="border-radius:2px;background-color:${day.accent}">${link}</td></tr>`;
  return (
    row('padding:24px 32px 0', table('', cell)) +
    row(
      `padding:16px 32px 0;color:${day.ink3};font:400 13px/1.55 ${TEXT}`,
      `${escapeHtml(fallback)}<br><a class="ink-2" href="${href}" style="color:${day.ink2};word-break:break-all">${href}</a>`,
      'ink-3',
    )
  );
};

const linkRow = ({ label, address }: { label: string; address: string }) =>
  row(
    'padding:16px 32px 0',
    `<a class="ink" href="${escapeHtml(address)}" style="color:${day.ink};font:400 16px/1.55 ${TEXT};overflow-wrap:anywhere">${escapeHtml(label)}</a>`,
  );

const closingRow = (closing: string) =>
  row(
    'padding:24px 32px 0',
    `<p class="ink-2" style="margin:0;padding-top:16px;border-top:1px solid ${day.line};color:${day.ink2};font:400 14px/1.55 ${TEXT}">${escapeHtml(closing)}</p>`,
  );

const sheetOf = (email: EmailContent, fallback: string) =>
  table(
    `width:100%;background-color:${day.sheet};border:1px solid ${day.line};border-radius:2px`,
    [
      headingRow(email.heading),
      ...(email.facts?.length ? [factRows(email.facts)] : []),
      ...email.paragraphs.map(paragraphRow),
      ...(email.links ?? []).map(linkRow),
      ...(email.quote ?? []).map(quoteRow),
      ...(email.code ? [codeRow(email.code)] : []),
      ...(email.button ? [buttonRow(email.button, fallback)] : []),
      ...(email.closing ? [closingRow(email.closing)] : []),
      row('height:32px;line-height:32px;font-size:0', '&nbsp;'),
    ].join(''),
    `class="sheet" width="100%" bgcolor="${day.sheet}"`,
  );

const quietRow = (padding: string, content: string) =>
  row(`${padding};color:${day.ink3};font:400 13px/1.55 ${TEXT}`, content, 'ink-3');

const unsubscribeLink = ({ unsubscribe }: EmailContent) =>
  unsubscribe
    ? `<br><a class="ink-2" href="${escapeHtml(unsubscribe.address)}" style="color:${day.ink2}">${escapeHtml(unsubscribe.label)}</a>`
    : '';

/** The mail refers to its enclosed gable by this name. */
export const LOGO_CONTENT_ID = 'gable@giewel';
const MARK_SIZE = 40;

const footRows = (foot: string, label: string, { lines, address }: MailImprint) => {
  const href = escapeHtml(address);
  const link = `<a class="ink-2" href="${href}" style="color:${day.ink2}">${escapeHtml(label)}</a>`;
  return [...[foot, ...lines].map(escapeHtml), link].join('<br>');
};

/** Renders the email as HTML. Its one picture is enclosed and nothing is fetched, so nothing reveals that it was read. */
export const renderEmailHtml = (
  { letter: email, language }: LocalizedEmail,
  imprint: MailImprint,
): string => {
  const { letters, web } = stringsOf(language);
  const gable = `<img src="cid:${LOGO_CONTENT_ID}" width="${MARK_SIZE}" height="${MARK_SIZE}" alt="" style="display:inline-block;margin-right:12px;border:0;border-radius:2px;vertical-align:middle">`;
  const wordmark = `${gable}<span class="ink" style="color:${day.ink};font:500 22px/1.25 ${DISPLAY};letter-spacing:-0.02em;vertical-align:middle">Giewel</span>`;
  const column = table(
    'width:100%;max-width:560px',
    (email.replyAbove ? quietRow('padding:0 0 24px', escapeHtml(formatReplyLine(email.replyAbove))) : '') +
      row('padding:0 0 24px', wordmark) +
      row('padding:0', sheetOf(email, letters.buttonFallback)) +
      quietRow('padding:16px 0 0', footRows(letters.foot, web.imprint, imprint) + unsubscribeLink(email)),
    'width="560" align="center"',
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(email.subject)}</title>
<style>${nightSheet}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${day.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml([...(email.facts ?? []), email.paragraphs.join(' ')].join(' · '))}</div>
${table(`width:100%;background-color:${day.paper}`, row('padding:32px 16px 48px', column), `class="paper" width="100%" bgcolor="${day.paper}"`)}
</body>
</html>
`;
};
