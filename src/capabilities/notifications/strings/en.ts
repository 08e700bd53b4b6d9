export const en = {
  // Around every letter.
  buttonFallback: 'If the button does not work, copy this address into your browser:',
  letterFoot: 'Giewel, renovation and construction in Luxembourg',
} as const;
