/** Says that the browser cannot read a photograph and what to do about it. */
export const heic = (name: string) =>
  `${name} is a HEIC photo, which this browser can’t read. On your iPhone, go to Settings, Camera, Formats and choose Most Compatible, or save the photo as a JPEG.`;
