export const heic = (name: string) =>
  `${name} est une photo HEIC, que ce navigateur ne sait pas lire. Enregistrez-la en JPEG et réessayez. Pour prendre des JPEG avec votre iPhone, ouvrez Réglages > Appareil photo > Formats et choisissez Le plus compatible.`;
