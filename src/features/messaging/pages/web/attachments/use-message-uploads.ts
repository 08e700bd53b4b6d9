import { discardAttachment, uploadAttachment } from '#features/messaging/core/contract/attachments.ts';
import type { Attachment } from '#features/messaging/core/contract/messaging-fields.ts';
import { callEndpoint } from '#web/api-client.ts';
import { sendFile } from '#web/send-file.ts';
import { createUseUploads } from '#web/uploads/create-use-uploads.ts';

const useBox = createUseUploads<Attachment>({
  send: (file, options) => sendFile(uploadAttachment, file, {}, options),
  // If this call is lost, the upload is deleted after a day.
  discard: ({ id }) => {
    callEndpoint(discardAttachment, { params: { attachmentId: id } }).catch(() => undefined);
  },
});

/** They belong to the message that is being written in a conversation. */
export const useMessageUploads = (me: number, partnerId: number) => useBox(`${me} ${partnerId}`);
