import { Badge } from '#design/badge.tsx';
import { CompanyLogo } from '#design/company-logo.tsx';
import { extraIcons } from '#design/extra-icons.ts';
import { Row } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { PageHead } from '#design/page-head.tsx';
import { profilePath } from '#features/companies/core/rules/profile-path.ts';
import type { OwnCompanyProfile } from '#features/dashboards/company/contract/company-dashboard.ts';
import { useToday } from '#features/requests/visits/web/index.ts';
import { noonOf } from '#kernel/calendar.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './company-dashboard-head.module.css';

interface CompanyDashboardHeadProps {
  profile: OwnCompanyProfile | undefined;
  /** The day's work stands below, so that the heading is the day; on other tabs the head is slim on a phone. */
  isToday: boolean;
}

/** Shows the company's name. Without a response the page stands all the same. */
export const CompanyDashboardHead = ({ profile, isToday }: CompanyDashboardHeadProps) => {
  const { desk } = useStrings();
  const name = profile?.name ?? desk.yourCompany;
  return (
    <div className={isToday ? undefined : styles.slim}>
      <PageHead
        start={!isToday && <CompanyLogo name={name} logo={profile?.logoUrl} />}
        title={isToday ? <TodayTitle name={name} /> : name}
        below={
          <>
            {isToday && <NameBelowDay name={name} />}
            {profile && <VatState profile={profile} />}
          </>
        }
        action={
          profile && (
            <div className={styles.ways}>
              <Row gap={3} wraps>
                <LinkButton variant="quiet" icon="person-add" href={href('/company-team')}>
                  {desk.team}
                </LinkButton>
                <LinkButton icon={extraIcons.eye} href={profilePath(profile)}>
                  {desk.viewPublicProfile}
                </LinkButton>
              </Row>
            </div>
          )
        }
      />
    </div>
  );
};

/** The day is the server's; without it the heading is the name alone. */
const TodayTitle = ({ name }: { name: string }) => {
  const { today: words } = useStrings();
  const format = useFormat();
  const today = useToday();
  return today === null ? name : words.title(format.fullDate(noonOf(today)));
};

/** A heading that says the name already has none below it. */
const NameBelowDay = ({ name }: { name: string }) =>
  useToday() === null ? null : <b className={styles.name}>{name}</b>;

const VatState = ({ profile: { vatNumber, isVatVerified } }: { profile: OwnCompanyProfile }) => {
  const { desk } = useStrings();
  if (!vatNumber) return null;
  return (
    <>
      {isVatVerified ? (
        <Badge tone="ok" icon="verified">
          {desk.verified}
        </Badge>
      ) : (
        <Badge tone="warn">{desk.pendingVerification}</Badge>
      )}
      <span>{vatNumber}</span>
    </>
  );
};
