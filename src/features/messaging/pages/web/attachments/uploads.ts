import { discardAttachment, uploadAttachment } from '#features/messaging/core/contract/attachments.ts';
import type { Attachment } from '#features/messaging/core/contract/fields.ts';
import { callEndpoint } from '#web/api-client.ts';
import { sendFile } from '#web/send-file.ts';
import { openUploads } from '#web/uploads/uploads.ts';

const useBox = openUploads<Attachment>({
  send: (file, options) => sendFile(uploadAttachment, file, {}, options),
  // If this call is lost, the upload is deleted after a day.
  discard: ({ id }) => {
    callEndpoint(discardAttachment, { params: { attachmentId: id } }).catch(() => undefined);
  },
});

/** They belong to the message that is being written in a conversation. */
export const useUploads = (me: number, partnerId: number) => useBox(`${me} ${partnerId}`);
