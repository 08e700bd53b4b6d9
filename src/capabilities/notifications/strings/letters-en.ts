/** What stands around every letter, whoever writes it. No screen needs these. */
export const lettersEn = {
  buttonFallback: 'If the button does not work, copy this address into your browser:',
  foot: 'Giewel, renovation and construction in Luxembourg',
} as const;
