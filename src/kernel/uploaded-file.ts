import { MAX_FILE_BYTES } from './max-file-bytes.ts';

/** Browsers name types so. The server looks at the content, whatever a file is called. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const;
export const DOCUMENT_TYPES = ['application/pdf'] as const;
export const FILE_TYPES = [...PICTURE_TYPES, ...DOCUMENT_TYPES] as const;

export const fileKinds = ['picture', 'pdf'] as const;
export type FileKind = (typeof fileKinds)[number];

/** Returns the reason why a file can't be sent, or null. */
export const whyNotUpload = (
  { type, size }: Pick<File, 'type' | 'size'>,
  types: readonly string[] = FILE_TYPES,
): 'type' | 'size' | null => {
  if (!types.includes(type)) return 'type';
  return size > MAX_FILE_BYTES ? 'size' : null;
};

const LONGEST_NAME = 120;

// Marks that turn the direction of writing would make 'plan<mark>fdp.exe' look like a PDF.
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Cleans a file's name: one line of text, whose ending (where the type stands) is never cut off. */
export const cleanFileName = (name: string): string => {
  const characters = Array.from(name.toWellFormed().replace(UNSEEN, '').trim());
  if (characters.length <= LONGEST_NAME) return characters.join('') || '-';
  const half = LONGEST_NAME / 2;
  return `${characters.slice(0, half - 1).join('')}…${characters.slice(-half).join('')}`;
};

const endings: Record<FileKind, string> = { picture: 'webp', pdf: 'pdf' };

/** Returns the name to save it under, whose ending tells the true type, whatever its sender called it. */
export const downloadFileName = (kind: FileKind, name: string): string => {
  const ending = `.${endings[kind]}`;
  if (name.toLowerCase().endsWith(ending)) return name;
  return kind === 'pdf' ? `${name}${ending}` : `${name.replace(/\.\w{1,5}$/, '')}${ending}`;
};

const KB = 1024;

/** Writes a size for readers. The smallest is one kilobyte. */
export const formatFileSize = (bytes: number): string => {
  const inKb = Math.max(1, Math.round(bytes / KB));
  return inKb < KB ? `${inKb} KB` : `${(bytes / KB / KB).toFixed(1).replace('.0', '')} MB`;
};
