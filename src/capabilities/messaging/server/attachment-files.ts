import type { AttachmentRow } from './store/attachments.ts';

export type PictureSize = 'small' | 'large';

const FOLDER = 'attachments';

export const pictureFile = (token: string, size: PictureSize) => `${FOLDER}/${token}-${size}.webp`;

export const pdfFile = (token: string) => `${FOLDER}/${token}.pdf`;

/** The stored files of an attachment. */
export const filesOf = ({ kind, token }: Pick<AttachmentRow, 'kind' | 'token'>): string[] =>
  kind === 'pdf' ? [pdfFile(token)] : [pictureFile(token, 'large'), pictureFile(token, 'small')];
