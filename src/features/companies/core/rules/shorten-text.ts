/** Cuts a text to this length, never within a word. */
export const shortenText = (text: string, maxLength: number): string => {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  // If the cut falls between two words, the last word is whole.
  const end = text.charAt(maxLength - 1) === ' ' ? cut.length : cut.lastIndexOf(' ');
  const whole = (end > 0 ? cut.slice(0, end) : cut).trimEnd();
  return `${'.,;:–-'.includes(whole.at(-1) ?? ' ') ? whole.slice(0, -1).trimEnd() : whole}…`;
};
