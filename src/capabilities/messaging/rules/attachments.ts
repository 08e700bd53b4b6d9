/** How many go with one message. */
export const MOST_ATTACHMENTS = 5;

/** In bytes. One of exactly this size is taken. */
export const LARGEST_ATTACHMENT = 10 * 1024 * 1024;

export const ATTACHMENTS_AN_HOUR = { points: 60, seconds: 60 * 60 };

/** The longest sides of a picture: as large as a screen, and as a thread shows it. */
export const ATTACHMENT_SIDES = { large: 2048, small: 640 } as const;

/** Types as a browser calls them. The server looks at the content, whatever a file is called. */
export const ATTACHMENT_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'application/pdf'];

/** Why a file is not uploaded, or null. */
export const faultOf = ({ type, size }: Pick<File, 'type' | 'size'>): 'type' | 'size' | null => {
  if (!ATTACHMENT_TYPES.includes(type)) return 'type';
  return size > LARGEST_ATTACHMENT ? 'size' : null;
};

const PDF_BEGINS = '%PDF-';

/** By what stands at its beginning. */
export const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, PDF_BEGINS.length)) === PDF_BEGINS;

const LONGEST_NAME = 120;

// Marks that turn the direction of writing make 'plan<mark>fdp.exe' look like a PDF.
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A file's name as it is shown and kept: one line of text, its end (where the type stands) never cut off. */
export const attachmentName = (given: string): string => {
  const characters = Array.from(given.toWellFormed().replace(UNSEEN, '').trim());
  if (characters.length <= LONGEST_NAME) return characters.join('') || '-';
  const half = LONGEST_NAME / 2;
  return `${characters.slice(0, half - 1).join('')}…${characters.slice(-half).join('')}`;
};

const endings = { picture: 'webp', pdf: 'pdf' } as const;

/** The name it is saved under. It says what the file is, whatever its sender called it. */
export const savedName = (kind: keyof typeof endings, name: string): string => {
  const ending = `.${endings[kind]}`;
  if (name.toLowerCase().endsWith(ending)) return name;
  return kind === 'pdf' ? `${name}${ending}` : `${name.replace(/\.\w{1,5}$/, '')}${ending}`;
};

const KB = 1024;

/** A size as people read it. Nothing is smaller than a kilobyte. */
export const formatSize = (bytes: number): string => {
  const inKb = Math.max(1, Math.round(bytes / KB));
  return inKb < KB ? `${inKb} KB` : `${(bytes / KB / KB).toFixed(1).replace('.0', '')} MB`;
};

/** As large as a thread shows one picture. Of a strip only the middle is seen. */
const SHOWN = { most: 320, least: 96 };

/** The box a picture has in a thread, before it is there. */
export const shownBox = ({ width, height }: { width: number; height: number }) => {
  const scale = Math.min(1, SHOWN.most / width, SHOWN.most / height);
  const within = (side: number) => Math.round(Math.min(SHOWN.most, Math.max(SHOWN.least, side * scale)));
  return { width: within(width), height: within(height) };
};
