export const MAX_ATTACHMENTS_PER_MESSAGE = 5;

export const ATTACHMENT_RATE_LIMIT = { points: 60, seconds: 60 * 60 };

/** A thread shows one picture at most this large. Only the middle of a strip is visible. */
const SHOWN = { most: 320, least: 96 };

/** Returns the box of a picture in a thread before it has loaded. */
export const attachmentDisplaySize = ({ width, height }: { width: number; height: number }) => {
  const scale = Math.min(1, SHOWN.most / width, SHOWN.most / height);
  const within = (side: number) => Math.round(Math.min(SHOWN.most, Math.max(SHOWN.least, side * scale)));
  return { width: within(width), height: within(height) };
};
