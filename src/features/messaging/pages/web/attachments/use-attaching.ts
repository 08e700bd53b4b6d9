import { showToast } from '#design/toast.ts';
import { MOST_ATTACHMENTS } from '#features/messaging/core/rules/attachments.ts';
import { LARGEST_FILE } from '#kernel/largest-file.ts';
import { faultOfFile, formatSize } from '#kernel/uploaded-file.ts';
import { useStrings } from '#web/strings.tsx';
import { useUploads } from './uploads.ts';

/** Checks files before the upload; a toast names each that is refused, and why. */
export const useAttaching = (me: number, partnerId: number) => {
  const { talk } = useStrings();
  const { uploads, begin, ...rest } = useUploads(me, partnerId);

  const refuse = (text: string) => showToast({ tone: 'destructive', title: talk.notAttached, text });
  const attach = (files: readonly File[]) => {
    let free = MOST_ATTACHMENTS - uploads.length;
    for (const file of files) {
      const fault = faultOfFile(file);
      if (fault === 'type') refuse(talk.wrongType(file.name));
      else if (fault === 'size') refuse(talk.tooLargeFile(file.name, formatSize(LARGEST_FILE)));
      else if (free > 0) {
        free -= 1;
        begin(file);
      } else {
        refuse(talk.tooManyAttachments(MOST_ATTACHMENTS));
        return;
      }
    }
  };
  const attached = uploads.flatMap(({ response: attachment }) => attachment ?? []);
  return { ...rest, uploads, attach, attached, isReady: attached.length === uploads.length };
};
