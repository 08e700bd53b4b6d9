import { Badge } from '#design/badge.tsx';
import { ChipList } from '#design/chip-list.tsx';
import { CompanyLogo } from '#design/company-logo.tsx';
import { Icon } from '#design/icon.tsx';
import { StarRating } from '#design/star-rating.tsx';
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
  const { companies } = useStrings();
  const names = useTranslatedNames();
  const categories = joinedCategoryNames(company.services, companies.otherService, names.language);
  return (
    <div className={styles.header}>
      <CompanyLogo name={company.name} logo={company.logoUrl} size="large" className={styles.seal} />
      <div className={styles.words}>
        <Badges company={company} />
        <h1 className={styles.name}>{company.name}</h1>
        <CompanyTagline company={company} />
        <div className={styles.meta}>
          <Rating company={company} match={match} />
          <Town company={company} />
        </div>
        <ChipList names={tradesOrFallback(companies.defaultCategory, categories)} className={styles.chips} />
      </div>
      <ProfileHeaderActions className={styles.actions} />
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

const Badges = ({
  company: { isVerified, verifiedFacts, hasEmergencyService },
}: {
  company: PublicCompany;
}) => {
  const { profile } = useStrings();
  if (!isVerified && !hasEmergencyService) return null;
  return (
    <div className={styles.badges}>
      {isVerified && <VerifiedProofsBadge proofs={verifiedFacts} />}
      {hasEmergencyService && (
        <Badge tone="hot" icon="alert">
          {profile.emergencyService}
        </Badge>
      )}
    </div>
  );
};

const Rating = ({ company: { ratingAverage, reviewCount }, match }: ProfileProps) => {
  const { companies, profile } = useStrings();
  const names = useTranslatedNames();
  if (ratingAverage === null) return <Badge>{companies.newBadge}</Badge>;
  const average = names.average(ratingAverage);
  return (
    <span className={styles.detail}>
      <StarRating value={ratingAverage} label={profile.outOfFive(average)} />
      <b aria-hidden="true">{average}</b>
      <TextLink href={profileViewHref(match, { tab: 'reviews' }, '#profile')}>
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
