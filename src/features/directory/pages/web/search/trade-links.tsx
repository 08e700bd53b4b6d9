import { Anchor } from '#design/anchor.tsx';
import { Icon } from '#design/icon.tsx';
import type { NamedTrade } from '#features/companies/core/contract/company-item.ts';
import { categoryIcon } from '#features/companies/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import { searchHref, type ValidSearchState } from './search-state.ts';
import styles from './trade-links.module.css';

interface CategoryBrowseProps {
  search: ValidSearchState;
  categories: readonly NamedTrade[];
}

/** Shows the trades until somebody searches. */
export const TradeLinks = ({ search, categories }: CategoryBrowseProps) => {
  const { finding } = useStrings();
  const names = useTranslatedNames();
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
