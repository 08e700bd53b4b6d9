import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#design/empty-state.tsx';
import type { OwnCompany } from '#features/companies/profile-editor/contract/own-company.ts';
import { Form } from '#web/form/form.tsx';
import { useStrings } from '#web/strings.tsx';
import { AboutPanel } from './about-panel.tsx';
import { AreaAndLanguagesPanel } from './area-and-languages-panel.tsx';
import { MissingPartsPanel } from './completeness-panel.tsx';
import { ContactAndAddressPanel } from './contact-and-address-panel.tsx';
import { GalleryPanel } from './gallery/gallery-panel.tsx';
import { BusinessHoursPanel } from './hours/business-hours-panel.tsx';
import { LogoPanel } from './logo-panel.tsx';
import styles from './profile-editor.module.css';
import { ProfilePreview } from './profile-preview.tsx';
import { ownCompanyQuery } from './queries.ts';
import { SaveBar, type WayBack } from './save-bar.tsx';
import { ServicesPanel } from './services-panel.tsx';
import { useProfileEditorForm } from './use-profile-editor-form.ts';

/** Shows the editor beside a preview of the public page. */
export const ProfileEditor = ({ wayBack }: { wayBack?: WayBack | undefined }) => {
  const { editor } = useStrings();
  const { data: company } = useQuery(ownCompanyQuery);
  if (!company) return <EmptyState title={editor.notThere} text={editor.notThereText} />;
  // The key gives another company a new form.
  return <Editor key={company.id} company={company} wayBack={wayBack} />;
};

const Editor = ({ company, wayBack }: { company: OwnCompany; wayBack: WayBack | undefined }) => {
  const { editor } = useStrings();
  const form = useProfileEditorForm(company, wayBack);
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Form onSubmit={form.submit} label={editor.formLabel} className={styles.form}>
          <AboutPanel form={form} company={company} />
          <ContactAndAddressPanel form={form} />
          <AreaAndLanguagesPanel form={form} />
          <BusinessHoursPanel form={form} />
          <SaveBar form={form} wayBack={wayBack} />
        </Form>
        <ServicesPanel company={company} />
        <LogoPanel own={company} />
        <GalleryPanel company={company} />
      </div>
      <div className={styles.aside}>
        <MissingPartsPanel company={company} />
        <ProfilePreview company={company} draft={form.watch()} />
      </div>
    </div>
  );
};
