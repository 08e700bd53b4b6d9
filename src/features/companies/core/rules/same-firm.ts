/** As they are written together: S.à r.l. is sarl, S.A. is sa. */
const LEGAL_FORMS = new Set(
  'sarl sarls sa sas scs secs sca snc senc se sc scop gie asbl fondation gmbh ag kg ohg ltd bv nv srl sprl'.split(
    ' ',
  ),
);

/** Longer ones first: each holds the next. */
const WRITTEN_OUT = [
  'societe a responsabilite limitee simplifiee',
  'societe a responsabilite limitee',
  'societe anonyme',
  'societe en commandite simple',
  'societe cooperative',
];

/** Words of a name, without accents; letters that stand alone (S.A., S.à r.l.) become one word. */
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

/** What is left of a firm's name without its legal form; all of it where nothing would be. */
const firmKey = (name: string): string => {
  const words = wordsOf(name);
  const shortened = WRITTEN_OUT.reduce((all, form) => all.replace(` ${form} `, ' '), ` ${words.join(' ')} `);
  const distinctWords = shortened.split(' ').filter((word) => word !== '' && !LEGAL_FORMS.has(word));
  return (distinctWords.length > 0 ? distinctWords : words).join('');
};

/** Whether two names are of one firm for certain; whatever differs otherwise a moderator looks at. */
export const isSameFirm = (name: string, otherName: string): boolean => {
  const key = firmKey(name);
  return key !== '' && key === firmKey(otherName);
};
