import { useQuery } from '@tanstack/react-query';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { Icon } from '#design/icon.tsx';
import { VisuallyHidden } from '#design/text.tsx';
import { distinctCategories } from '#features/companies/core/rules/companies.ts';
import { categoryIcon } from '#features/companies/core/web/index.ts';
import { DEFAULT_LANGUAGE } from '#kernel/language.ts';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import type { ProfileProps } from './profile-props.ts';
import { companyServicesQuery } from './queries.ts';
import styles from './services-tab.module.css';

/** Shows a card for each category. A failed call counts as an empty list. */
export const ServicesTab = ({ match }: ProfileProps) => {
  const { companies, profile } = useStrings();
  const { data: services = [] } = useQuery(companyServicesQuery(match));
  const names = useTranslatedNames();
  const categories = distinctCategories(services, companies.otherService);
  if (categories.length === 0) {
    return <EmptyState level={2} art={<StonesArt />} title={profile.noServices} />;
  }
  return (
    <>
      <h2>
        <VisuallyHidden>{profile.services}</VisuallyHidden>
      </h2>
      <ul className={styles.cards}>
        {categories.map((category) => (
          <li key={category.name} className={styles.card}>
            <Icon name={categoryIcon(category.name)} size="large" />
            <h3>{names.of(category)}</h3>
            {/* The descriptions of categories exist in English alone. */}
            {names.language === DEFAULT_LANGUAGE && category.description && <p>{category.description}</p>}
          </li>
        ))}
      </ul>
    </>
  );
};
