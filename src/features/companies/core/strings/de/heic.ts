export const heic = (name: string) =>
  `${name} ist ein HEIC-Foto, das dieser Browser nicht lesen kann. Wählen Sie auf dem iPhone Einstellungen, Kamera, Formate, Maximale Kompatibilität, oder senden Sie es als JPEG.`;
