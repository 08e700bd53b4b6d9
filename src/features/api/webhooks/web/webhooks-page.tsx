import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BackLink } from '#design/back-link.tsx';
import { buttonClass } from '#design/button-class.ts';
import { Button } from '#design/button.tsx';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { PageWrap, Stack } from '#design/layout.tsx';
import { PageHead } from '#design/page-head.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { SkeletonRows } from '#design/skeleton.tsx';
import { Text } from '#design/text.tsx';
import type { CreatedWebhook } from '#features/api/webhooks/contract/webhooks.ts';
import { API_DOCS_PATH } from '#kernel/api-docs-path.ts';
import { href } from '#kernel/href.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import { CreatedWebhookDialog } from './created-webhook-dialog.tsx';
import { NewWebhookDialog } from './new-webhook-dialog.tsx';
import type { webhooksRoute } from './page-routes.ts';
import { webhooksQuery } from './queries.ts';
import { WebhookPanel } from './webhook-panel.tsx';
import styles from './webhooks.module.css';

const WebhooksScreen = () => {
  const { webhooks: words } = useStrings();
  const [isCreating, setIsCreating] = useState(false);
  const [created, setCreated] = useState<CreatedWebhook | null>(null);
  return (
    <PageWrap className={styles.page}>
      <BackLink href={href('/settings', { tab: 'security' })}>{words.toSecurity}</BackLink>
      <PageHead
        title={words.title}
        action={
          <Button variant="primary" icon={signedInIcons.plus} onClick={() => setIsCreating(true)}>
            {words.create}
          </Button>
        }
      />
      <Stack gap={6}>
        <Text className={styles.lead}>{words.lead}</Text>
        <p>
          <a className={buttonClass({ variant: 'quiet', size: 'small' })} href={`${API_DOCS_PATH}#webhooks`}>
            {words.docs}
          </a>
        </p>
        <WebhookList />
      </Stack>
      {isCreating && (
        <NewWebhookDialog
          onClose={() => setIsCreating(false)}
          onCreated={(webhook) => {
            setIsCreating(false);
            setCreated(webhook);
          }}
        />
      )}
      {created && (
        <CreatedWebhookDialog
          secret={created.secret}
          text={words.createdText}
          onClose={() => setCreated(null)}
        />
      )}
    </PageWrap>
  );
};

const WebhookList = () => {
  const { webhooks: words } = useStrings();
  const client = useQueryClient();
  const { data: webhooks, error } = useQuery(webhooksQuery);
  if (webhooks && webhooks.length > 0)
    return webhooks.map((webhook) => <WebhookPanel key={webhook.id} webhook={webhook} />);
  if (webhooks) return <EmptyState level={2} art={<StonesArt />} title={words.none} text={words.noneText} />;
  if (!error) return <SkeletonRows rows={3} />;
  return (
    <EmptyState
      level={2}
      art={<StonesArt />}
      title={words.failed}
      action={
        <Button size="small" onClick={() => void client.refetchQueries({ queryKey: webhooksQuery.queryKey })}>
          {words.tryAgain}
        </Button>
      }
    />
  );
};

export const pageDefinition = definePage<typeof webhooksRoute>({
  tables: ['webhooks'],
  queries: () => [webhooksQuery],
  head: ({ strings: { webhooks } }) => ({ title: webhooks.title, isHiddenFromSearch: true }),
  Screen: WebhooksScreen,
});
