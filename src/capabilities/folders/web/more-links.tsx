import type { MouseEvent } from 'react';
import { LinkButton } from '#design/link-button.tsx';
import { Spinner } from '#design/spinner.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './more-links.module.css';
import type { useShownPages } from './use-shown-pages.ts';

interface MoreLinksProps {
  shown: Pick<ReturnType<typeof useShownPages>, 'next' | 'isLater' | 'isFetching' | 'more'>;
  /** The list from its beginning. */
  address: string;
  hrefAfter: (cursor: string) => string;
}

/** Under a long list: its next page, which comes beneath where the script runs, and the way to the newest. */
export const MoreLinks = ({ shown, address, hrefAfter }: MoreLinksProps) => {
  const { folders } = useStrings();
  const { next, isLater, isFetching, more } = shown;
  if (next === null && !isLater) return null;
  const showMore = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void more();
  };
  return (
    <div className={styles.links}>
      {isLater && <LinkButton href={address}>{folders.backToNewest}</LinkButton>}
      {next !== null && (
        <LinkButton href={hrefAfter(next)} onClick={showMore}>
          {folders.showMore}
        </LinkButton>
      )}
      {isFetching && <Spinner label={folders.loading} />}
    </div>
  );
};
