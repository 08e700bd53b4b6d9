export const heic = (name: string) =>
  `${name} ist ein HEIC-Bild, das dieser Browser nicht öffnen kann. Speichern Sie das Bild als JPEG und versuchen Sie es noch einmal. Damit Ihr iPhone JPEGs aufnimmt, öffnen Sie Einstellungen > Kamera > Formate und wählen „Maximale Kompatibilität“.`;
