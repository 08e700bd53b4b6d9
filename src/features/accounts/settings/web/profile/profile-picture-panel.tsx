import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Row } from '#design/layout.tsx';
import { Panel } from '#design/panel.tsx';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { removeProfilePicture } from '#features/accounts/core/contract/profile-picture.ts';
import { PROFILE_PAGE_PICTURE_RULE } from '#features/accounts/core/rules/profile-picture-rules.ts';
import { LargeAvatarRow, useAccountMutation } from '#features/accounts/core/web/index.ts';
import { useAccountCache } from '#features/accounts/settings/web/profile-and-settings/use-account-cache.ts';
import { useProfilePictureUpload } from '#features/accounts/settings/web/profile-and-settings/use-profile-picture-upload.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { FileButton } from '#web/uploads/file-button.tsx';

interface PicturePanelProps {
  name: string;
  picture: string | null;
}

/** The file is previewed and not sent yet. */
interface ChosenPicture {
  file: File;
  preview: string;
}

// It is a data: address, because the page's policy allows pictures only from us and from the page itself.
const previewOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new Error('A file that cannot be read')));
    reader.readAsDataURL(file);
  });

/** A picture is chosen, previewed, and sent once its owner confirms. */
export const ProfilePicturePanel = ({ name, picture }: PicturePanelProps) => {
  const { accounts } = useStrings();
  const [chosenPicture, setChosenPicture] = useState<ChosenPicture | null>(null);
  const { check, upload, isBusy } = useProfilePictureUpload({
    rule: PROFILE_PAGE_PICTURE_RULE,
    wrongType: accounts.invalidFileTypeText,
    tooLarge: accounts.fileTooLargeText,
    onUploaded: () => setChosenPicture(null),
  });
  const choose = useAccountMutation(async (file: File) => {
    if (check(file)) setChosenPicture({ file, preview: await previewOf(file) });
  }, accounts.uploadPictureFailed);
  return (
    <Panel title={accounts.picture}>
      <LargeAvatarRow name={name} picture={chosenPicture?.preview ?? picture}>
        {chosenPicture ? (
          <Row gap={3} wraps>
            <Button
              busy={isBusy}
              busyText={accounts.uploading}
              onClick={() => void upload(chosenPicture.file)}
            >
              {accounts.uploadPicture}
            </Button>
            <Button variant="quiet" disabled={isBusy} onClick={() => setChosenPicture(null)}>
              {accounts.cancel}
            </Button>
          </Row>
        ) : (
          <Row gap={3} wraps>
            <FileButton
              accept={PROFILE_PAGE_PICTURE_RULE.types}
              onFiles={([file]) => void choose.change(file)}
            >
              {accounts.choosePicture}
            </FileButton>
            {picture !== null && <RemovePicture />}
          </Row>
        )}
        <div aria-live="polite">
          <Text size="small" tone="faint">
            {chosenPicture ? accounts.pictureChosen(chosenPicture.file.name) : accounts.pictureHint}
          </Text>
        </div>
      </LargeAvatarRow>
    </Panel>
  );
};

const RemovePicture = () => {
  const { accounts } = useStrings();
  const { cachePicture } = useAccountCache();
  const { change, isBusy } = useAccountMutation(async () => {
    await callEndpoint(removeProfilePicture, {});
    cachePicture(null);
    showToast({ tone: 'success', title: accounts.pictureRemoved });
  }, accounts.removePictureFailed);
  return (
    <Button variant="quiet" busy={isBusy} onClick={() => void change()}>
      {accounts.removePicture}
    </Button>
  );
};
