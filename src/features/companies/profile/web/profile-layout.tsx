import { CompanyLogo } from '#design/company-logo.tsx';
import { PageWrap } from '#design/layout.tsx';
import { StarMark } from '#design/star-rating.tsx';
import { Tabs } from '#design/tabs.tsx';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import { CompanyActionsProvider, useCompanyActions } from './company-actions-context.tsx';
import { CompanyBreadcrumbs } from './company-breadcrumbs.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { ProfileContactTab } from './contact-tab.tsx';
import { PhoneContactBar } from './phone-contact-bar.tsx';
import { RequestQuoteButton, SaveCompanyButton } from './profile-header-actions.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { profileViewHref } from './profile-hrefs.ts';
import styles from './profile-layout.module.css';
import { ProfileMosaic } from './profile-mosaic.tsx';
import { ProfileOverviewTab } from './profile-overview-tab.tsx';
import type { ProfileProps } from './profile-props.ts';
import { ProjectsTab } from './projects-tab.tsx';
import { type CompanyPageTabName, profileTabOf } from './queries.ts';
import { ReviewsTab } from './reviews-tab.tsx';
import { ServicesTab } from './services-tab.tsx';
import { SimilarCompanies } from './similar-companies.tsx';

const panels: Record<Exclude<CompanyPageTabName, 'contact'>, (props: ProfileProps) => React.ReactNode> = {
  overview: ProfileOverviewTab,
  services: ServicesTab,
  reviews: ReviewsTab,
  projects: ProjectsTab,
};

export const ProfileLayout = (props: ProfileProps) => {
  const { company, match } = props;
  return (
    <CompanyActionsProvider company={company}>
      <PageWrap>
        <ProfileMosaic company={company} />
        <ProfileHeader company={company} match={match} />
      </PageWrap>
      <ProfileTabs {...props} />
      <CompanyBreadcrumbs company={company} />
      <PhoneContactBar company={company} />
    </CompanyActionsProvider>
  );
};

/** The tabs are links, each view with a URL; the design system turns them into a tab list once the script runs. */
const ProfileTabs = ({ company, match }: ProfileProps) => {
  const { profile } = useStrings();
  const href = (tab: CompanyPageTabName) => profileViewHref(match, { tab });
  return (
    <div id="profile">
      <Tabs<CompanyPageTabName>
        className={styles.tabs}
        label={profile.tabs}
        value={profileTabOf(match)}
        items={[
          { value: 'overview', label: profile.overview, href: href('overview') },
          { value: 'services', label: profile.services, href: href('services') },
          {
            value: 'reviews',
            label: profile.reviewsTab,
            href: href('reviews'),
            count: company.reviewCount || undefined,
          },
          { value: 'projects', label: profile.projectsTab, href: href('projects') },
          { value: 'contact', label: profile.contact, href: href('contact') },
        ]}
        renderList={(list) => <StickyHead company={company} list={list} />}
      >
        {(tab) => (
          <PageWrap>
            <View tab={tab} company={company} match={match} />
            {tab === 'overview' && <SimilarCompanies match={match} />}
          </PageWrap>
        )}
      </Tabs>
    </div>
  );
};

/** The tabs stay. As soon as the head has left, its name and its action stand beside them. */
const StickyHead = ({ company, list }: Pick<ProfileProps, 'company'> & { list: React.ReactNode }) => {
  const { isHeadInSight } = useCompanyActions();
  return (
    <div className={styles.sticky}>
      <PageWrap>
        <div className={styles.stickyRow}>
          {!isHeadInSight && <ShortHead company={company} />}
          {list}
          {!isHeadInSight && (
            <div className={styles.stickyActions}>
              <SaveCompanyButton />
              <RequestQuoteButton size="small" />
            </div>
          )}
        </div>
      </PageWrap>
    </div>
  );
};

const ShortHead = ({
  company: { name, logoUrl, ratingAverage, reviewCount, city },
}: Pick<ProfileProps, 'company'>) => {
  const names = useTranslatedNames();
  const rating = ratingAverage !== null && `${names.average(ratingAverage)} (${reviewCount})`;
  return (
    // The heading says the same: a screen reader need not hear it twice.
    <div className={styles.short} aria-hidden="true">
      <CompanyLogo size="small" name={name} logo={logoUrl} />
      <div>
        <b>{name}</b>
        <span>
          {rating && <StarMark />}
          {[rating, city].filter(Boolean).join(', ')}
        </span>
      </div>
    </div>
  );
};

const View = ({ tab, company, match }: ProfileProps & { tab: CompanyPageTabName }) => {
  if (tab === 'contact') return <ProfileContactTab company={company} />;
  const Panel = panels[tab];
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Panel company={company} match={match} />
      </div>
      <ContactPanel company={company} className={styles.aside} />
    </div>
  );
};
