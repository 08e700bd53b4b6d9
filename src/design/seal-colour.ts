const colours = ['c0', 'c1', 'c2', 'c3', 'c4'] as const;

export type SealColour = (typeof colours)[number];

/** The same name prints in the same ink, on every screen and every machine (FNV-1a). */
export const sealColour = (name: string): SealColour => {
  let hash = 0x81_1c_9d_c5;
  for (const letter of name.normalize('NFC').toLowerCase()) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  return colours[(hash >>> 0) % colours.length] ?? 'c0';
};
