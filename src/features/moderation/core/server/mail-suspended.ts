import { eq } from 'drizzle-orm';
import type { Suspension } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { enqueueMail, readerLanguage } from '#features/notifications/email/server/index.ts';
import { companyMembers } from '#features/team/core/server/tables.ts';
import { formatLongDate } from '#kernel/dates.ts';
import { publicBaseUrl } from '#server/config/public-base-url.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import { stringsOf } from '#strings/strings.ts';

/** Whoever is suspended, and whoever works for their company, reads why, until when, and what they can do. */
export const mailSuspended = async (
  transaction: Db,
  services: Services,
  personId: number,
  { reason, until }: Suspension,
) => {
  const columns = { email: users.email, language: users.language };
  const people = await transaction
    .select(columns)
    .from(users)
    .where(eq(users.id, personId))
    .union(
      transaction
        .select(columns)
        .from(users)
        .innerJoin(companyMembers, eq(companyMembers.userId, users.id))
        .innerJoin(companyProfiles, eq(companyProfiles.id, companyMembers.companyId))
        .where(eq(companyProfiles.userId, personId)),
    );
  for (const reader of people) {
    const language = readerLanguage(reader);
    const words = stringsOf(language).moderationLetters.suspended;
    await enqueueMail(transaction, services, {
      to: reader.email,
      language,
      letter: {
        subject: words.subject,
        heading: words.heading,
        paragraphs: [words.text(formatLongDate(until, language)), words.objection, words.statement],
        quote: [reason],
        button: { label: words.button, address: `${publicBaseUrl(services.config, language)}/contact` },
        closing: words.closing,
      },
    });
  }
};
