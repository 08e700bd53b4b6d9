import { eq } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { messageKey } from '#features/quotes/core/contract/fields.ts';
import { createQuote } from '#features/quotes/core/contract/quotes.ts';
import { DRAFT_SAVE_RATE_LIMIT, QUOTE_VALID_DAYS } from '#features/quotes/core/rules/quotes.ts';
import { findOwnQuote, findQuoteVersion, readQuoteAfterChange } from '#features/quotes/core/server/index.ts';
import { quotes, quoteVersions } from '#features/quotes/core/server/tables.ts';
import { usualPaymentPlan } from '#features/quotes/writing/rules/payment-plan.ts';
import { recordActivity } from '#features/team/core/server/index.ts';
import { addDays, dayOf } from '#kernel/calendar.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle, invalidFieldError } from '#server/http/handle.ts';
import { copyQuoteLines, pickFieldsToCopy } from './copy-version.ts';
import { fillQuoteFromTemplate } from './fill-from-template.ts';
import { newQuoteValuesFor, notFoundRefusalFor } from './new-quote-values.ts';
import { readQuoteDefaults } from './quote-defaults-api.ts';
import { findOwnTemplate } from './templates-api.ts';

const ownCompany = async (db: Db, ownerId: number) => {
  const [row] = await db
    .select({ id: companyProfiles.id })
    .from(companyProfiles)
    .where(eq(companyProfiles.userId, ownerId));
  return row;
};

const readNewQuoteFields = async (db: Db, companyId: number) => {
  const defaults = await readQuoteDefaults(db, companyId);
  return { ...defaults, plan: defaults.plan.length > 0 ? defaults.plan : [...usualPaymentPlan] };
};

export const createQuoteRoute: EndpointRoute = handle(createQuote, (call) =>
  call.services.db.transaction(async (transaction) => {
    const { body, person, services, refuse } = call;
    const now = services.clock.now();
    const { requestId, clientId, projectId, copyOf, template } = body;
    if ([requestId, clientId, projectId].filter((sourceId) => sourceId !== undefined).length !== 1)
      throw invalidFieldError(
        'requestId',
        messageKey('oneOfTwo'),
        'Send only one of requestId, clientId and projectId',
      );
    const company = await ownCompany(transaction, person.id);
    if (!company) throw refuse(notFoundRefusalFor(body));
    const model = copyOf === undefined ? undefined : await findOwnQuote(transaction, person.id, copyOf);
    if (copyOf !== undefined && !model) throw refuse('quoteNotFound');
    const templateRow =
      template === undefined ? null : await findOwnTemplate(transaction, person.id, template);
    if (templateRow === undefined) throw refuse('templateNotFound');
    if (templateRow && model) throw invalidFieldError('template', messageKey('oneModel'));
    const { version, ...fields } = await newQuoteValuesFor(transaction, call);
    await services.limits.spend('quote-saves', person.id, DRAFT_SAVE_RATE_LIMIT);
    const [row] = await transaction
      .insert(quotes)
      .values({ ...fields, companyId: company.id, createdAt: now, changedAt: now })
      .returning({ id: quotes.id });
    if (!row) throw new Error('A quote was not stored');
    const quoteId = row.id;
    const copied = model && (await findQuoteVersion(transaction, model.id, model.newestVersion));
    // A change order has the plan and the conditions of its contract.
    const { validDays, ...defaultFields } =
      projectId === undefined
        ? await readNewQuoteFields(transaction, company.id)
        : { validDays: QUOTE_VALID_DAYS };
    await transaction.insert(quoteVersions).values({
      ...(copied ? pickFieldsToCopy(copied) : defaultFields),
      ...version,
      quoteId,
      version: 1,
      changedBy: person.memberId ?? person.id,
      validUntil: addDays(dayOf(now), validDays),
      createdAt: now,
      changedAt: now,
    });
    if (copied) {
      const lastLineId = await copyQuoteLines(
        transaction,
        copied,
        { quoteId, version: 1 },
        {
          knownIds: new Set(),
          mayBeNegative: projectId !== undefined,
        },
      );
      await transaction.update(quotes).set({ lastLineId }).where(eq(quotes.id, quoteId));
    }
    if (templateRow)
      await fillQuoteFromTemplate(transaction, templateRow.content, {
        quoteId,
        isChange: projectId !== undefined,
        version,
      });
    await recordActivity(transaction, person, 'write-quote', { aboutId: fields.clientId });
    return readQuoteAfterChange(transaction, quoteId, { personId: person.id, now });
  }),
);
