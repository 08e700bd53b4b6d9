import { Badge } from '#design/badge.tsx';
import { ChipList } from '#design/chip-list.tsx';
import { classNames } from '#design/class-names.ts';
import { CompanyLogo } from '#design/company-logo.tsx';
import { Icon } from '#design/icon.tsx';
import { StarMark } from '#design/star-rating.tsx';
import { TextLink, VisuallyHidden } from '#design/text.tsx';
import { joinedCategoryNames, tradesOrFallback } from '#features/companies/core/rules/distinct-trades.ts';
import { localizedTextFor, langAttributeFor } from '#features/companies/core/rules/localized-text.ts';
import type { PublicCompany } from '#features/companies/profile/contract/company-profile.ts';
import { useStrings, useStringsSource } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import { ProfileHeaderActions } from './profile-header-actions.tsx';
import styles from './profile-header.module.css';
import { profileViewHref } from './profile-hrefs.ts';
import type { ProfileProps } from './profile-props.ts';
import { VerifiedProofsBadge } from './verified-proofs-badge.tsx';

export const ProfileHeader = ({ company, match }: ProfileProps) => {
  const { companies, profile } = useStrings();
  const names = useTranslatedNames();
  const categories = joinedCategoryNames(company.services, companies.otherService, names.language);
  return (
    <div className={styles.header}>
      <CompanyLogo name={company.name} logo={company.logoUrl} size="large" className={styles.seal} />
      <div className={styles.words}>
        <h1 className={styles.name}>{company.name}</h1>
        <CompanyTagline company={company} />
        <div className={styles.meta}>
          <Rating company={company} match={match} />
          {company.isVerified && (
            <VerifiedProofsBadge proofs={company.verifiedFacts} isDemo={company.isDemo} />
          )}
          {company.isDemo && <Badge>{profile.inventedForDemo}</Badge>}
          <Emergency company={company} />
          <Town company={company} />
        </div>
        <ChipList names={tradesOrFallback(companies.defaultCategory, categories)} className={styles.chips} />
      </div>
      <ProfileHeaderActions />
    </div>
  );
};

/** Shows the tagline in the best of the company's languages. */
const CompanyTagline = ({ company }: { company: PublicCompany }) => {
  const { language: reader } = useStringsSource();
  const { text, language } = localizedTextFor(company, 'line', reader);
  if (!text) return null;
  return (
    <p className={styles.line} lang={langAttributeFor(reader, language)}>
      {text}
    </p>
  );
};

const Emergency = ({ company: { hasEmergencyService } }: { company: PublicCompany }) => {
  const { profile } = useStrings();
  if (!hasEmergencyService) return null;
  return (
    <span className={classNames(styles.detail, styles.emergency)}>
      <Icon name="alert" />
      {profile.emergencyService}
    </span>
  );
};

const Rating = ({ company: { ratingAverage, reviewCount }, match }: ProfileProps) => {
  const { companies, profile } = useStrings();
  const names = useTranslatedNames();
  if (ratingAverage === null) return <Badge>{companies.newBadge}</Badge>;
  const average = names.average(ratingAverage);
  return (
    <span className={styles.detail}>
      <StarMark />
      <VisuallyHidden>{profile.outOfFive(average)}</VisuallyHidden>
      <b aria-hidden="true">{average}</b>
      <TextLink data-alone href={profileViewHref(match, { tab: 'reviews' }, '#profile')}>
        ({profile.reviewCount(reviewCount)})
      </TextLink>
    </span>
  );
};

const Town = ({ company: { postalCode, city } }: { company: PublicCompany }) => {
  const { profile } = useStrings();
  const town = [postalCode, city].filter(Boolean).join(' ');
  return (
    <span className={styles.detail}>
      <Icon name="pin" />
      <span>
        <VisuallyHidden>{profile.location}</VisuallyHidden>{' '}
        {[town, profile.luxembourg].filter(Boolean).join(', ')}
      </span>
    </span>
  );
};
