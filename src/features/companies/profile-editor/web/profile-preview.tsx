import { useQuery } from '@tanstack/react-query';
import { Badge } from '#design/badge.tsx';
import { ChipList } from '#design/chip-list.tsx';
import { CompanyLogo } from '#design/company-logo.tsx';
import { Icon } from '#design/icon.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Text } from '#design/text.tsx';
import { joinedCategoryNames, tradesOrFallback } from '#features/companies/core/rules/distinct-trades.ts';
import { localizedTextFor, langAttributeFor } from '#features/companies/core/rules/localized-text.ts';
import { GalleryImage } from '#features/companies/core/web/index.ts';
import type { OwnCompany } from '#features/companies/profile-editor/contract/own-company.ts';
import { changedFieldsOf } from '#features/companies/profile-editor/rules/changed-fields.ts';
import { AboutCompany, BusinessHours, ContactDetails } from '#features/companies/profile/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import { type ProfileDraft, profileDraftOf } from './profile-draft.ts';
import styles from './profile-preview.module.css';
import { editorCommunesQuery } from './queries.ts';

/** Names the parts of the draft that others do not see. */
const unseenBy = (
  editor: ReturnType<typeof useStrings>['editor'],
  company: OwnCompany,
  draft: ProfileDraft,
): string[] => [
  ...(!draft.isContactPublic && draft.phoneNumber ? [editor.unseen.phone] : []),
  ...(!draft.isContactPublic && draft.email ? [editor.unseen.email] : []),
  ...(Object.keys(changedFieldsOf(profileDraftOf(company), draft)).length > 0 ? [editor.unseen.unsaved] : []),
];

/** Previews the public page while somebody types, on a screen with room beside the fields. */
export const ProfilePreview = ({ company, draft }: { company: OwnCompany; draft: ProfileDraft }) => {
  const { companies, editor, profile } = useStrings();
  const names = useTranslatedNames();
  const { text: line, language: lineIn } = localizedTextFor(draft, 'line', names.language);
  const { data: communes = [] } = useQuery(editorCommunesQuery);
  const placeNames = Object.fromEntries(
    communes.flatMap(({ name, names: inOthers, canton, cantonNames }) => [
      [canton, cantonNames],
      [name, inOthers],
    ]),
  );
  const [cover] = company.gallery;
  const hidden = unseenBy(editor, company, draft);
  const place = [draft.postalCode, draft.city].filter(Boolean).join(' ');
  return (
    <div className={styles.preview}>
      <Panel title={editor.preview} end={<Text size="small">{editor.previewText}</Text>}>
        {/* The preview is looked at, not used. */}
        <div inert>
          {cover && (
            <div className={styles.cover}>
              <GalleryImage src={cover.imageUrl} alt="" width={800} height={240} sizes="480px" />
            </div>
          )}
          <PanelBody className={styles.body}>
            <div className={styles.head}>
              <CompanyLogo name={draft.name || company.name} logo={company.logoUrl} className={styles.seal} />
              {draft.hasEmergencyService && (
                <Badge tone="hot" icon="alert">
                  {profile.emergencyService}
                </Badge>
              )}
            </div>
            <p className={styles.name}>{draft.name}</p>
            {line && <p lang={langAttributeFor(names.language, lineIn)}>{line}</p>}
            <Text size="small" tone="muted">
              {[place, profile.luxembourg].filter(Boolean).join(', ')}
            </Text>
            <ChipList
              names={tradesOrFallback(
                companies.defaultCategory,
                joinedCategoryNames(company.services, companies.otherService, names.language),
              )}
            />
            <AboutCompany company={draft} />
          </PanelBody>
          {hidden.length > 0 && (
            <PanelBody className={styles.hidden}>
              <Text size="small">
                <Icon name="info" size="small" /> {editor.othersDoNotSee(hidden)}
              </Text>
            </PanelBody>
          )}
          <ContactDetails
            company={{
              ...draft,
              ...(!draft.isContactPublic && { phoneNumber: null, email: null }),
              placeNames,
            }}
          />
          <PanelBody>
            <BusinessHours hours={draft.businessHours} />
          </PanelBody>
        </div>
      </Panel>
    </div>
  );
};
