import { fetchAttachment } from '#features/messaging/core/contract/attachments.ts';
import type { Attachment } from '#features/messaging/core/contract/messaging-fields.ts';
import { requestPath } from '#kernel/endpoint.ts';

export const attachmentDocumentUrl = ({ id }: Attachment) =>
  requestPath(fetchAttachment, { params: { attachmentId: id } });

export const attachmentPictureUrl = ({ id }: Attachment, size: 'small' | 'large') =>
  requestPath(fetchAttachment, { params: { attachmentId: id }, query: { size } });

/** Every picture has both; if a response lacks one, it is drawn as a square. */
export const attachmentDimensionsOf = ({ width, height }: Attachment) => ({
  width: width ?? 1,
  height: height ?? 1,
});
