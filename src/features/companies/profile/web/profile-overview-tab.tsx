import { useState } from 'react';
import { ChipList } from '#design/chip-list.tsx';
import { Notice } from '#design/notice.tsx';
import { TextLink } from '#design/text.tsx';
import type { CompanyTexts } from '#features/companies/core/contract/company-texts.ts';
import { phoneHref } from '#features/companies/core/rules/contact-links.ts';
import { distinctTrades } from '#features/companies/core/rules/distinct-trades.ts';
import {
  localizedTextFor,
  originalCompanyTextOf,
  langAttributeFor,
} from '#features/companies/core/rules/localized-text.ts';
import { GalleryImage } from '#features/companies/core/web/index.ts';
import type { PublicCompany } from '#features/companies/profile/contract/company-profile.ts';
import { Translatable } from '#features/translations/core/web/index.ts';
import { useStrings, useStringsSource } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import { CompanyAtAGlance } from './company-at-a-glance.tsx';
import { useWorkAreaText } from './contact-details.tsx';
import { PriceExamples } from './price-examples.tsx';
import { profileViewHref } from './profile-hrefs.ts';
import styles from './profile-overview-tab.module.css';
import type { ProfileProps } from './profile-props.ts';
import { ProjectGrid } from './project-grid.tsx';
import { ReviewPair } from './review-pair.tsx';
import { TextLanguageSwitch } from './text-language-switch.tsx';

export const ProfileOverviewTab = ({ company, match }: ProfileProps) => {
  // Before the first review nobody else has said anything, so the company's own words come early.
  const isNew = company.ratingAverage === null;
  return (
    <div className={styles.overview}>
      <ReviewPair company={company} match={match} />
      {isNew && <AboutAndArea company={company} />}
      <CompanyAtAGlance company={company} />
      <PriceExamples company={company} match={match} />
      <Emergency company={company} />
      <RecentProjects company={company} match={match} />
      <ServicesOffered company={company} />
      {!isNew && <AboutAndArea company={company} />}
    </div>
  );
};

type Part = Pick<ProfileProps, 'company'>;

type Described = CompanyTexts & Partial<Pick<PublicCompany, 'id' | 'translation'>>;

export const AboutCompany = ({ company }: { company: Described }) => {
  const { companies, profile } = useStrings();
  const { language: reader } = useStringsSource();
  const [asFirst, setAsFirst] = useState(false);
  const best = localizedTextFor(company, 'description', reader);
  const { text, language, isFirst } = asFirst ? originalCompanyTextOf(company, 'description') : best;
  const visibleText = text || companies.defaultDescription;
  return (
    <section>
      <h2>{profile.about}</h2>
      <Translatable
        of="company"
        id={company.id ?? 0}
        text={visibleText}
        offer={isFirst ? company.translation : undefined}
      >
        {(words, lang) => (
          // The language that the company stated counts before the detected one.
          <div
            className={styles.about}
            lang={language && words === visibleText ? langAttributeFor(reader, language) : lang}
          >
            {words.split(/\n\s*\n/).map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        )}
      </Translatable>
      <TextLanguageSwitch
        current={language}
        best={best.language}
        first={company.textLanguage}
        onFirst={setAsFirst}
      />
    </section>
  );
};

const Emergency = ({ company: { hasEmergencyService, ...company } }: Part) => {
  const { profile } = useStrings();
  const phoneNumber = company.emergencyPhoneNumber ?? company.phoneNumber;
  if (!hasEmergencyService || !phoneNumber) return null;
  const href = phoneHref(phoneNumber);
  return (
    <section aria-label={profile.emergencyService}>
      <Notice
        title={profile.emergencyService}
        text={company.isDemo ? profile.demoHasNoNumber : profile.emergencyText}
        action={company.isDemo ? undefined : href ? <a href={href}>{phoneNumber}</a> : phoneNumber}
      />
    </section>
  );
};

const ServicesOffered = ({ company: { services } }: Part) => {
  const { companies, profile } = useStrings();
  const names = useTranslatedNames();
  const trades = distinctTrades(services, companies.otherService);
  return (
    <section>
      <h2>{profile.servicesOffered}</h2>
      {trades.length === 0 ? (
        <p className={styles.none}>{profile.noServices}</p>
      ) : (
        <ChipList names={trades.map(names.of)} />
      )}
    </section>
  );
};

const AboutAndArea = ({ company }: Part) => {
  const worksIn = useWorkAreaText(company);
  return (
    <div className={styles.aboutAndArea}>
      <AboutCompany company={company} />
      {company.areaMap && (
        <GalleryImage
          src={company.areaMap}
          alt={worksIn ?? ''}
          width={430}
          height={620}
          sizes="180px"
          className={styles.map}
        />
      )}
    </div>
  );
};

const RecentProjects = ({ company, match }: ProfileProps) => {
  const { profile } = useStrings();
  const { projects, shownProjectCount } = company;
  return (
    <section>
      <div className={styles.head}>
        <h2>{profile.recentProjects}</h2>
        {shownProjectCount > projects.length && (
          <TextLink href={profileViewHref(match, { tab: 'projects' }, '#profile')}>
            {profile.allProjects}
          </TextLink>
        )}
      </div>
      {projects.length === 0 ? (
        <p className={styles.none}>{profile.noProjects}</p>
      ) : (
        <ProjectGrid projects={projects} company={company} match={match} />
      )}
    </section>
  );
};
