import { eq } from 'drizzle-orm';
import { storeFullName } from '#accounts/server/index.ts';
import { isNewAccount } from '#messaging/rules/messaging.ts';
import { changeRequest, createRequest, discardRequest, sendRequest } from '#requests/contract/drafts.ts';
import { say } from '#requests/contract/fields.ts';
import {
  DRAFTS_AN_HOUR,
  daysAfter,
  NEW_ACCOUNT_REQUESTS_A_DAY,
  REQUESTS_A_WEEK,
  RUNS_DAYS,
} from '#requests/rules/requests.ts';
import { removeAfterwards } from '#server/files/remove-files.ts';
import { answer, invalidField, type Route } from '#server/http/answer.ts';
import { actOnOwn } from './act-on-own.ts';
import { inviteCompanies, whyNotAskThese } from './ask-companies.ts';
import { draftValues, refuseUnfinished } from './drafts.ts';
import { holdOwnRequest } from './hold-own.ts';
import { moveRequest } from './move.ts';
import { sendLiveToClient } from './news.ts';
import { readRequestAgain } from './read-request.ts';
import { filesOfRequest, requestFileStore } from './stored-files.ts';
import { requests } from './tables.ts';

const create: Route = answer(createRequest, async ({ body, person, language, tools }) => {
  await tools.limits.spend('request-drafts', person.id, DRAFTS_AN_HOUR);
  const now = tools.clock.now();
  const values = await draftValues(tools.db, body, { before: null, now });
  return tools.db.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(requests)
      .values({ ...values, clientId: person.id, createdAt: now })
      .returning({ id: requests.id });
    if (!row) throw new Error('A request was not stored');
    return readRequestAgain(transaction, row.id, { person, language, now, translator: tools.translator });
  });
});

const change: Route = answer(changeRequest, (call) =>
  actOnOwn(call, async ({ request, transaction, now }) => {
    if (request.state !== 'draft') throw call.refuse('notDraft');
    const values = await draftValues(transaction, call.body, { before: request, now });
    await transaction.update(requests).set(values).where(eq(requests.id, request.id));
    await sendLiveToClient(transaction, request);
  }),
);

const discard: Route = answer(discardRequest, ({ params, person, tools, refuse }) =>
  tools.db.transaction(async (transaction) => {
    const { request } = await holdOwnRequest(transaction, tools, {
      person,
      id: params.id,
      refuse: () => refuse('requestNotFound'),
    });
    if (request.state !== 'draft') throw refuse('notDraft');
    const files = await filesOfRequest(transaction, params.id);
    await transaction.delete(requests).where(eq(requests.id, params.id));
    await removeAfterwards(transaction, tools.jobs, files.flatMap(requestFileStore.namesOf));
    return {};
  }),
);

const send: Route = answer(sendRequest, (call) => {
  const { body, person, account, tools, refuse } = call;
  const { companyIds } = body;
  return actOnOwn(
    call,
    async ({ request, transaction, now }) => {
      if (request.state !== 'draft') throw refuse('notDraft');
      refuseUnfinished(request, now);
      // Quotes and papers are made out to a name.
      if (!(await storeFullName(transaction, person.id, body.name)))
        throw invalidField('name', say('nameRequired'));
      const open = await moveRequest(transaction, request, 'send', {
        sentAt: now,
        endsAt: daysAfter(now, RUNS_DAYS),
      });
      if (!open) throw refuse('notDraft');
      const { why, found } = await whyNotAskThese(
        transaction,
        { request: open, invitations: [] },
        companyIds,
        now,
      );
      if (why) throw refuse(why);
      if (account && isNewAccount(account.createdAt, now))
        await tools.limits.spend('requests-of-new', person.id, NEW_ACCOUNT_REQUESTS_A_DAY);
      await tools.limits.spend('requests', person.id, REQUESTS_A_WEEK);
      await inviteCompanies(transaction, tools, open, found);
    },
    companyIds,
  );
});

export const requestDraftRoutes: readonly Route[] = [create, change, discard, send];
