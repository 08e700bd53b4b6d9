import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { useStrings } from '#web/strings.tsx';

/** In place of a part of the desk that has no answer: it is not said to be empty. */
export const NotLoaded = () => {
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
