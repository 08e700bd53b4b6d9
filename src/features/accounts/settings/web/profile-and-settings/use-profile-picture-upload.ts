import { showToast } from '#design/toast.ts';
import { uploadProfilePicture } from '#features/accounts/core/contract/profile-picture.ts';
import {
  whyNotProfilePicture,
  type PictureRule,
} from '#features/accounts/core/rules/profile-picture-rules.ts';
import { BrowserFailure, useAccountMutation } from '#features/accounts/core/web/index.ts';
import { ApiError } from '#web/api-client.ts';
import { sendFile } from '#web/send-file.ts';
import { useStrings } from '#web/strings.tsx';
import { useAccountCache } from './use-account-cache.ts';

interface PictureOptions {
  rule: PictureRule;
  wrongType: string;
  tooLarge: string;
  onUploaded?: () => void;
}

/** Checks a file and sends it. */
export const useProfilePictureUpload = ({ rule, wrongType, tooLarge, onUploaded }: PictureOptions) => {
  const { accounts } = useStrings();
  const { cachePicture } = useAccountCache();
  const { change: upload, isBusy } = useAccountMutation(async (file: File) => {
    const { profilePictureUrl } = await sendFile(uploadProfilePicture, file, {}).catch((error: unknown) => {
      const isWordless = error instanceof ApiError && error.wire.message === undefined;
      throw isWordless ? new BrowserFailure(accounts.uploadFailed) : error;
    });
    cachePicture(profilePictureUrl);
    onUploaded?.();
    showToast({ tone: 'success', title: accounts.pictureUploaded });
  }, accounts.uploadPictureFailed);

  /** Returns whether a file may be sent; if not, a toast shows why. */
  const check = (file: File): boolean => {
    const fault = whyNotProfilePicture(file, rule);
    if (fault === 'type') {
      showToast({ tone: 'destructive', title: accounts.invalidFileType, text: wrongType });
    } else if (fault === 'size') {
      showToast({ tone: 'destructive', title: accounts.fileTooLarge, text: tooLarge });
    }
    return fault === null;
  };
  return { check, upload, isBusy };
};
