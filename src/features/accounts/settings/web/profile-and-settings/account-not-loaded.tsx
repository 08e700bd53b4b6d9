import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import type { EndpointQuery } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';

/** Shown if a response did not come, with a button that fetches again. */
export const AccountNotLoaded = ({ question: { queryKey } }: { question: EndpointQuery }) => {
  const { accounts } = useStrings();
  const client = useQueryClient();
  return (
    <EmptyState
      art={<StonesArt />}
      title={accounts.notLoaded}
      action={
        <Button size="small" onClick={() => void client.refetchQueries({ queryKey })}>
          {accounts.tryAgain}
        </Button>
      }
    />
  );
};
