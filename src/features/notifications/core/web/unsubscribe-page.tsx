import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { PageWrap, Stack } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Notice } from '#design/notice.tsx';
import { Text } from '#design/text.tsx';
import { useIsHydrated } from '#design/use-is-hydrated.ts';
import { unsubscribeByToken } from '#features/notifications/core/contract/unsubscribe.ts';
import { href } from '#kernel/href.ts';
import { ApiError, callEndpoint } from '#web/api-client.ts';
import { definePage } from '#web/page.ts';
import styles from '#web/shell/message-page.module.css';
import { useStrings } from '#web/strings.tsx';
import type { unsubscribePageRoute } from './page-routes.ts';

type State = 'asked' | 'sending' | 'done' | { failed: string };

/** Opening the page changes nothing, because mail programs open links to check them. */
const UnsubscribeScreen = ({ params }: { params: { token: string } }) => {
  const { notifications } = useStrings();
  const client = useQueryClient();
  const isLive = useIsHydrated();
  const [state, setState] = useState<State>('asked');
  const stop = async () => {
    setState('sending');
    try {
      await callEndpoint(unsubscribeByToken, { params });
      // The person signed in here may be the one whose settings changed.
      await client.invalidateQueries();
      setState('done');
    } catch (error) {
      const reason = error instanceof ApiError ? error.wire.message : undefined;
      setState({ failed: reason ?? notifications.unsubscribeFailed });
    }
  };
  const isDone = state === 'done';
  return (
    <PageWrap className={styles.page}>
      <Stack gap={5} aria-live="polite">
        <h1>{isDone ? notifications.unsubscribed : notifications.unsubscribeTitle}</h1>
        <Text size="lead">{isDone ? notifications.unsubscribedText : notifications.unsubscribeText}</Text>
        {typeof state === 'object' && <Notice tone="danger" title={state.failed} />}
      </Stack>
      {isDone ? (
        <LinkButton variant="secondary" href={href('/settings', { tab: 'notifications' })}>
          {notifications.toSettings}
        </LinkButton>
      ) : (
        <Button
          variant="primary"
          disabled={!isLive}
          busy={state === 'sending'}
          busyText={notifications.unsubscribing}
          onClick={() => void stop()}
        >
          {notifications.unsubscribe}
        </Button>
      )}
    </PageWrap>
  );
};

export const pageDefinition = definePage<typeof unsubscribePageRoute>({
  tables: ['notifications'],
  queries: () => [],
  head: ({ strings: { notifications } }) => ({
    title: notifications.pageTitle(notifications.unsubscribeTitle),
    isHiddenFromSearch: true,
  }),
  Screen: UnsubscribeScreen,
});
