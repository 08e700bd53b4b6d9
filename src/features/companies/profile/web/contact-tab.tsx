import { Button } from '#design/button.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import type { PublicCompany } from '#features/companies/profile/contract/company-profile.ts';
import { useStrings } from '#web/strings.tsx';
import { BusinessHours } from './business-hours.tsx';
import { useCompanyActions } from './company-actions-context.tsx';
import { ContactDetails } from './contact-details.tsx';
import styles from './contact-tab.module.css';
import { StartProjectButton } from './start-project-button.tsx';

export const ProfileContactTab = ({ company }: { company: PublicCompany }) => {
  const { profile } = useStrings();
  const { requestQuote, save, toggleLike, likeLabel, isLive } = useCompanyActions();
  return (
    <div className={styles.contact}>
      <Panel title={profile.contactInformation}>
        <ContactDetails company={company} />
        <PanelBody>
          <BusinessHours hours={company.businessHours} />
        </PanelBody>
      </Panel>
      <Panel title={profile.getInTouch}>
        <PanelBody className={styles.actions}>
          <Button wide icon="message" disabled={!isLive} onClick={requestQuote}>
            {profile.sendMessage}
          </Button>
          <StartProjectButton company={company} wide />
          <Button wide icon="folder-add" disabled={!isLive} onClick={save}>
            {profile.saveCompany}
          </Button>
          <Button wide icon="heart" disabled={!isLive} onClick={toggleLike}>
            {likeLabel}
          </Button>
        </PanelBody>
      </Panel>
    </div>
  );
};
