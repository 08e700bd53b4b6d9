import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#design/link-button.tsx';
import { TextLink, VisuallyHidden } from '#design/text.tsx';
import { resultCountText } from '#features/directory/pages/web/result-count-text.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { searchResultsQuery } from './queries.ts';
import styles from './search-form.module.css';
import { hasSearchFilters, searchHref, type ValidSearchState } from './search-state.ts';
import { useChosenAreaName } from './use-chosen-area-name.ts';

/** Says how many were found, and leads to how they are ranked, to all of them, and to the map. */
export const ResultsHead = ({ search }: { search: ValidSearchState }) => {
  const { directory, finding } = useStrings();
  const { data: resultPage } = useQuery(searchResultsQuery(search));
  const place = useChosenAreaName(search);
  const isMap = search.view === 'map';
  return (
    <>
      <h2 className={styles.count}>
        <output>
          {resultPage && resultCountText(resultPage.total, directory)}
          {resultPage && place !== undefined && <VisuallyHidden> {finding.inPlace(place)}</VisuallyHidden>}
        </output>
      </h2>
      <TextLink data-alone href="#ranking">
        {directory.rankingLink}
      </TextLink>
      {hasSearchFilters(search) && (
        <TextLink data-alone href={href('/search')}>
          {directory.clearFilters}
        </TextLink>
      )}
      <LinkButton
        size="small"
        variant="secondary"
        icon={isMap ? 'grid' : 'pin'}
        className={styles.viewSwitch}
        href={searchHref(search, { view: isMap ? undefined : 'map' })}
      >
        {isMap ? finding.showList : finding.showMap}
      </LinkButton>
    </>
  );
};
