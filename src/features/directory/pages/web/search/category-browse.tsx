import { Anchor } from '#design/anchor.tsx';
import { Icon } from '#design/icon.tsx';
import type { NamedTrade } from '#features/companies/core/contract/company-item.ts';
import { categoryIcon } from '#features/companies/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useNames } from '#web/use-names.ts';
import styles from './category-browse.module.css';
import { searchHref, type ValidSearch } from './search-state.ts';

interface CategoryBrowseProps {
  search: ValidSearch;
  categories: readonly NamedTrade[];
}

/** Shows the trades until somebody searches. */
export const CategoryBrowse = ({ search, categories }: CategoryBrowseProps) => {
  const { finding } = useStrings();
  const names = useNames();
  return (
    <nav className={styles.browse} aria-label={finding.browseCategories}>
      <ul>
        {categories.map(({ id, ...category }) => {
          const isCurrent = search.category === id;
          return (
            <li key={id}>
              <Anchor
                href={searchHref(search, { category: isCurrent ? undefined : id })}
                aria-current={isCurrent ? 'true' : undefined}
              >
                <Icon name={categoryIcon(category.name)} />
                {names.of(category)}
              </Anchor>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
