/** This is more than 300 lines of 1,000 characters, and no more than a browser can read without a pause. */
const LONGEST_PASTE = 1_000_000;
/** Heads, sections and sums make twice as many rows as a quote has lines. */
const MOST_ROWS = 800;
const MOST_CELLS = 40;

/** Our texts hold no control characters but line breaks and tabs. */
const CONTROL = /[^\P{Cc}\n\t]/gu;

const clean = (cell: string) =>
  cell
    .replace(CONTROL, '')
    .replace(/[\t ]+/g, ' ')
    .trim();

/**
 * Returns the cells of a copied spreadsheet. A cell with a line break, a tab or a quotation mark stands in quotation
 * marks, and its own are doubled. Empty rows are left out.
 */
export const parsePastedCells = (text: string): string[][] => {
  const rows: string[][] = [];
  const whole = text.slice(0, LONGEST_PASTE).replace(/\r\n?/g, '\n');
  let cells: string[] = [];
  let position = 0;
  /** Once one was opened and never closed, no later one is closed either. */
  let hasClosing = true;
  const quoted = (): string | null => {
    let cell = '';
    let from = position + 1;
    for (;;) {
      const end = whole.indexOf('"', from);
      if (end < 0) {
        hasClosing = false;
        return null;
      }
      cell += whole.slice(from, end);
      const next = whole.charAt(end + 1);
      if (next !== '"') {
        // Somebody may write '"A" and more': that is no cell in quotation marks.
        if (next !== '' && next !== '\t' && next !== '\n') return null;
        position = end + 1;
        return cell;
      }
      cell += '"';
      from = end + 2;
    }
  };
  const bare = (): string => {
    const from = position;
    while (position < whole.length && whole.charAt(position) !== '\t' && whole.charAt(position) !== '\n')
      position += 1;
    return whole.slice(from, position);
  };
  while (position < whole.length && rows.length < MOST_ROWS) {
    const cell = (whole.charAt(position) === '"' && hasClosing ? quoted() : null) ?? bare();
    if (cells.length < MOST_CELLS) cells.push(clean(cell));
    const isEnd = position >= whole.length || whole.charAt(position) === '\n';
    position += 1;
    if (!isEnd) continue;
    if (cells.some((content) => content !== '')) rows.push(cells);
    cells = [];
  }
  if (cells.some((content) => content !== '')) rows.push(cells);
  return rows;
};
