import { distinctCategories } from '#companies/rules/companies.ts';
import { categoryIcon } from '#companies/web/index.ts';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { Icon } from '#design/icon.tsx';
import { VisuallyHidden } from '#design/text.tsx';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import type { ProfileProps } from './profile-props.ts';
import { servicesQuestion } from './questions.ts';
import styles from './services-tab.module.css';

/** One card for each category. A call that failed counts as a list with nothing in it. */
export const ServicesTab = ({ match }: ProfileProps) => {
  const { companies, profile } = useStrings();
  const { answer: services = [] } = useOutcome(servicesQuestion(match));
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
        {categories.map(({ name, description }) => (
          <li key={name} className={styles.card}>
            <Icon name={categoryIcon(name)} size="large" />
            <h3>{name}</h3>
            {description && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </>
  );
};
