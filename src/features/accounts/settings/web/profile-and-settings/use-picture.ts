import { showToast } from '#design/toast.ts';
import { uploadPicture } from '#features/accounts/core/contract/picture.ts';
import { faultOfProfilePicture, type PictureRule } from '#features/accounts/core/rules/picture.ts';
import { ShownFailure, useAccountChange } from '#features/accounts/core/web/index.ts';
import { ApiError } from '#web/api-client.ts';
import { sendFile } from '#web/send-file.ts';
import { useStrings } from '#web/strings.tsx';
import { useOwnAccount } from './use-own-account.ts';

interface PictureOptions {
  rule: PictureRule;
  wrongType: string;
  tooLarge: string;
  onUploaded?: () => void;
}

/** Checks a file and sends it. */
export const usePicture = ({ rule, wrongType, tooLarge, onUploaded }: PictureOptions) => {
  const { accounts } = useStrings();
  const { cachePicture } = useOwnAccount();
  const { change: upload, isBusy } = useAccountChange(async (file: File) => {
    const { profilePictureUrl } = await sendFile(uploadPicture, file, {}).catch((error: unknown) => {
      const isWordless = error instanceof ApiError && error.wire.message === undefined;
      throw isWordless ? new ShownFailure(accounts.uploadFailed) : error;
    });
    cachePicture(profilePictureUrl);
    onUploaded?.();
    showToast({ tone: 'success', title: accounts.pictureUploaded });
  }, accounts.uploadPictureFailed);

  /** Returns whether a file may be sent; if not, a toast shows why. */
  const check = (file: File): boolean => {
    const fault = faultOfProfilePicture(file, rule);
    if (fault === 'type') {
      showToast({ tone: 'destructive', title: accounts.invalidFileType, text: wrongType });
    } else if (fault === 'size') {
      showToast({ tone: 'destructive', title: accounts.fileTooLarge, text: tooLarge });
    }
    return fault === null;
  };
  return { check, upload, isBusy };
};
