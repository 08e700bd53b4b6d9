import { isReplyLine } from '#features/notifications/email/rules/reply-line.ts';

/**
 * Email programs write this over quoted mail, in the languages of the country: an opening, and words after the date.
 * Each is matched alone: one pattern with several gaps tries every way to fill them.
 */
const attributions: readonly { opens: RegExp; goesOn: readonly RegExp[] }[] = [
  { opens: /^On\b/u, goesOn: [/\bwrote\s?:$/u] },
  { opens: /^Le\b/u, goesOn: [/\ba écrit\s?:$/u] },
  { opens: /^Am\b/u, goesOn: [/\bschrieb\b/u, /:$/u] },
  { opens: /^Am\b/u, goesOn: [/\bhat\b/u, /\bgeschrieben\s?:$/u] },
  { opens: /^Em\b/u, goesOn: [/\bescreveu\s?:$/u] },
];

const isAttribution = (text: string): boolean => {
  const date = text.search(/\d/u);
  if (date === -1) return false;
  const rest = text.slice(date + 1);
  return attributions.some(
    ({ opens, goesOn }) => opens.test(text) && goesOn.every((pattern) => pattern.test(rest)),
  );
};

/** Outlook says the same in this form. */
const originalMessage =
  /^[-_\s]*(?:Original Message|Message d['’]origine|Message original|Ursprüngliche Nachricht|Mensagem original)[-_\s]*$/iu;
const sender = /^\*?(?:From|De|Von)\s?:\*?\s/u;
const sendingTime = /^\*?(?:Sent|Date|Envoyé|Gesendet|Datum|Enviad[oa](?: em)?)\s?:\*?\s/u;

const phoneSignature =
  /^(?:Sent from my .{2,40}|Envoyé (?:de|depuis) mon .{2,40}|Von meinem .{2,40} gesendet|Enviado do meu .{2,40}|(?:Get|Télécharger) Outlook .{2,60}|Gesendet von Outlook .{2,40})$/iu;

const LONGEST_ATTRIBUTION_LINES = 3;
const LONGEST_LINE = 400;

/** Email programs break the line, so that its end may come one or two lines below. */
const startsAttribution = (lines: readonly string[], index: number): boolean => {
  for (let length = 1; length <= LONGEST_ATTRIBUTION_LINES; length += 1) {
    const joined = lines
      .slice(index, index + length)
      .join(' ')
      .slice(0, LONGEST_LINE);
    if (isAttribution(joined.trim())) return true;
  }
  return false;
};

const startsHeaders = (lines: readonly string[], index: number): boolean =>
  sender.test(lines[index] ?? '') && lines.slice(index + 1, index + 4).some((line) => sendingTime.test(line));

const isSignature = (line: string) => line === '--' || line === '-- ' || phoneSignature.test(line);

const isEnd = (lines: readonly string[], index: number): boolean => {
  const line = lines[index] ?? '';
  return (
    isSignature(line) ||
    originalMessage.test(line.slice(0, LONGEST_LINE)) ||
    startsHeaders(lines, index) ||
    startsAttribution(lines, index)
  );
};

const until = (lines: readonly string[], isOver: (line: string, index: number) => boolean) => {
  const end = lines.findIndex(isOver);
  return lines.slice(0, end === -1 ? lines.length : end);
};

/** Extracts a person's own words from an email, without quotes and signature. */
export const extractReplyText = (text: string): string => {
  const lines = until(text.replaceAll(/\r\n?/g, '\n').split('\n'), isReplyLine);
  return until(lines, (_, index) => isEnd(lines, index))
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .replaceAll(/\n[^\S\n]*(?:_{8,}[^\S\n]*)?$/gu, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
};
