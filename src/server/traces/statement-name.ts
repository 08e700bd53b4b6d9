const IN_BRACKETS = /\([^()]*\)/g;
const FIRST_WORD = /^\s*(\w+)/;
const TABLE = /\b(?:into|update|from)\s+"?([a-z_]\w*)/i;
/** Our code has fewer texts; but a list's placeholders make another text for each length. */
const MOST_CACHED = 2_000;

interface StatementName {
  operation: string;
  table: string | undefined;
}

const namesByText = new Map<string, StatementName>();

const withoutBrackets = (text: string): string => {
  const shorter = text.replace(IN_BRACKETS, ' ');
  return shorter === text ? text : withoutBrackets(shorter);
};

/** Names a statement's action and table, and none of its values. */
export const statementNameOf = (text: string): StatementName => {
  const cached = namesByText.get(text);
  if (cached) return cached;
  const operation = (FIRST_WORD.exec(text)?.[1] ?? 'other').toLowerCase();
  const name = { operation, table: TABLE.exec(withoutBrackets(text))?.[1] };
  if (namesByText.size < MOST_CACHED) namesByText.set(text, name);
  return name;
};
