import { joinedCategoryNames } from '#companies/rules/card.ts';
import { GalleryImage } from '#companies/web/index.ts';
import { About, BusinessHours, ContactDetails } from '#company-profile/web/index.ts';
import { Badge } from '#design/badge.tsx';
import { Chips } from '#design/chip.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Seal } from '#design/seal.tsx';
import { Text } from '#design/text.tsx';
import type { OwnCompany } from '#profile-editor/contract/profile-editor.ts';
import { useStrings } from '#web/strings.tsx';
import type { Draft } from './profile-draft.ts';
import styles from './profile-preview.module.css';

/** The public page with what is being typed, on a screen that has room beside the fields. */
export const ProfilePreview = ({ own, draft }: { own: OwnCompany; draft: Draft }) => {
  const { companies, editor, profile } = useStrings();
  const [cover] = own.gallery;
  const place = [draft.postalCode, draft.city].filter(Boolean).join(' ');
  return (
    <div className={styles.preview}>
      <Panel title={editor.preview} end={<Text size="small">{editor.previewText}</Text>}>
        {/* Looked at, not used. */}
        <div inert>
          {cover && (
            <div className={styles.cover}>
              <GalleryImage src={cover.imageUrl} alt="" width={800} height={240} sizes="480px" />
            </div>
          )}
          <PanelBody className={styles.body}>
            <div className={styles.head}>
              <Seal name={draft.name || own.name} logo={own.logoUrl} className={styles.seal} />
              {draft.hasEmergencyService && (
                <Badge tone="hot" icon="alert">
                  {profile.emergencyService}
                </Badge>
              )}
            </div>
            <p className={styles.name}>{draft.name}</p>
            <Text size="small" tone="muted">
              {[place, profile.luxembourg].filter(Boolean).join(', ')}
            </Text>
            <Chips names={joinedCategoryNames(own.services, companies.otherService)} />
            <About company={draft} />
          </PanelBody>
          <ContactDetails
            company={draft.isContactPublic ? draft : { ...draft, phoneNumber: null, email: null }}
          />
          <PanelBody>
            <BusinessHours hours={draft.businessHours} />
          </PanelBody>
        </div>
      </Panel>
    </div>
  );
};
