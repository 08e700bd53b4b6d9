export const heic = (name: string) =>
  `${name} ass eng HEIC-Foto, déi dëse Browser net opmaache kann. Späichert se als JPEG a probéiert nach eng Kéier. Fir mam iPhone JPEG-Fotoen ze maachen, wielt do Astellungen > Kamera > Formater > Maximal kompatibel.`;
