/** Says that the browser cannot read a photograph and what to do about it. */
export const heic = (name: string) =>
  `${name} is a HEIC photograph, which this browser cannot read. On the iPhone choose Settings, Camera, Formats, Most Compatible, or send it as JPEG.`;
