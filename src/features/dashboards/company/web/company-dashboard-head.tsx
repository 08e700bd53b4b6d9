import { Badge } from '#design/badge.tsx';
import { CompanyLogo } from '#design/company-logo.tsx';
import { extraIcons } from '#design/extra-icons.ts';
import { Row } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { PageHead } from '#design/page-head.tsx';
import { profilePath } from '#features/companies/core/rules/profile-path.ts';
import type { OwnCompanyProfile } from '#features/dashboards/company/contract/company-dashboard.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './company-dashboard-head.module.css';

interface CompanyDashboardHeadProps {
  profile: OwnCompanyProfile | undefined;
  /** On a phone the head is slim to make room for the work below. */
  isSlim: boolean;
}

/** Shows the company's name. Without a response the page stands all the same. */
export const CompanyDashboardHead = ({ profile, isSlim }: CompanyDashboardHeadProps) => {
  const { desk } = useStrings();
  const name = profile?.name ?? desk.yourCompany;
  return (
    <div className={isSlim ? styles.slim : undefined}>
      <PageHead
        start={<CompanyLogo name={name} logo={profile?.logoUrl} />}
        title={name}
        below={profile && <VatState profile={profile} />}
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
