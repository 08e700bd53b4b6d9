import { Anchor } from '#design/anchor.tsx';
import { Button } from '#design/button.tsx';
import { Icon } from '#design/icon.tsx';
import { Popover } from '#design/popover.tsx';
import type { NamedTrade } from '#features/companies/core/contract/company-item.ts';
import { categoryIcon } from '#features/companies/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import { searchHref, type ValidSearchState } from './search-state.ts';
import styles from './trade-links.module.css';

interface CategoryBrowseProps {
  search: ValidSearchState;
  categories: readonly NamedTrade[];
  /** The line has other things to show. */
  isShort: boolean;
}

/** The line has room for so many; all of them stand behind its end. */
const ON_LINE = 3;

/** Shows the trades until somebody searches. */
export const TradeLinks = ({ search, categories, isShort }: CategoryBrowseProps) => {
  const { finding } = useStrings();
  const names = useTranslatedNames();
  const linkOf = ({ id, ...category }: NamedTrade) => {
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
  };
  return (
    <nav className={styles.browse} aria-label={finding.browseCategories}>
      {!isShort && <ul>{categories.slice(0, ON_LINE).map(linkOf)}</ul>}
      <Popover
        title={finding.browseCategories}
        renderOpener={(opener) => (
          <Button {...opener} variant="quiet" size="small" iconAfter="chevron-down">
            {finding.allTrades(categories.length)}
          </Button>
        )}
      >
        <ul>{categories.map(linkOf)}</ul>
      </Popover>
    </nav>
  );
};
