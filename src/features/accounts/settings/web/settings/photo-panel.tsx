import { Panel, PanelBody } from '#design/panel.tsx';
import { Text, TextLink } from '#design/text.tsx';
import { SETTINGS_PICTURE } from '#features/accounts/core/rules/picture.ts';
import { PictureRow } from '#features/accounts/core/web/index.ts';
import { usePicture } from '#features/accounts/settings/web/profile-and-settings/use-picture.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import { href } from '#kernel/href.ts';
import { SentenceWithHoles } from '#web/sentence.tsx';
import { useStrings } from '#web/strings.tsx';
import { FileButton } from '#web/uploads/file-button.tsx';

/** A photo is sent here as soon as it is chosen. */
export const PhotoPanel = ({ user }: { user: CurrentUser }) => {
  const { accounts } = useStrings();
  const { check, upload, isBusy } = usePicture({
    rule: SETTINGS_PICTURE,
    wrongType: accounts.photoTypeText,
    tooLarge: accounts.photoTooLargeText,
  });
  return (
    <Panel title={accounts.photo}>
      <PictureRow name={user.username} picture={user.profilePictureUrl}>
        <FileButton
          accept={SETTINGS_PICTURE.types}
          busy={isBusy}
          busyText={accounts.uploading}
          onFiles={([file]) => check(file) && void upload(file)}
        >
          {accounts.changePhoto}
        </FileButton>
        <Text size="small" tone="faint">
          {accounts.photoHint}
        </Text>
      </PictureRow>
      <PanelBody>
        <Text size="small" tone="muted">
          <SentenceWithHoles
            text={accounts.photoOnProfile}
            holes={{ profile: <TextLink href={href('/profile')}>{accounts.photoOnProfileLink}</TextLink> }}
          />
        </Text>
      </PanelBody>
    </Panel>
  );
};
