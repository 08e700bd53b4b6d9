/** How many go with one message. */
export const MOST_ATTACHMENTS = 5;

export const ATTACHMENTS_AN_HOUR = { points: 60, seconds: 60 * 60 };

/** As large as a thread shows one picture. Of a strip only the middle is seen. */
const SHOWN = { most: 320, least: 96 };

/** The box a picture has in a thread, before it is there. */
export const shownBox = ({ width, height }: { width: number; height: number }) => {
  const scale = Math.min(1, SHOWN.most / width, SHOWN.most / height);
  const within = (side: number) => Math.round(Math.min(SHOWN.most, Math.max(SHOWN.least, side * scale)));
  return { width: within(width), height: within(height) };
};
