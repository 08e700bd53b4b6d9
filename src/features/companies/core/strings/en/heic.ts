/** Says that the browser cannot read a photograph and what to do about it. */
export const heic = (name: string) =>
  `${name} is a HEIC picture, which this browser can’t open. Save the picture as a JPEG and try again. To take JPEGs with your iPhone, open Settings > Camera > Formats and choose Most Compatible.`;
