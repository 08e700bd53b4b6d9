import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { List, ListRow } from '#design/list.tsx';
import { PanelBody } from '#design/panel.tsx';
import { SkeletonRows } from '#design/skeleton.tsx';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import {
  resendWebhookDelivery,
  type Webhook,
  type WebhookDelivery,
} from '#features/api/webhooks/contract/webhooks.ts';
import { nextAttemptAt } from '#features/api/webhooks/rules/webhooks.ts';
import { formatTime } from '#kernel/dates.ts';
import { callEndpoint } from '#web/api-client.ts';
import { usePagedList } from '#web/lists/use-paged-list.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import { deliveriesQuery } from './queries.ts';

export const WebhookDeliveries = ({ webhook: { id, isEnabled } }: { webhook: Webhook }) => {
  const { webhooks: words } = useStrings();
  const { first, items, next, isLoading, loadMore } = usePagedList<WebhookDelivery>({
    queryAt: (cursor) => deliveriesQuery(id, cursor),
    idOf: (delivery) => delivery.id,
  });
  // The first attempt is made within moments: the row shows its result as soon as there is one.
  useQuery({
    ...deliveriesQuery(id),
    refetchInterval: ({ state: { data } }) => (data?.items.some(isFirstAttemptDue) ? 2000 : false),
  });
  if (!first) return <SkeletonRows rows={3} />;
  if (items.length === 0)
    return (
      <PanelBody>
        <Text tone="muted">{words.noDeliveries}</Text>
      </PanelBody>
    );
  return (
    <>
      <List label={words.deliveries}>
        {items.map((delivery) => (
          <DeliveryRow key={delivery.id} webhookId={id} delivery={delivery} maySend={isEnabled} />
        ))}
      </List>
      {next !== null && (
        <PanelBody>
          <Button size="small" busy={isLoading} onClick={loadMore}>
            {words.older}
          </Button>
        </PanelBody>
      )}
    </>
  );
};

const MINUTE_MS = 60_000;

/** One that waits longer waits for something else than its turn, and isn't asked about any more. */
const isFirstAttemptDue = ({ state, attempts, createdAt }: WebhookDelivery) =>
  state === 'pending' && attempts === 0 && Date.now() - new Date(createdAt).getTime() < MINUTE_MS;

const tones = { pending: 'plain', delivered: 'ok', failed: 'danger' } as const;

/** Says what came of the last attempt. */
const resultOf = (
  { status, failure, attemptedAt }: WebhookDelivery,
  words: ReturnType<typeof useStrings>['webhooks'],
): string[] => {
  if (failure !== null) return [words.failures[failure]];
  if (status !== null) return [status >= 300 && status < 400 ? words.redirected(status) : `HTTP ${status}`];
  return attemptedAt === null ? [] : [words.noResponse];
};

interface DeliveryRowProps {
  webhookId: number;
  delivery: WebhookDelivery;
  maySend: boolean;
}

const DeliveryRow = ({ webhookId, delivery, maySend }: DeliveryRowProps) => {
  const { webhooks: words } = useStrings();
  const format = useFormat();
  const client = useQueryClient();
  const { id, type, state, attempts, createdAt } = delivery;
  const { change, isBusy } = useMutationWithToast({
    send: () => callEndpoint(resendWebhookDelivery, { params: { id: webhookId, deliveryId: id } }),
    // Whether it arrives is known later, and the list shows it.
    onDone: () => showToast({ title: words.resent, text: words.testSentText }),
    failed: (text) => ({ title: words.changeFailed, text }),
    onSettled: () => client.invalidateQueries({ queryKey: deliveriesQuery(webhookId).queryKey }),
  });
  const states = { pending: words.pending, delivered: words.delivered, failed: words.failedState };
  const moment = new Date(createdAt);
  const next = maySend ? nextAttemptAt(delivery) : null;
  const facts = [
    `${format.shortDate(moment)}, ${formatTime(moment)}`,
    words.attempts(attempts),
    ...resultOf(delivery, words),
    ...(next === null ? [] : [words.nextAttempt(`${format.shortDate(next)}, ${formatTime(next)}`)]),
  ];
  return (
    <ListRow
      end={
        maySend && (
          <Button variant="quiet" size="small" busy={isBusy} onClick={() => void change()}>
            {words.resend}
          </Button>
        )
      }
    >
      <b>{words.eventNames[type as keyof typeof words.eventNames] ?? type}</b>{' '}
      <Badge tone={tones[state]}>{states[state]}</Badge>
      <Text size="small" tone="muted">
        {facts.join(' · ')}
      </Text>
    </ListRow>
  );
};
