import { eq } from 'drizzle-orm';
import { storeFullName } from '#features/accounts/core/server/index.ts';
import { isNewAccount } from '#features/messaging/core/rules/message-rules.ts';
import {
  changeRequestDraft,
  createRequestDraft,
  discardRequestDraft,
  sendRequest,
} from '#features/requests/core/contract/drafts.ts';
import { messageKey } from '#features/requests/core/contract/fields.ts';
import {
  REQUEST_DRAFT_RATE_LIMIT,
  momentDaysAfter,
  NEW_ACCOUNT_REQUEST_RATE_LIMIT,
  REQUEST_DURATION_DAYS,
  REQUEST_RATE_LIMIT,
} from '#features/requests/core/rules/requests.ts';
import { removeFilesAfterCommit } from '#server/files/remove-files.ts';
import { type EndpointRoute, handle, invalidFieldError } from '#server/http/handle.ts';
import { changeOwnRequest } from './change-own-request.ts';
import { buildDraftColumnValues, refuseIncompleteDraft } from './draft-input.ts';
import { findInvitableCompanies, inviteCompanies } from './invite-companies.ts';
import { lockOwnRequest } from './lock-own-request.ts';
import { sendLiveRequestToClient } from './notify-of-request.ts';
import { readRequestAfterChange } from './read-request.ts';
import { readRequestFileRows, requestFileStore } from './request-files.ts';
import { requests } from './tables.ts';
import { transitionRequest } from './transition-request.ts';

const create: EndpointRoute = handle(createRequestDraft, async ({ body, person, language, services }) => {
  await services.limits.spend('request-drafts', person.id, REQUEST_DRAFT_RATE_LIMIT);
  const now = services.clock.now();
  const values = await buildDraftColumnValues(services.db, body, { previous: null, now });
  return services.db.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(requests)
      .values({ ...values, clientId: person.id, createdAt: now })
      .returning({ id: requests.id });
    if (!row) throw new Error('A request was not stored');
    return readRequestAfterChange(transaction, row.id, {
      person,
      language,
      now,
      translator: services.translator,
    });
  });
});

const change: EndpointRoute = handle(changeRequestDraft, (call) =>
  changeOwnRequest(call, async ({ request, transaction, now }) => {
    if (request.state !== 'draft') throw call.refuse('notDraft');
    const values = await buildDraftColumnValues(transaction, call.body, { previous: request, now });
    await transaction.update(requests).set(values).where(eq(requests.id, request.id));
    await sendLiveRequestToClient(transaction, request);
  }),
);

const discard: EndpointRoute = handle(discardRequestDraft, ({ params, person, services, refuse }) =>
  services.db.transaction(async (transaction) => {
    const { request } = await lockOwnRequest(transaction, services, {
      person,
      id: params.id,
      refuse: () => refuse('requestNotFound'),
    });
    if (request.state !== 'draft') throw refuse('notDraft');
    const files = await readRequestFileRows(transaction, params.id);
    await transaction.delete(requests).where(eq(requests.id, params.id));
    await removeFilesAfterCommit(transaction, services.jobs, files.flatMap(requestFileStore.namesOf));
    return {};
  }),
);

const send: EndpointRoute = handle(sendRequest, (call) => {
  const { body, person, account, services, refuse } = call;
  const { companyIds } = body;
  return changeOwnRequest(
    call,
    async ({ request, transaction, now }) => {
      if (request.state !== 'draft') throw refuse('notDraft');
      refuseIncompleteDraft(request, now);
      // Quotes and documents are made out to a name.
      if (!(await storeFullName(transaction, person.id, body.name)))
        throw invalidFieldError('name', messageKey('nameRequired'));
      const open = await transitionRequest(transaction, request, 'send', {
        sentAt: now,
        endsAt: momentDaysAfter(now, REQUEST_DURATION_DAYS),
      });
      if (!open) throw refuse('notDraft');
      const { reason, found } = await findInvitableCompanies(
        transaction,
        { request: open, invitations: [] },
        companyIds,
        now,
      );
      if (reason) throw refuse(reason);
      if (account && isNewAccount(account.createdAt, now))
        await services.limits.spend('requests-of-new', person.id, NEW_ACCOUNT_REQUEST_RATE_LIMIT);
      await services.limits.spend('requests', person.id, REQUEST_RATE_LIMIT);
      await inviteCompanies(transaction, services, open, found);
    },
    companyIds,
  );
});

export const requestDraftRoutes: readonly EndpointRoute[] = [create, change, discard, send];
