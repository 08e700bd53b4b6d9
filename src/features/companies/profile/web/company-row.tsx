import { Anchor } from '#design/anchor.tsx';
import { ChipList } from '#design/chip-list.tsx';
import { CompanyLogo } from '#design/company-logo.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { Icon } from '#design/icon.tsx';
import { Popover } from '#design/popover.tsx';
import { MAX_CARD_TRADES } from '#features/companies/core/contract/company-item.ts';
import { joinedCategoryNames } from '#features/companies/core/rules/distinct-trades.ts';
import { localizedTextFor, langAttributeFor } from '#features/companies/core/rules/localized-text.ts';
import { shortenText } from '#features/companies/core/rules/shorten-text.ts';
import { GalleryImage } from '#features/companies/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import {
  AddToContactsButton,
  LikeHeartButton,
  MessageButton,
  SaveToFolderButton,
} from './company-card-actions.tsx';
import {
  ASSUMED_RESPONSE_HOURS,
  type CompanyRowData,
  MAX_CARD_DESCRIPTION_LENGTH,
  rowSentenceOf,
} from './company-card-data.ts';
import { CompanyRating } from './company-rating.tsx';
import styles from './company-row.module.css';
import { CompareCheckbox } from './compare-checkbox.tsx';

interface CompanyRowProps {
  company: CompanyRowData;
  /** The row holds the first picture of the page, which loads eagerly. */
  isFirst?: boolean;
}

const SIZES = '(max-width: 767px) 112px, 176px';

/** Shows a company as the card does, in a row: what has no room in it stands behind More. */
export const CompanyRow = ({ company, isFirst = false }: CompanyRowProps) => {
  const { companies } = useStrings();
  const address = href('/companies/:id', { id: company.id });
  const [cover] = company.gallery;
  return (
    <article className={styles.row}>
      <div className={styles.cover} data-cover={company.id}>
        {cover ? (
          <GalleryImage src={cover.imageUrl} alt="" sizes={SIZES} isFirst={isFirst} />
        ) : (
          <Icon name="picture" size="large" />
        )}
        {company.isFeatured && <span>{companies.featured}</span>}
        <CompanyLogo size="small" name={company.name} logo={company.logoUrl} />
      </div>
      <div className={styles.name}>
        {/* As on the card, this link is for the mouse alone. It covers the row down to its foot. */}
        <h3 aria-label={company.name}>
          <Anchor href={address} tabIndex={-1} aria-hidden="true">
            {company.name}
          </Anchor>
        </h3>
        {company.isVerified && (
          <Anchor href={`${address}#verified`} aria-label={companies.verified} title={companies.verified}>
            <Icon name="verified" />
          </Anchor>
        )}
      </div>
      <TradesAndPlace company={company} />
      <CompanyRating average={company.ratingAverage} className={styles.rating} />
      <p className={styles.counts}>
        <b>{company.reviewCount}</b>
        {` ${companies.reviews(company.reviewCount)}`}
        <span>
          {', '}
          <b>{company.projectCount}</b>
          {` ${companies.projects(company.projectCount)}`}
        </span>
      </p>
      <Sentence company={company} />
      <Price company={company} />
      <div className={styles.foot}>
        <span className={styles.response}>
          <Icon name="clock" size="small" />
          {companies.responseTime(company.responseHours ?? ASSUMED_RESPONSE_HOURS)}
        </span>
        <CompareCheckbox company={company} className={styles.compare} />
        <LikeHeartButton company={company} />
        <SaveToFolderButton company={company} />
        <MessageButton company={company} />
        <More company={company} />
        <Anchor href={address} aria-label={companies.viewProfileOf(company.name)}>
          <span>{companies.viewProfile}</span>
          <Icon name="arrow-right" size="small" />
        </Anchor>
      </div>
    </article>
  );
};

interface PartProps {
  company: CompanyRowData;
}

const TradesAndPlace = ({ company: { services, city, commune, distance } }: PartProps) => {
  const { companies } = useStrings();
  const names = useTranslatedNames();
  const categories = joinedCategoryNames(services, companies.otherService, names.language);
  const [first = companies.defaultCategory, ...others] = categories.slice(0, MAX_CARD_TRADES);
  const rest = categories.length - MAX_CARD_TRADES;
  if (rest > 0) others.push(companies.moreChips(rest));
  const town = city ?? commune;
  const isAway = distance && !distance.isThere;
  return (
    <p className={styles.trades}>
      {first}
      {others.length > 0 && <span>{` · ${others.join(' · ')}`}</span>}
      {town && ` · ${town}`}
      {isAway && distance.km !== null && `, ${companies.away(distance.km)}`}
      {isAway && distance.worksThere && <span>{`, ${companies.worksThere}`}</span>}
    </p>
  );
};

/** Shows what a client wrote; before the first review, what the company says of itself. */
const Sentence = ({ company }: PartProps) => {
  const { companies } = useStrings();
  const { language } = useTranslatedNames();
  const { review } = company;
  if (review)
    return (
      <p lang={review.language === language ? undefined : (review.language ?? undefined)}>
        <q>{review.text}</q>
      </p>
    );
  const words = localizedTextFor(company, 'description', language);
  return (
    <p className={styles.own} lang={langAttributeFor(language, words.language)}>
      {rowSentenceOf(words.text || companies.defaultDescription)}
    </p>
  );
};

const Price = ({ company: { priceExample } }: PartProps) => {
  const format = useFormat();
  const { language } = useTranslatedNames();
  if (!priceExample) return null;
  return (
    <p className={styles.price}>
      <b>{format.euros(priceExample.budget)}</b>
      <span lang={priceExample.language === language ? undefined : (priceExample.language ?? undefined)}>
        {priceExample.title}
      </span>
    </p>
  );
};

const More = ({ company }: PartProps) => {
  const { companies } = useStrings();
  const { language } = useTranslatedNames();
  const words = localizedTextFor(company, 'description', language);
  return (
    <Popover
      title={company.name}
      renderOpener={(opener) => (
        <IconButton {...opener} type={undefined} icon="more" label={companies.moreAbout(company.name)} />
      )}
    >
      <div className={styles.more}>
        <p lang={langAttributeFor(language, words.language)}>
          {shortenText(words.text || companies.defaultDescription, MAX_CARD_DESCRIPTION_LENGTH)}
        </p>
        <ChipList names={joinedCategoryNames(company.services, companies.otherService, language)} />
        <p>
          {`${company.reviewCount} ${companies.reviews(company.reviewCount)}, `}
          {`${company.projectCount} ${companies.projects(company.projectCount)}. `}
          {companies.responseTime(company.responseHours ?? ASSUMED_RESPONSE_HOURS)}
          {company.languages.length > 0 && `. ${companies.spoken} ${company.languages.join(' ')}`}
        </p>
        <AddToContactsButton company={company} isWide />
      </div>
    </Popover>
  );
};
