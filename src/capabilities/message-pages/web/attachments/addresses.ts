import { addressOf } from '#kernel/endpoint.ts';
import { fetchAttachment } from '#messaging/contract/attachments.ts';
import type { Attachment } from '#messaging/contract/fields.ts';

export const addressOfDocument = ({ id }: Attachment) =>
  addressOf(fetchAttachment, { params: { attachmentId: id } });

export const addressOfPicture = ({ id }: Attachment, size: 'small' | 'large') =>
  addressOf(fetchAttachment, { params: { attachmentId: id }, query: { size } });

/** Every picture has both; one that a later answer leaves out is drawn as a square. */
export const sidesOf = ({ width, height }: Attachment) => ({ width: width ?? 1, height: height ?? 1 });
