import { Button } from '../../../../design/button.tsx';
import { Panel, PanelBody } from '../../../../design/panel.tsx';
import { useStrings } from '../../../../web/strings.tsx';
import type { Company } from '../../contract.ts';
import { BusinessHours } from './business-hours.tsx';
import { ContactFacts } from './contact-facts.tsx';
import styles from './contact-tab.module.css';
import { useCompanyActions } from './use-company-actions.ts';

export const ContactTab = ({ company }: { company: Company }) => {
  const { companies } = useStrings();
  const { requestQuote, save, like, likeLabel, dialog } = useCompanyActions(company);
  return (
    <div className={styles.contact}>
      <Panel title={companies.contactInformation}>
        <ContactFacts company={company} />
        <PanelBody>
          <BusinessHours hours={company.businessHours} />
        </PanelBody>
      </Panel>
      <Panel title={companies.getInTouch}>
        <PanelBody className={styles.actions}>
          <Button look="primary" wide icon="message" onClick={requestQuote}>
            {companies.sendMessage}
          </Button>
          <Button wide icon="folder-add" onClick={save}>
            {companies.saveCompany}
          </Button>
          <Button wide icon="heart" onClick={like}>
            {likeLabel}
          </Button>
        </PanelBody>
      </Panel>
      {dialog}
    </div>
  );
};
