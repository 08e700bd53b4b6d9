export const heic = (name: string) =>
  `${name} ass eng HEIC-Foto, déi dëse Browser net liese kann. Wielt um iPhone Astellungen, Kamera, Formater, Maximal kompatibel, oder schéckt se als JPEG.`;
