import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { Icon } from '#design/icon.tsx';
import { ListRow } from '#design/list.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { type ApiToken, revokeApiToken } from '#features/api/tokens/contract/tokens.ts';
import { apiAreas } from '#kernel/api-scopes.ts';
import { callEndpoint } from '#web/api-client.ts';
import { restoreLostFocus } from '#web/restore-lost-focus.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import styles from './api-tokens.module.css';
import { apiTokensQuery } from './queries.ts';

export const ApiTokenRow = ({ token }: { token: ApiToken }) => {
  const { apiTokens: words } = useStrings();
  const format = useFormat();
  const { name, scopes, ending, expiresAt, lastUsedAt } = token;
  const day = (moment: string) => format.shortDate(new Date(moment));
  const written = apiAreas.filter((area) => scopes.includes(`${area}:write` as (typeof scopes)[number]));
  const read = apiAreas.filter((area) => scopes.includes(`${area}:read`) && !written.includes(area));
  const names = (areas: readonly (typeof apiAreas)[number][]) =>
    areas.map((area) => words.areas[area]).join(', ');
  return (
    <ListRow start={<Icon name={signedInIcons.key} />} end={<RevokeToken token={token} />}>
      <b className={styles.name}>{name}</b>
      {read.length > 0 && <Text size="small">{words.reads(names(read))}</Text>}
      {written.length > 0 && <Text size="small">{words.writes(names(written))}</Text>}
      <Text size="small" tone="muted">
        {[
          words.endsIn(ending),
          words.expires(day(expiresAt)),
          lastUsedAt === null ? words.neverUsed : words.used(day(lastUsedAt)),
        ].join(' · ')}
      </Text>
    </ListRow>
  );
};

const RevokeToken = ({ token: { id, name, ending } }: { token: ApiToken }) => {
  const { apiTokens: words } = useStrings();
  const client = useQueryClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const { change, isBusy } = useMutationWithToast({
    send: () => callEndpoint(revokeApiToken, { params: { id } }),
    onDone: () => showToast({ tone: 'success', title: words.revokedDone }),
    failed: (text) => ({ title: words.revokeFailed, text }),
    onSettled: async () => {
      setIsConfirming(false);
      await client.refetchQueries({ queryKey: apiTokensQuery.queryKey });
      restoreLostFocus();
    },
  });
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={words.revokeOf(name, ending)}
        onClick={() => setIsConfirming(true)}
      >
        {words.revoke}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => void change()}
        title={words.revokeTitle(name, ending)}
        text={words.revokeText}
        confirmLabel={words.revoke}
        cancelLabel={words.cancel}
        busy={isBusy}
      />
    </>
  );
};
