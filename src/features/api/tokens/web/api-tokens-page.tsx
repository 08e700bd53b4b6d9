import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BackLink } from '#design/back-link.tsx';
import { buttonClass } from '#design/button-class.ts';
import { Button } from '#design/button.tsx';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { PageWrap, Stack } from '#design/layout.tsx';
import { List } from '#design/list.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Panel } from '#design/panel.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { SkeletonRows } from '#design/skeleton.tsx';
import { Text } from '#design/text.tsx';
import type { CreatedApiToken } from '#features/api/tokens/contract/tokens.ts';
import { API_DOCS_PATH } from '#kernel/api-docs-path.ts';
import { href } from '#kernel/href.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import { ApiTokenRow } from './api-token-row.tsx';
import styles from './api-tokens.module.css';
import { CreatedTokenDialog } from './created-token-dialog.tsx';
import { NewTokenDialog } from './new-token-dialog.tsx';
import type { apiTokensRoute } from './page-routes.ts';
import { apiTokensQuery } from './queries.ts';

const ApiTokensScreen = () => {
  const { apiTokens } = useStrings();
  const [isCreating, setIsCreating] = useState(false);
  const [created, setCreated] = useState<CreatedApiToken | null>(null);
  return (
    <PageWrap className={styles.page}>
      <BackLink href={href('/settings', { tab: 'security' })}>{apiTokens.toSecurity}</BackLink>
      <PageHead
        title={apiTokens.title}
        action={
          <Button variant="primary" icon={signedInIcons.plus} onClick={() => setIsCreating(true)}>
            {apiTokens.create}
          </Button>
        }
      />
      <Stack gap={6}>
        <Text className={styles.lead}>{apiTokens.lead}</Text>
        <p>
          <a className={buttonClass({ variant: 'quiet', size: 'small' })} href={API_DOCS_PATH}>
            {apiTokens.docs}
          </a>
        </p>
        <TokensPanel />
      </Stack>
      {isCreating && (
        <NewTokenDialog
          onClose={() => setIsCreating(false)}
          onCreated={(token) => {
            setIsCreating(false);
            setCreated(token);
          }}
        />
      )}
      {created && <CreatedTokenDialog created={created} onClose={() => setCreated(null)} />}
    </PageWrap>
  );
};

const TokensPanel = () => {
  const { apiTokens: words } = useStrings();
  const client = useQueryClient();
  const { data: tokens, error } = useQuery(apiTokensQuery);
  return (
    <Panel title={words.list}>
      {tokens ? (
        tokens.length > 0 ? (
          <List label={words.list}>
            {tokens.map((token) => (
              <ApiTokenRow key={token.id} token={token} />
            ))}
          </List>
        ) : (
          <EmptyState art={<StonesArt />} title={words.none} text={words.noneText} />
        )
      ) : error ? (
        <EmptyState
          art={<StonesArt />}
          title={words.failed}
          action={
            <Button
              size="small"
              onClick={() => void client.refetchQueries({ queryKey: apiTokensQuery.queryKey })}
            >
              {words.tryAgain}
            </Button>
          }
        />
      ) : (
        <SkeletonRows rows={2} />
      )}
    </Panel>
  );
};

export const pageDefinition = definePage<typeof apiTokensRoute>({
  tables: ['apiTokens'],
  queries: () => [apiTokensQuery],
  head: ({ strings: { apiTokens } }) => ({ title: apiTokens.title, isHiddenFromSearch: true }),
  Screen: ApiTokensScreen,
});
