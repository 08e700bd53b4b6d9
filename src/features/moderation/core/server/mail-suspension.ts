import { eq } from 'drizzle-orm';
import type { Suspension } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { enqueueMail, mailLanguageOf } from '#features/notifications/email/server/index.ts';
import { companyMembers } from '#features/team/core/server/tables.ts';
import { formatLongDate } from '#kernel/dates.ts';
import { href } from '#kernel/href.ts';
import { publicBaseUrl } from '#server/config/public-base-url.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import { stringsOf } from '#strings/strings.ts';

/** Mails the reason, the end and the ways to object to a suspended person and the members of their company. */
export const mailSuspension = async (
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
    const language = mailLanguageOf(reader);
    const words = stringsOf(language).moderationLetters.suspended;
    await enqueueMail(transaction, services, {
      to: reader.email,
      language,
      letter: {
        subject: words.subject,
        heading: words.heading,
        paragraphs: [words.text(formatLongDate(until, language)), words.objection, words.statement],
        quote: [reason],
        button: {
          label: words.button,
          address: `${publicBaseUrl(services.config, language)}${href('/contact')}`,
        },
        closing: words.closing,
      },
    });
  }
};
