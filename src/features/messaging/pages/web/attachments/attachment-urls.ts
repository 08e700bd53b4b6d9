import { fetchAttachment } from '#features/messaging/core/contract/attachments.ts';
import type { Attachment } from '#features/messaging/core/contract/fields.ts';
import { requestPath } from '#kernel/endpoint.ts';

export const documentUrl = ({ id }: Attachment) =>
  requestPath(fetchAttachment, { params: { attachmentId: id } });

export const pictureUrl = ({ id }: Attachment, size: 'small' | 'large') =>
  requestPath(fetchAttachment, { params: { attachmentId: id }, query: { size } });

/** Every picture has both; if a response lacks one, it is drawn as a square. */
export const sidesOf = ({ width, height }: Attachment) => ({ width: width ?? 1, height: height ?? 1 });
