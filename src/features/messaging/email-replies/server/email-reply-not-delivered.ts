import { enqueueMail } from '#features/notifications/email/server/index.ts';
import { href } from '#kernel/href.ts';
import type { Language } from '#kernel/language.ts';
import { publicBaseUrl } from '#server/config/public-base-url.ts';
import type { Services } from '#server/services/services.ts';
import { stringsOf } from '#strings/strings.ts';

interface UndeliveredReply {
  to: string;
  language: Language;
  partnerId: number;
  /** It is a whole sentence. */
  reason: string;
}

/** Tells the sender of a reply that it did not arrive: why, and where to write instead. */
export const mailReplyNotDelivered = (
  services: Services,
  { to, language, partnerId, reason }: UndeliveredReply,
) => {
  const words = stringsOf(language).messagingLetters.notDelivered;
  const address = `${publicBaseUrl(services.config, language)}${href('/messages/:id', { id: partnerId })}`;
  return enqueueMail(services.db, services, {
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
