import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { englishTables } from './english-entries.ts';
import { readXliff, type TargetPart } from './read-xliff.ts';
import { entriesOfTable, type NewText, type TableText, withTexts } from './table-texts.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const translatedTable = (table: string, language: string) =>
  table.replace('/strings/en/', `/strings/${language}/`);

/** Values are the same in both languages but for the language that they name. */
const valueName = (code: string, language: string) => code.replaceAll(`'${language}'`, "''");

interface Side {
  text: TableText;
  language: string;
}

/** Values of a translation have their place as id; what the English alone has comes after them. */
const valueIds = (target: Side, source: Side): { target: string[]; source: string[] } => {
  const names = target.text.values.map((code) => valueName(code, target.language));
  const unused = names.map((name, index) => ({ name, id: String(index + 1) }));
  let next = names.length;
  return {
    target: names.map((_, index) => String(index + 1)),
    source: source.text.values.map((code) => {
      const found = unused.findIndex(({ name }) => name === valueName(code, source.language));
      if (found >= 0) return unused.splice(found, 1)[0]?.id ?? '';
      next += 1;
      return String(next);
    }),
  };
};

const inline = ({ pieces, values }: TableText, ids: readonly string[]) =>
  pieces
    .map(
      (piece, index) =>
        escaped(piece) +
        (index < values.length ? `<ph id="${ids[index]}" disp="${escaped(values[index] ?? '')}"/>` : ''),
    )
    .join('');

/** Returns the files that read an entry by its name, those of its own module or else of its feature. */
const usesOfEntries = () => {
  const files = globSync('src/**/*.{ts,tsx}', {
    exclude: ['**/strings/**', '**/*.test.*', 'src/testing/**', 'src/demo/**'],
  }).toSorted();
  const filesByWord = new Map<string, string[]>();
  for (const file of files) {
    const words = new Set(
      Array.from(readFileSync(file, 'utf8').matchAll(/\b[A-Za-z]\w*/g), ([word]) => word),
    );
    for (const word of words) filesByWord.set(word, [...(filesByWord.get(word) ?? []), file]);
  }
  return (table: string, key: string): string[] => {
    const module = dirname(dirname(dirname(table)));
    const feature = table
      .split('/')
      .slice(0, table.startsWith('src/features/') ? 3 : 2)
      .join('/');
    const users = filesByWord.get(key.split('.').at(-1) ?? '') ?? [];
    return (
      [`${module}/`, `${feature}/`]
        .map((folder) => users.filter((file) => file.startsWith(folder)).slice(0, 3))
        .find((files) => files.length > 0) ?? []
    );
  };
};

const unitOf = (options: {
  id: number;
  key: string;
  language: string;
  english: readonly TableText[];
  translated: readonly TableText[];
  shownIn: readonly string[];
}) => {
  const { id, key, language, english, translated, shownIn } = options;
  const lastEnglish = english.at(-1) ?? { pieces: [''], values: [], isCode: false };
  const segments = translated.map((text, index) => {
    // A language with more forms than English has the last English one beside each.
    const source = english[index] ?? lastEnglish;
    const ids = valueIds({ text, language }, { text: source, language: 'en' });
    return `        <segment id="s${index + 1}"><source xml:space="preserve">${inline(source, ids.source)}</source><target xml:space="preserve">${inline(text, ids.target)}</target></segment>`;
  });
  const note =
    shownIn.length === 0
      ? ''
      : `        <notes><note category="shown in">${escaped(shownIn.join(', '))}</note></notes>\n`;
  return `      <unit id="u${id}" name="${escaped(key)}">\n${note}${segments.join('\n')}\n      </unit>`;
};

/** Returns all sentences of a language as XLIFF 2, each beside its English, with a note where it shows. */
export const exportXliff = (language: string): string => {
  const shownIn = usesOfEntries();
  const files = englishTables().flatMap((table, index) => {
    const path = translatedTable(table, language);
    if (!existsSync(path)) return [];
    const englishByKey = new Map(
      entriesOfTable(readFileSync(table, 'utf8'), table).map(({ key, texts }) => [key, texts]),
    );
    const units = entriesOfTable(readFileSync(path, 'utf8'), path).map(({ key, texts }, unit) =>
      unitOf({
        id: unit + 1,
        key,
        language,
        english: (englishByKey.get(key) ?? []).filter(({ isCode }) => !isCode),
        translated: texts.filter(({ isCode }) => !isCode),
        shownIn: shownIn(table, key),
      }),
    );
    return [`    <file id="f${index + 1}" original="${path}">\n${units.join('\n')}\n    </file>`];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="${language}">\n${files.join('\n')}\n</xliff>\n`;
};

const newText = (parts: readonly TargetPart[], place: string, { values }: TableText): NewText => {
  const pieces = [''];
  const used: number[] = [];
  for (const part of parts) {
    if ('text' in part) pieces.push((pieces.pop() ?? '') + part.text);
    else {
      used.push(Number(part.value) - 1);
      pieces.push('');
    }
  }
  const isWhole =
    used.toSorted((one, other) => one - other).join(' ') === values.map((_, index) => index).join(' ');
  if (!isWhole)
    throw new Error(`${place}: put each of its ${values.length} values in once, as it was exported`);
  return { pieces, values: used };
};

const isSame = ({ pieces, values }: NewText, before: TableText) =>
  pieces.join('\0') === before.pieces.join('\0') && values.every((value, index) => value === index);

/** Returns the code of each table that the file changes. Nothing is written if any part of the file is wrong. */
export const importXliff = (xml: string, readTable = (path: string) => readFileSync(path, 'utf8')) => {
  const units = readXliff(xml);
  if (units.length === 0) throw new Error('The file has no units of XLIFF 2');
  const changedTables = new Map<string, string>();
  for (const [path, ofTable] of Map.groupBy(units, ({ table }) => table)) {
    if (!/^src\/[\w/-]+\/strings\/(?:fr|de|lb|pt)\/[\w-]+\.ts$/.test(path))
      throw new Error(`${path} is no table of translations`);
    const code = readTable(path);
    const textsByKey = new Map(
      entriesOfTable(code, path).map(({ key, texts }) => [
        key,
        texts.flatMap((text, index) => (text.isCode ? [] : [{ text, index }])),
      ]),
    );
    const changes = new Map<string, NewText>();
    for (const { key, targets } of ofTable) {
      const texts = textsByKey.get(key);
      if (texts?.length !== targets.length)
        throw new Error(
          `${path}#${key}: this entry has ${texts?.length ?? 0} texts, and the file ${targets.length}`,
        );
      for (const [place, { text: before, index }] of texts.entries()) {
        const after = newText(targets[place] ?? [], `${path}#${key}`, before);
        if (!isSame(after, before)) changes.set(`${key} ${index}`, after);
      }
    }
    if (changes.size > 0)
      changedTables.set(
        path,
        withTexts(code, path, (key, index) => changes.get(`${key} ${index}`)),
      );
  }
  return changedTables;
};

export const writeTables = (tables: ReadonlyMap<string, string>) => {
  for (const [path, code] of tables) writeFileSync(path, code);
};
