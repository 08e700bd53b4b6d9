export const heic = (name: string) =>
  `${name} est une photo HEIC, que ce navigateur ne sait pas lire. Sur votre iPhone, choisissez Réglages, Appareil photo, Formats, Le plus compatible, ou envoyez-la en JPEG.`;
