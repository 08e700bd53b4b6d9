import { eq } from 'drizzle-orm';
import { companyProfiles } from '#companies/server/tables.ts';
import { dayOf, daysLater } from '#kernel/calendar.ts';
import { say } from '#quotes/contract/fields.ts';
import { createQuote } from '#quotes/contract/quotes.ts';
import { SAVES_A_MINUTE, VALID_DAYS } from '#quotes/rules/quotes.ts';
import { findOwnQuote, findVersion, readAgain } from '#quotes/server/index.ts';
import { quotes, quoteVersions } from '#quotes/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { answer, invalidField, type Route } from '#server/http/answer.ts';
import { noteWork } from '#team/server/index.ts';
import { beginningOf, missingOf } from './beginnings.ts';
import { copiedFields, copyLines } from './copy-version.ts';
import { fillFrom } from './fill-from-template.ts';
import { findOwnTemplate } from './templates-api.ts';

const ownCompany = async (db: Db, ownerId: number) => {
  const [row] = await db
    .select({ id: companyProfiles.id })
    .from(companyProfiles)
    .where(eq(companyProfiles.userId, ownerId));
  return row;
};

export const createQuoteRoute: Route = answer(createQuote, (call) =>
  call.tools.db.transaction(async (transaction) => {
    const { body, person, tools, refuse } = call;
    const now = tools.clock.now();
    const { requestId, clientId, projectId, copyOf, template } = body;
    if ([requestId, clientId, projectId].filter((one) => one !== undefined).length !== 1)
      throw invalidField('requestId', say('oneOfTwo'));
    const company = await ownCompany(transaction, person.id);
    if (!company) throw refuse(missingOf(body));
    const model = copyOf === undefined ? undefined : await findOwnQuote(transaction, person.id, copyOf);
    if (copyOf !== undefined && !model) throw refuse('quoteNotFound');
    const kept = template === undefined ? null : await findOwnTemplate(transaction, person.id, template);
    if (kept === undefined) throw refuse('templateNotFound');
    if (kept && model) throw invalidField('template', say('oneModel'));
    const { version, ...begun } = await beginningOf(transaction, call);
    await tools.limits.spend('quote-saves', person.id, SAVES_A_MINUTE);
    const [stored] = await transaction
      .insert(quotes)
      .values({ ...begun, companyId: company.id, createdAt: now, changedAt: now })
      .returning({ id: quotes.id });
    if (!stored) throw new Error('A quote was not stored');
    const quoteId = stored.id;
    const copied = model && (await findVersion(transaction, model.id, model.newestVersion));
    await transaction.insert(quoteVersions).values({
      ...(copied && copiedFields(copied)),
      ...version,
      quoteId,
      version: 1,
      changedBy: person.memberId ?? person.id,
      validUntil: daysLater(dayOf(now), VALID_DAYS),
      createdAt: now,
      changedAt: now,
    });
    if (copied) {
      const lastLineId = await copyLines(
        transaction,
        copied,
        { quoteId, version: 1 },
        {
          known: new Set(),
          mayBeNegative: projectId !== undefined,
        },
      );
      await transaction.update(quotes).set({ lastLineId }).where(eq(quotes.id, quoteId));
    }
    if (kept)
      await fillFrom(transaction, kept.content, { quoteId, isChange: projectId !== undefined, version });
    await noteWork(transaction, person, 'write-quote', { aboutId: begun.clientId });
    return readAgain(transaction, quoteId, { personId: person.id, now });
  }),
);
