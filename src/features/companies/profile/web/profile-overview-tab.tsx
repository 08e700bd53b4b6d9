import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '#design/icon.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Notice } from '#design/notice.tsx';
import type { CompanyTexts } from '#features/companies/core/contract/company-texts.ts';
import { phoneHref } from '#features/companies/core/rules/contact-links.ts';
import { distinctTrades } from '#features/companies/core/rules/distinct-trades.ts';
import {
  localizedTextFor,
  originalCompanyTextOf,
  langAttributeFor,
} from '#features/companies/core/rules/localized-text.ts';
import { categoryIcon, SimilarCompanyList } from '#features/companies/core/web/index.ts';
import type { PublicCompany } from '#features/companies/profile/contract/company-profile.ts';
import { Translatable } from '#features/translations/core/web/index.ts';
import { useStrings, useStringsSource } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import { CompanyAtAGlance } from './company-at-a-glance.tsx';
import { CompanyGallery } from './company-gallery.tsx';
import { PriceExamples } from './price-examples.tsx';
import { profileViewHref } from './profile-hrefs.ts';
import styles from './profile-overview-tab.module.css';
import type { ProfileProps } from './profile-props.ts';
import { ProjectGrid } from './project-grid.tsx';
import { similarCompaniesQuery, type ProfileMatch } from './queries.ts';
import { TextLanguageSwitch } from './text-language-switch.tsx';

export const ProfileOverviewTab = ({ company, match }: ProfileProps) => (
  <div className={styles.overview}>
    <AboutCompany company={company} />
    <CompanyAtAGlance company={company} />
    <Emergency company={company} />
    <ServicesOffered company={company} />
    <CompanyGallery company={company} />
    <RecentProjects company={company} match={match} />
    <PriceExamples company={company} match={match} />
    <Similar match={match} />
  </div>
);

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
        text={profile.emergencyText}
        action={href ? <a href={href}>{phoneNumber}</a> : phoneNumber}
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
        <ul className={styles.services}>
          {trades.map((trade) => (
            <li key={trade.name}>
              <Icon name={categoryIcon(trade.name)} size="large" />
              {names.of(trade)}
            </li>
          ))}
        </ul>
      )}
    </section>
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
          <LinkButton
            variant="quiet"
            size="small"
            href={profileViewHref(match, { tab: 'projects' }, '#profile')}
          >
            {profile.allProjects}
          </LinkButton>
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

const Similar = ({ match }: { match: ProfileMatch }) => {
  const { profile } = useStrings();
  const { data: companies = [] } = useQuery(similarCompaniesQuery(match));
  if (companies.length === 0) return null;
  return (
    <section>
      <h2>{profile.similarCompanies}</h2>
      <p className={styles.note}>{profile.similarCompaniesNote}</p>
      <SimilarCompanyList companies={companies} outOfFive={profile.outOfFive} />
    </section>
  );
};
