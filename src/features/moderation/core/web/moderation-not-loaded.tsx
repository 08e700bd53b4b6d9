import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { useStrings } from '#web/strings.tsx';

/** Shown for a part of the desk that failed to load, so that it does not look empty. */
export const ModerationNotLoaded = () => {
  const client = useQueryClient();
  const { moderating } = useStrings();
  const retry = () => client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  return (
    <EmptyState
      level={2}
      art={<StonesArt />}
      title={moderating.notLoaded}
      text={moderating.notLoadedText}
      action={<Button onClick={() => void retry()}>{moderating.tryAgain}</Button>}
    />
  );
};
