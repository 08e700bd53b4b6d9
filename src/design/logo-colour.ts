const colours = ['c0', 'c1', 'c2', 'c3', 'c4'] as const;

export type LogoColour = (typeof colours)[number];

/**
 * The same name always gets the same colour, on every screen and every machine (FNV-1a). The start value is the
 * one with which the companies of the design get its colours.
 */
export const logoColour = (name: string): LogoColour => {
  let hash = 0x87_54_1a_f0;
  for (const letter of name.normalize('NFC').toLowerCase()) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  return colours[(hash >>> 0) % colours.length] ?? 'c0';
};
