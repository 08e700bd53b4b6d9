import { categoryIcon } from '#companies/web/index.ts';
import { Anchor } from '#design/anchor.tsx';
import { Icon } from '#design/icon.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './category-browse.module.css';
import { addressOfSearch, type KnownSearch } from './search-state.ts';

interface CategoryBrowseProps {
  search: KnownSearch;
  categories: readonly { id: number; name: string }[];
}

/** Shown until somebody has said what they look for. */
export const CategoryBrowse = ({ search, categories }: CategoryBrowseProps) => {
  const { finding } = useStrings();
  return (
    <nav className={styles.browse} aria-label={finding.browseCategories}>
      <ul>
        {categories.map(({ id, name }) => {
          const isCurrent = search.category === id;
          return (
            <li key={id}>
              <Anchor
                href={addressOfSearch(search, { category: isCurrent ? undefined : id })}
                aria-current={isCurrent ? 'true' : undefined}
              >
                <Icon name={categoryIcon(name)} />
                {name}
              </Anchor>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
