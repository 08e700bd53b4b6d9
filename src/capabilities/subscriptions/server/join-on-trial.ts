import { eq } from 'drizzle-orm';
import type { NewCompany } from '#accounts/server/index.ts';
import { users } from '#accounts/server/tables.ts';
import { registerCompany } from '#companies/server/index.ts';
import { mail, readerLanguage } from '#mail/server/index.ts';
import type { Db } from '#server/database/db.ts';
import { publicAddress } from '#server/public-address.ts';
import type { Tools } from '#server/tools.ts';
import { beginTrial } from '#subscriptions/rules/subscription.ts';
import { subscriptions } from './tables.ts';
import { welcomeLetter } from './welcome-letter.ts';

/** A company that joins has its profile, its trial and a mail that says what comes first, whatever plan it has in mind: that is stored, and paid for first. */
export const joinOnTrial = async (
  transaction: Db,
  tools: Pick<Tools, 'jobs' | 'clock' | 'config'>,
  company: NewCompany,
): Promise<void> => {
  const companyId = await registerCompany(transaction, tools, company);
  const now = tools.clock.now();
  const trial = beginTrial(now);
  await transaction.insert(subscriptions).values({ companyId, ...trial });
  const [reader] = await transaction
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, company.userId));
  const language = readerLanguage(reader ?? { language: null });
  const letter = welcomeLetter(trial.until ?? now, language, publicAddress(tools.config, language));
  await mail(transaction, tools, { to: company.email, language, letter });
};
