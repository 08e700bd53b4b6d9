import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { queueNames } from '#features/moderation/core/rules/moderation.ts';
import { enqueueMail, mailLanguageOf } from '#features/notifications/email/server/index.ts';
import { luxembourgTimeOf } from '#kernel/dates.ts';
import { href } from '#kernel/href.ts';
import { publicBaseUrl } from '#server/config/public-base-url.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import { stringsOf } from '#strings/strings.ts';
import { readQueueStates } from './queues.ts';

/** The mail goes out at these hours in Luxembourg, winter and summer. */
const HOURS: readonly number[] = [8, 14];

/** Mails the queues' counts to moderators, unless all are empty. */
export const mailModerationDigestJob: JobDefinition = {
  name: 'moderation-digest',
  // At this time of the year two of these four are the hours above.
  every: '0 6,7,12,13 * * *',
  run: async (_, services) => {
    if (!HOURS.includes(luxembourgTimeOf(services.clock.now()).hour)) return;
    await services.db.transaction(async (transaction) => {
      const states = await readQueueStates(transaction);
      const waiting = queueNames.filter((queue) => states[queue].count > 0);
      if (waiting.length === 0) return;
      const total = waiting.reduce((sum, queue) => sum + states[queue].count, 0);
      const isStaff = and(
        eq(users.userType, 'admin'),
        isNull(users.erasedAt),
        eq(users.isSuspended, false),
        eq(users.emailNotifications, true),
      );
      const staff = await transaction
        .select({ email: users.email, language: users.language })
        .from(users)
        .where(isStaff);
      for (const reader of staff) {
        const language = mailLanguageOf(reader);
        const words = stringsOf(language).moderationLetters.digest;
        await enqueueMail(transaction, services, {
          to: reader.email,
          language,
          letter: {
            subject: words.subject(total),
            heading: words.subject(total),
            paragraphs: waiting.map((queue) => words.line(words.queues[queue], states[queue].count)),
            button: {
              label: words.button,
              address: `${publicBaseUrl(services.config, language)}${href('/admin')}`,
            },
            closing: words.closing,
          },
        });
      }
    });
  },
};
