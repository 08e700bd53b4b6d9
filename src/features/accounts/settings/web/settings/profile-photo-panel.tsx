import { Panel, PanelBody } from '#design/panel.tsx';
import { Text, TextLink } from '#design/text.tsx';
import { SETTINGS_PICTURE_RULE } from '#features/accounts/core/rules/profile-picture-rules.ts';
import { LargeAvatarRow } from '#features/accounts/core/web/index.ts';
import { useProfilePictureUpload } from '#features/accounts/settings/web/profile-and-settings/use-profile-picture-upload.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import { href } from '#kernel/href.ts';
import { SentenceWithPlaceholders } from '#web/sentence-with-placeholders.tsx';
import { useStrings } from '#web/strings.tsx';
import { FileButton } from '#web/uploads/file-button.tsx';

/** A photo is sent here as soon as it is chosen. */
export const ProfilePhotoPanel = ({ user }: { user: CurrentUser }) => {
  const { accounts } = useStrings();
  const { check, upload, isBusy } = useProfilePictureUpload({
    rule: SETTINGS_PICTURE_RULE,
    wrongType: accounts.photoTypeText,
    tooLarge: accounts.photoTooLargeText,
  });
  return (
    <Panel title={accounts.photo}>
      <LargeAvatarRow name={user.username} picture={user.profilePictureUrl}>
        <FileButton
          accept={SETTINGS_PICTURE_RULE.types}
          busy={isBusy}
          busyText={accounts.uploading}
          onFiles={([file]) => check(file) && void upload(file)}
        >
          {accounts.changePhoto}
        </FileButton>
        <Text size="small" tone="faint">
          {accounts.photoHint}
        </Text>
      </LargeAvatarRow>
      <PanelBody>
        <Text size="small" tone="muted">
          <SentenceWithPlaceholders
            text={accounts.photoOnProfile}
            holes={{ profile: <TextLink href={href('/profile')}>{accounts.photoOnProfileLink}</TextLink> }}
          />
        </Text>
      </PanelBody>
    </Panel>
  );
};
