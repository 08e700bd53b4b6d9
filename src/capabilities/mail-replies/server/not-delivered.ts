import type { Language } from '#kernel/language.ts';
import { mail } from '#mail/server/index.ts';
import { publicAddress } from '#server/public-address.ts';
import type { Tools } from '#server/tools.ts';
import { stringsOf } from '#strings/strings.ts';

interface Undelivered {
  to: string;
  language: Language;
  partnerId: number;
  /** A sentence. */
  reason: string;
}

/** A mail to the sender of a reply that did not arrive: why, and where to write instead. */
export const mailNotDelivered = (tools: Tools, { to, language, partnerId, reason }: Undelivered) => {
  const words = stringsOf(language).messagingLetters.notDelivered;
  const address = `${publicAddress(tools.config, language)}/messages/${partnerId}`;
  return mail(tools.db, tools, {
    to,
    language,
    letter: {
      subject: words.subject,
      heading: words.heading,
      paragraphs: [words.text(reason.replace(/\.$/, ''))],
      button: {
        label: words.button,
        address,
      },
    },
  });
};
