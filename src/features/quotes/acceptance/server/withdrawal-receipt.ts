import { eq } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { enqueueMail, mailLanguageOf } from '#features/notifications/email/server/index.ts';
import type { QuoteRow } from '#features/quotes/core/server/index.ts';
import type { quoteAcceptances } from '#features/quotes/core/server/tables.ts';
import { formatDateWithWeekday, formatLongDate, formatTime } from '#kernel/dates.ts';
import { formatEuroAmount } from '#kernel/format-amounts.ts';
import { href } from '#kernel/href.ts';
import { publicBaseUrl } from '#server/config/public-base-url.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import { stringsOf } from '#strings/strings.ts';

interface Withdrawn {
  quote: QuoteRow;
  signed: typeof quoteAcceptances.$inferSelect;
  /** It is the title of the signed version. */
  object: string;
  now: Date;
}

/**
 * Acknowledges a withdrawal on a durable medium, with its content, day and time (Directive 2011/83, article 11a). The
 * email ignores its reader's settings, so there is nothing to unsubscribe from.
 */
export const mailWithdrawalReceipt = async (
  transaction: Db,
  services: Services,
  { quote, signed, object, now }: Withdrawn,
): Promise<void> => {
  if (quote.clientId === null) return;
  const [client] = await transaction.select().from(users).where(eq(users.id, quote.clientId));
  if (!client) return;
  const language = mailLanguageOf(client);
  const { receipt } = stringsOf(language).withdrawal;
  const company = quote.companyName ?? quote.shownCompany ?? '';
  const number = quote.number ?? '';
  const declared = (quote.isChange ? receipt.declaredChange : receipt.declared)({
    name: signed.name,
    company,
    number,
    version: signed.version,
    object,
    total: formatEuroAmount(signed.total, language),
    acceptedOn: formatLongDate(signed.at, language),
  });
  await enqueueMail(transaction, services, {
    to: client.email,
    language,
    letter: {
      subject: (quote.isChange ? receipt.subjectChange : receipt.subject)(number),
      heading: receipt.heading,
      paragraphs: [
        receipt.received({
          day: formatDateWithWeekday(now, language),
          time: formatTime(now),
          name: signed.name,
        }),
        (quote.isChange ? receipt.afterChange : receipt.after)(company),
        receipt.keep,
      ],
      quote: [declared],
      button: {
        label: receipt.button,
        address: `${publicBaseUrl(services.config, language)}${href('/quotes/:id', { id: quote.id })}`,
      },
    },
  });
};
