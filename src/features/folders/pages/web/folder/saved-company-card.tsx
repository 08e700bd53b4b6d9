import type { ReactNode } from 'react';
import { CardFoot } from '#design/card-foot.tsx';
import { Card } from '#design/card.tsx';
import { Checkbox } from '#design/checkbox.tsx';
import { CompanyLogo } from '#design/company-logo.tsx';
import { StarMark } from '#design/star-rating.tsx';
import { VisuallyHidden } from '#design/text.tsx';
import { useIsHydrated } from '#design/use-is-hydrated.ts';
import type { CompanyItem } from '#features/companies/core/contract/company-item.ts';
import { joinedCategoryNames } from '#features/companies/core/rules/distinct-trades.ts';
import type { ComparisonChoiceState } from '#features/folders/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import styles from './saved-company-card.module.css';

interface CompanyEntryProps {
  company: CompanyItem;
  choice: ComparisonChoiceState;
  /** Only the folder's owner sees these. */
  note?: ReactNode;
  action?: ReactNode;
}

export const SavedCompanyCard = ({ company, choice, note, action }: CompanyEntryProps) => {
  const { folders, companies } = useStrings();
  const names = useTranslatedNames();
  const { id, name, logoUrl, services, description } = company;
  const trades = joinedCategoryNames(services, companies.otherService, names.language);
  return (
    <Card>
      <div className={styles.body}>
        <div className={styles.top}>
          <CompanyLogo name={name} logo={logoUrl} />
          <div className={styles.words}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.trades}>{trades.join(', ') || folders.noServices}</p>
          </div>
          <CompareBox company={company} choice={choice} />
        </div>
        <p className={styles.description}>{description || companies.defaultDescription}</p>
        <Summary company={company} />
      </div>
      {note}
      <CardFoot
        href={href('/companies/:id', { id })}
        label={folders.viewCompanyProfile}
        spoken={folders.viewCompanyProfileOf(name)}
      >
        {action}
      </CardFoot>
    </Card>
  );
};

const CompareBox = ({ company: { id, name }, choice }: Pick<CompanyEntryProps, 'company' | 'choice'>) => {
  const { folders } = useStrings();
  const isLive = useIsHydrated();
  const isChosen = choice.has(id);
  return (
    <Checkbox
      className={styles.compare}
      checked={isChosen}
      disabled={!isLive || (choice.isFull && !isChosen)}
      onChange={() => choice.turn(id)}
      label={
        <>
          <span aria-hidden="true">{folders.compare}</span>
          <VisuallyHidden>{folders.compareNamed(name)}</VisuallyHidden>
        </>
      }
    />
  );
};

const Summary = ({ company: { ratingAverage, reviewCount, city } }: Pick<CompanyEntryProps, 'company'>) => {
  const names = useTranslatedNames();
  const { folders } = useStrings();
  return (
    <p className={styles.summary}>
      {ratingAverage === null ? (
        <span>{folders.noReviews}</span>
      ) : (
        <span className={styles.rating}>
          <StarMark />
          {folders.rating(names.average(ratingAverage), folders.reviewCount(reviewCount))}
        </span>
      )}
      {city && <span>{city}</span>}
    </p>
  );
};
