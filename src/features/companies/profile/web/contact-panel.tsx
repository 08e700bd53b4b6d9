import { Button } from '#design/button.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import type { PublicCompany } from '#features/companies/profile/contract/company-profile.ts';
import { useStrings } from '#web/strings.tsx';
import { BusinessHours } from './business-hours.tsx';
import { useCompanyActions } from './company-actions-context.tsx';
import { ContactDetails } from './contact-details.tsx';
import styles from './contact-panel.module.css';
import { StartProjectButton } from './start-project-button.tsx';

/** Stands beside every view but the contact tab. */
export const ContactPanel = ({
  company,
  className,
}: {
  company: PublicCompany;
  className: string | undefined;
}) => {
  const { profile } = useStrings();
  const { requestQuote, isLive, cardRef, isHeadInSight } = useCompanyActions();
  return (
    <Panel title={profile.contactInformation} className={className}>
      <ContactDetails company={company} />
      <PanelBody>
        <BusinessHours isFolded hours={company.businessHours} />
        <div ref={cardRef} className={styles.quote}>
          <Button
            variant={isHeadInSight ? 'secondary' : 'primary'}
            wide
            disabled={!isLive}
            onClick={requestQuote}
          >
            {profile.requestAQuote}
          </Button>
        </div>
        <StartProjectButton company={company} className={styles.start} />
      </PanelBody>
    </Panel>
  );
};
