import { eq } from 'drizzle-orm';
import type { RegisteringCompany } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { newTrialSubscription } from '#features/billing/subscriptions/rules/subscription.ts';
import { registerCompany } from '#features/companies/core/server/index.ts';
import { enqueueMail, mailLanguageOf } from '#features/notifications/email/server/index.ts';
import { publicBaseUrl } from '#server/config/public-base-url.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import { subscriptions } from './tables.ts';
import { welcomeEmail } from './welcome-email.ts';

/**
 * A company that joins gets its profile, its trial and an email with first steps. A plan it has in mind begins
 * only once it is paid.
 */
export const registerCompanyOnTrial = async (
  transaction: Db,
  services: Pick<Services, 'jobs' | 'clock' | 'config'>,
  company: RegisteringCompany,
): Promise<void> => {
  const companyId = await registerCompany(transaction, services, company);
  const now = services.clock.now();
  const trial = newTrialSubscription(now);
  await transaction.insert(subscriptions).values({ companyId, ...trial });
  const [reader] = await transaction
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, company.userId));
  const language = mailLanguageOf(reader ?? { language: null });
  const email = welcomeEmail(trial.until ?? now, language, publicBaseUrl(services.config, language));
  await enqueueMail(transaction, services, { to: company.email, language, letter: email });
};
