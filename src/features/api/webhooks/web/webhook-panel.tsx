import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { Row, Stack } from '#design/layout.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import {
  changeWebhook,
  deleteWebhook,
  renewWebhookSecret,
  testWebhook,
  type Webhook,
} from '#features/api/webhooks/contract/webhooks.ts';
import { callEndpoint } from '#web/api-client.ts';
import { restoreLostFocus } from '#web/restore-lost-focus.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import { CreatedWebhookDialog } from './created-webhook-dialog.tsx';
import { EditWebhookDialog } from './edit-webhook-dialog.tsx';
import { webhooksQuery } from './queries.ts';
import { WebhookDeliveries } from './webhook-deliveries.tsx';
import styles from './webhooks.module.css';

const stateOf = ({ isEnabled, failingSince }: Webhook) => {
  if (!isEnabled) return 'off';
  return failingSince === null ? 'on' : 'failing';
};

export const WebhookPanel = ({ webhook }: { webhook: Webhook }) => {
  const { webhooks: words } = useStrings();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title={<span className={styles.url}>{webhook.url}</span>} end={<State webhook={webhook} />}>
      <PanelBody>
        <Stack gap={4}>
          <Text size="small">{webhook.events.map((type) => words.eventNames[type]).join(' · ')}</Text>
          <Actions webhook={webhook} />
          {!isOpen && (
            <div>
              <Button
                variant="quiet"
                size="small"
                aria-label={words.buttonOf(words.showDeliveries, webhook.url)}
                onClick={() => setIsOpen(true)}
              >
                {words.showDeliveries}
              </Button>
            </div>
          )}
        </Stack>
      </PanelBody>
      {isOpen && <WebhookDeliveries webhook={webhook} />}
    </Panel>
  );
};

const State = ({ webhook }: { webhook: Webhook }) => {
  const { webhooks: words } = useStrings();
  const format = useFormat();
  const state = stateOf(webhook);
  if (state === 'off') return <Badge>{words.off}</Badge>;
  if (state === 'on') return <Badge tone="ok">{words.on}</Badge>;
  const day = format.shortDate(new Date(webhook.failingSince ?? webhook.createdAt));
  return <Badge tone="danger">{words.failingSince(day)}</Badge>;
};

const Actions = ({ webhook }: { webhook: Webhook }) => {
  const { id, url, isEnabled } = webhook;
  const { webhooks: words } = useStrings();
  const client = useQueryClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const { change, isBusy } = useMutationWithToast<{
    call: () => Promise<unknown>;
    done: string;
    text?: string;
  }>({
    send: ({ call }) => call(),
    onDone: (_, { done, text }) =>
      showToast({ tone: text === undefined ? 'success' : 'normal', title: done, text }),
    failed: (text) => ({ title: words.changeFailed, text }),
    onSettled: async () => {
      setIsConfirming(false);
      await client.invalidateQueries({ queryKey: webhooksQuery.queryKey });
      restoreLostFocus();
    },
  });
  const params = { id };
  const turn = () => callEndpoint(changeWebhook, { params, body: { isEnabled: !isEnabled } });
  return (
    <Row gap={2} wraps>
      <Button
        size="small"
        busy={isBusy}
        disabled={!isEnabled}
        aria-label={words.buttonOf(words.test, url)}
        onClick={() =>
          void change({
            call: () => callEndpoint(testWebhook, { params }),
            done: words.testSent,
            text: words.testSentText,
          })
        }
      >
        {words.test}
      </Button>
      <Button
        size="small"
        busy={isBusy}
        aria-label={words.buttonOf(isEnabled ? words.disable : words.enable, url)}
        onClick={() => void change({ call: turn, done: words.changed })}
      >
        {isEnabled ? words.disable : words.enable}
      </Button>
      <Button size="small" aria-label={words.buttonOf(words.edit, url)} onClick={() => setIsEditing(true)}>
        {words.edit}
      </Button>
      <RenewSecret webhook={webhook} />
      <Button
        variant="quiet"
        size="small"
        aria-label={words.buttonOf(words.remove, url)}
        onClick={() => setIsConfirming(true)}
      >
        {words.remove}
      </Button>
      {isEditing && <EditWebhookDialog webhook={webhook} onClose={() => setIsEditing(false)} />}
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={() =>
          void change({ call: () => callEndpoint(deleteWebhook, { params }), done: words.removed })
        }
        title={words.removeTitle(url)}
        text={words.removeText}
        confirmLabel={words.remove}
        cancelLabel={words.cancel}
        busy={isBusy}
      />
    </Row>
  );
};

const RenewSecret = ({ webhook: { id, url } }: { webhook: Webhook }) => {
  const { webhooks: words } = useStrings();
  const [isConfirming, setIsConfirming] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const { change, isBusy } = useMutationWithToast({
    send: (_, tryKey) => callEndpoint(renewWebhookSecret, { params: { id } }, tryKey),
    onDone: (renewed) => {
      setIsConfirming(false);
      setSecret(renewed.secret);
    },
    failed: (text) => ({ title: words.changeFailed, text }),
    onFailed: () => setIsConfirming(false),
  });
  return (
    <>
      <Button
        size="small"
        aria-label={words.buttonOf(words.renew, url)}
        onClick={() => setIsConfirming(true)}
      >
        {words.renew}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => void change()}
        title={words.renewTitle(url)}
        text={words.renewText}
        confirmLabel={words.renewConfirm}
        cancelLabel={words.cancel}
        variant="primary"
        busy={isBusy}
      />
      {secret !== null && (
        <CreatedWebhookDialog secret={secret} text={words.renewedText} onClose={() => setSecret(null)} />
      )}
    </>
  );
};
