import { eq } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import {
  type EmailContent,
  enqueueMail,
  mailLanguageOf,
} from '#features/notifications/email/server/index.ts';
import { formatMoney } from '#kernel/format-money.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import { type ServerStrings, stringsOf } from '#strings/strings.ts';
import type { payouts } from './tables.ts';

type Payout = typeof payouts.$inferSelect;
type PayoutWords = ServerStrings['papers']['payout'];
type Money = (cents: number) => string;

/**
 * The refund is on its way, or there was no money to move. For a rest that no card payment covers it asks how to
 * pay.
 */
export const payoutEmail =
  ({ amountCents, refundedCents, stripeCustomerId }: Payout) =>
  (words: PayoutWords, money: Money): EmailContent => {
    const { subject, heading, line, card, rest, simulated, closing } = words;
    if (stripeCustomerId === null)
      return { subject, heading, paragraphs: [line(money(amountCents)), simulated], closing };
    const open = amountCents - refundedCents;
    const paragraphs = [
      ...(refundedCents > 0 ? [line(money(refundedCents)), card] : []),
      ...(open > 0 ? [rest(money(open))] : []),
    ];
    return { subject, heading, paragraphs, closing };
  };

/** Sent when the account should be gone and the money is not refunded yet. */
export const payoutDelayedEmail =
  ({ amountCents }: Payout) =>
  ({ late: { subject, heading, text, stays, closing } }: PayoutWords, money: Money): EmailContent => ({
    subject,
    heading,
    paragraphs: [text(money(amountCents)), stays],
    closing,
  });

/** Sends it to the owner's account; to nobody if that is gone. */
export const mailAboutPayout = async (
  transaction: Db,
  services: Pick<Services, 'clock' | 'config' | 'jobs'>,
  payout: Payout,
  emailIn: (words: PayoutWords, money: Money) => EmailContent,
) => {
  if (payout.companyId === null) return;
  const [owner] = await transaction
    .select({ email: users.email, language: users.language })
    .from(companyProfiles)
    .innerJoin(users, eq(users.id, companyProfiles.userId))
    .where(eq(companyProfiles.id, payout.companyId));
  if (!owner) return;
  const language = mailLanguageOf(owner);
  const money: Money = (cents) => formatMoney(cents, { language, withCents: true });
  const email = emailIn(stringsOf(language).papers.payout, money);
  await enqueueMail(transaction, services, { to: owner.email, language, letter: email });
};
