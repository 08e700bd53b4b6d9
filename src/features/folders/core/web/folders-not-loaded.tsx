import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { useStrings } from '#web/strings.tsx';
import { isFolderQuery } from './refetch-folders.ts';

/** Replaces a list that could not be loaded, with a button to try again. */
export const FoldersNotLoaded = () => {
  const { folders } = useStrings();
  const client = useQueryClient();
  return (
    <EmptyState
      level={2}
      art={<StonesArt />}
      title={folders.dashboardFailed}
      text={folders.dashboardFailedText}
      action={
        <Button onClick={() => void client.refetchQueries({ predicate: isFolderQuery, type: 'active' })}>
          {folders.tryAgain}
        </Button>
      }
    />
  );
};
