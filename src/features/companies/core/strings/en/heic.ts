/** Says that the browser cannot read a photograph and what to do about it. */
export const heic = (name: string) =>
  `${name} is a HEIC photo, which this browser can’t read. On your iPhone, choose Settings, Camera, Formats, Most Compatible, or send it as a JPEG.`;
