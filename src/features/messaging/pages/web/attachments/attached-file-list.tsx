import type { Attachment } from '#features/messaging/core/contract/messaging-fields.ts';
import { formatFileSize } from '#kernel/uploaded-file.ts';
import { useStrings } from '#web/strings.tsx';
import type { FileUploadState } from '#web/uploads/create-use-uploads.ts';
import { UploadList } from '#web/uploads/upload-list.tsx';

interface AttachedFilesProps {
  uploads: readonly FileUploadState<Attachment>[];
  onTryAgain: (upload: FileUploadState<Attachment>) => void;
  onRemove: (upload: FileUploadState<Attachment>) => void;
}

/** They belong to the message that is being written. */
export const AttachedFileList = (props: AttachedFilesProps) => {
  const { talk } = useStrings();
  const words = {
    list: talk.attached,
    doneOf: talk.attachedOf,
    uploading: talk.uploading,
    notUploaded: talk.notUploaded,
    tryAgain: talk.tryAgain,
    tryAgainWith: talk.tryAgainWith,
    cancel: talk.cancelUpload,
    remove: talk.removeAttachment,
  };
  return <UploadList {...props} words={words} done={({ file }) => formatFileSize(file.size)} />;
};
