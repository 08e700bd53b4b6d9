import type { MouseEvent } from 'react';
import { Spinner } from '#design/spinner.tsx';
import { PaginationLinks, type PaginationLinksProps } from '#web/lists/pagination-links.tsx';
import type { usePagedList } from '#web/lists/use-paged-list.ts';
import { useStrings } from '#web/strings.tsx';

interface MoreLinksProps extends Pick<PaginationLinksProps, 'isLater' | 'hrefAt'> {
  list: Pick<ReturnType<typeof usePagedList>, 'next' | 'isLoading' | 'loadMore'>;
}

/** Links the next page of a long list, which the script loads below, and the way back to the newest. */
export const ListPagingLinks = ({ list: { next, isLoading, loadMore }, isLater, hrefAt }: MoreLinksProps) => {
  const { folders } = useStrings();
  const showMore = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    loadMore();
  };
  return (
    <PaginationLinks
      next={next}
      isLater={isLater}
      hrefAt={hrefAt}
      words={{ next: folders.showMore, first: folders.backToNewest }}
      onNext={showMore}
    >
      {isLoading && <Spinner label={folders.loading} />}
    </PaginationLinks>
  );
};
