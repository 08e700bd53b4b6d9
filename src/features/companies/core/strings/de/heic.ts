export const heic = (name: string) =>
  `${name} ist ein HEIC-Bild, das dieser Browser nicht öffnen kann. Speichern Sie das Bild als JPEG und versuchen Sie es noch einmal. Damit Ihr iPhone im JPEG-Format fotografiert, öffnen Sie Einstellungen > Kamera > Formate und wählen „Maximale Kompatibilität“.`;
