/** Legal forms are compared in one word: S.à r.l. is sarl, S.A. is sa. */
const LEGAL_FORMS = new Set(
  'sarl sarls sa sas scs secs sca snc senc se sc scop gie asbl fondation gmbh ag kg ohg ltd bv nv srl sprl'.split(
    ' ',
  ),
);

/** Longer forms come first because each contains the next. */
const WRITTEN_OUT = [
  'societe a responsabilite limitee simplifiee',
  'societe a responsabilite limitee',
  'societe anonyme',
  'societe en commandite simple',
  'societe cooperative',
];

/** Splits a name into words without accents; letters that stand alone (S.A., S.à r.l.) become one word. */
const wordsOf = (name: string): string[] => {
  const plain = name.replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words: string[] = [];
  let wasLetter = false;
  for (const word of plain.split(/[^\p{L}\p{N}]/u)) {
    if (word === '') continue;
    const isLetter = /^\p{L}$/u.test(word);
    const isOfForm = isLetter || word === 'rl';
    if (isOfForm && (wasLetter || (isLetter && words.at(-1) === 'sarl')))
      words.push((words.pop() ?? '') + word);
    else words.push(word);
    wasLetter = isOfForm && (wasLetter || isLetter);
  }
  return words;
};

/** Returns a firm's name without its legal form, or all of it if nothing would remain. */
const firmKey = (name: string): string => {
  const words = wordsOf(name);
  const shortened = WRITTEN_OUT.reduce((all, form) => all.replace(` ${form} `, ' '), ` ${words.join(' ')} `);
  const distinctWords = shortened.split(' ').filter((word) => word !== '' && !LEGAL_FORMS.has(word));
  return (distinctWords.length > 0 ? distinctWords : words).join('');
};

/** Says whether two names certainly belong to one firm; a moderator looks at all others. */
export const isSameFirm = (name: string, otherName: string): boolean => {
  const key = firmKey(name);
  return key !== '' && key === firmKey(otherName);
};
