import { PageWrap } from '#design/layout.tsx';
import { Tabs } from '#design/tabs.tsx';
import { useStrings } from '#web/strings.tsx';
import { CompanyActionsProvider } from './company-actions-context.tsx';
import { CompanyBreadcrumbs } from './company-breadcrumbs.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { ProfileContactTab } from './contact-tab.tsx';
import { PhoneContactBar } from './phone-contact-bar.tsx';
import { ProfileBanner } from './profile-banner.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { profileViewHref } from './profile-hrefs.ts';
import styles from './profile-layout.module.css';
import { ProfileOverviewTab } from './profile-overview-tab.tsx';
import type { ProfileProps } from './profile-props.ts';
import { ProjectsTab } from './projects-tab.tsx';
import { type CompanyPageTabName, profileTabOf } from './queries.ts';
import { ReviewsTab } from './reviews-tab.tsx';
import { ServicesTab } from './services-tab.tsx';

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
      <CompanyBreadcrumbs company={company} />
      <ProfileBanner company={company} />
      <PageWrap>
        <ProfileHeader company={company} match={match} />
        <ProfileTabs {...props} />
      </PageWrap>
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
        bleed
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
      >
        {(tab) => <View tab={tab} company={company} match={match} />}
      </Tabs>
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
