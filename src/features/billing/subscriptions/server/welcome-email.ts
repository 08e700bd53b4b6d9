import type { EmailContent } from '#features/notifications/email/server/index.ts';
import { formatLongDate } from '#kernel/dates.ts';
import { href } from '#kernel/href.ts';
import type { Language } from '#kernel/language.ts';
import { stringsOf } from '#strings/strings.ts';

/** Lists a company's first steps. It names nobody: the person who joined may have given another's address. */
export const welcomeEmail = (trialUntil: Date, language: Language, address: string): EmailContent => {
  const { subject, heading, text, later, trial, button, closing } = stringsOf(language).welcome;
  return {
    subject,
    heading,
    paragraphs: [text, later, trial(formatLongDate(trialUntil, language))],
    button: { label: button, address: `${address}${href('/company-dashboard')}` },
    closing,
  };
};
