import { showToast } from '#design/toast.ts';
import { MAX_ATTACHMENTS_PER_MESSAGE } from '#features/messaging/core/rules/attachments.ts';
import { MAX_FILE_BYTES } from '#kernel/max-file-bytes.ts';
import { whyNotUpload, formatFileSize } from '#kernel/uploaded-file.ts';
import { useStrings } from '#web/strings.tsx';
import { useMessageUploads } from './use-message-uploads.ts';

/** Checks files before the upload; a toast names each that is refused, and why. */
export const useAttachFiles = (me: number, partnerId: number) => {
  const { talk } = useStrings();
  const { uploads, begin, ...rest } = useMessageUploads(me, partnerId);

  const refuse = (text: string) => showToast({ tone: 'destructive', title: talk.notAttached, text });
  const attach = (files: readonly File[]) => {
    let free = MAX_ATTACHMENTS_PER_MESSAGE - uploads.length;
    for (const file of files) {
      const fault = whyNotUpload(file);
      if (fault === 'type') refuse(talk.wrongType(file.name));
      else if (fault === 'size') refuse(talk.tooLargeFile(file.name, formatFileSize(MAX_FILE_BYTES)));
      else if (free > 0) {
        free -= 1;
        begin(file);
      } else {
        refuse(talk.tooManyAttachments(MAX_ATTACHMENTS_PER_MESSAGE));
        return;
      }
    }
  };
  const attached = uploads.flatMap(({ response: attachment }) => attachment ?? []);
  return { ...rest, uploads, attach, attached, isReady: attached.length === uploads.length };
};
