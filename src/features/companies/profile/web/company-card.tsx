import { Anchor } from '#design/anchor.tsx';
import { ChipList } from '#design/chip-list.tsx';
import { CompanyLogo } from '#design/company-logo.tsx';
import { Icon } from '#design/icon.tsx';
import { VisuallyHidden } from '#design/text.tsx';
import { MAX_CARD_TRADES } from '#features/companies/core/contract/company-item.ts';
import { joinedCategoryNames } from '#features/companies/core/rules/distinct-trades.ts';
import { localizedTextFor, langAttributeFor } from '#features/companies/core/rules/localized-text.ts';
import { shortenText } from '#features/companies/core/rules/shorten-text.ts';
import { GalleryImage } from '#features/companies/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import {
  AddToContactsButton,
  LikeHeartButton,
  MessageButton,
  SaveToFolderButton,
} from './company-card-actions.tsx';
import {
  ASSUMED_RESPONSE_HOURS,
  type CompanyCardData,
  MAX_CARD_DESCRIPTION_LENGTH,
} from './company-card-data.ts';
import styles from './company-card.module.css';
import { CompanyRating } from './company-rating.tsx';
import { CompareCheckbox } from './compare-checkbox.tsx';

interface CompanyCardProps {
  company: CompanyCardData;
  /** The card holds the first picture of the page, which loads eagerly. */
  isFirst?: boolean;
  /** The list has a comparison. */
  isComparable?: boolean;
}

/** A list renders hundreds of these, so elements are styled by their position without classes. */
export const CompanyCard = ({ company, isFirst = false, isComparable = false }: CompanyCardProps) => {
  const { companies } = useStrings();
  const names = useTranslatedNames();
  const categories = joinedCategoryNames(company.services, companies.otherService, names.language);
  const words = localizedTextFor(company, 'description', names.language);
  const address = href('/companies/:id', { id: company.id });
  return (
    <article className={styles.card}>
      <div className={styles.cover} data-cover={company.id}>
        <Anchor href={address} tabIndex={-1} aria-hidden="true">
          <Cover company={company} isFirst={isFirst} />
        </Anchor>
        <CompanyRating average={company.ratingAverage} className={styles.rating} />
        {company.isFeatured && <span className={styles.featured}>{companies.featured}</span>}
        {isComparable && <CompareCheckbox company={company} className={styles.compare} />}
        <LikeHeartButton company={company} className={styles.heart} />
      </div>
      <div className={styles.body}>
        <div>
          <CompanyLogo name={company.name} logo={company.logoUrl} />
          <span>{categories[0] ?? companies.defaultCategory}</span>
          {company.languages.length > 0 && (
            <span className={styles.spoken}>
              <VisuallyHidden>{companies.spoken}</VisuallyHidden>
              {` ${company.languages.join(' ')}`}
            </span>
          )}
        </div>
        {/* Like the cover this link is for the mouse alone: the card's last link leads to the same page. */}
        <h3 aria-label={company.name}>
          <Anchor data-alone href={address} tabIndex={-1} aria-hidden="true">
            {company.name}
          </Anchor>
        </h3>
        <ChipList names={categories} atMost={MAX_CARD_TRADES} more={companies.moreChips} />
        <Place company={company} />
        <p lang={langAttributeFor(names.language, words.language)}>
          {shortenText(words.text || companies.defaultDescription, MAX_CARD_DESCRIPTION_LENGTH)}
        </p>
      </div>
      <div className={styles.figures}>
        <div>
          <b>{company.reviewCount}</b>
          {` ${companies.reviews(company.reviewCount)}`}
        </div>
        <div>
          <b>{company.projectCount}</b>
          {` ${companies.projects(company.projectCount)}`}
        </div>
        <div>{companies.responseTime(company.responseHours ?? ASSUMED_RESPONSE_HOURS)}</div>
      </div>
      <div className={styles.actions}>
        <SaveToFolderButton company={company} />
        <AddToContactsButton company={company} />
        <MessageButton company={company} />
        <Anchor href={address} aria-label={companies.viewProfileOf(company.name)}>
          {companies.viewProfile}
          <Icon name="arrow-right" size="small" />
        </Anchor>
      </div>
    </article>
  );
};

const Place = ({ company: { id, city, commune, isVerified, distance } }: { company: CompanyCardData }) => {
  const { companies } = useStrings();
  const town = city ?? commune;
  if (!town && !isVerified) return null;
  const isAway = distance && !distance.isThere;
  return (
    <p>
      {town && (
        <span>
          <Icon name="pin" size="small" />
          {town}
          {isAway && distance.km !== null && `, ${companies.away(distance.km)}`}
          {isAway && distance.worksThere && `, ${companies.worksThere}`}
        </span>
      )}
      {isVerified && (
        <span>
          <Icon name="check" size="small" />
          {/* The profile says at that anchor what was checked, when and with whom. */}
          <Anchor href={`${href('/companies/:id', { id })}#verified`} className={styles.verified}>
            {companies.verified}
          </Anchor>
        </span>
      )}
    </p>
  );
};

/** The grid has three columns, two, or one. */
const SIZES = '(max-width: 767px) 92vw, (max-width: 1279px) 46vw, 400px';

/** The picture has no size of its own because its box has one. */
const Cover = ({
  company: { gallery },
  isFirst,
}: Pick<CompanyCardProps, 'company'> & { isFirst: boolean }) => {
  const [cover] = gallery;
  if (cover) return <GalleryImage src={cover.imageUrl} alt="" sizes={SIZES} isFirst={isFirst} />;
  return (
    <span className={styles.placeholder}>
      <Icon name="picture" size="large" />
    </span>
  );
};
