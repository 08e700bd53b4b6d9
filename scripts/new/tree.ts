import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Collects changes to files; if one fails, none is written. */
export interface FileTree {
  has: (path: string) => boolean;
  read: (path: string) => string;
  /** A file that must not be there yet. */
  create: (path: string, text: string) => void;
  /** Puts a line before the only place where this text stands. */
  insertBefore: (path: string, anchor: string, line: string) => void;
  /** Puts an import where imports begin, or its name into the one that is there; the formatter sorts it in. */
  addImport: (path: string, line: string) => void;
  /** Changes the text of a file that is there. */
  change: (path: string, change: (text: string) => string) => void;
  /** Puts a line last, in a file that may be new. */
  append: (path: string, line: string) => void;
  /** Writes what has changed and returns the files' names. */
  save: () => string[];
}

const withImport = (text: string, line: string): string => {
  const [, name = '', from = ''] = /^import \{ (\w+) \} from '([^']+)';$/.exec(line) ?? [];
  const existing = text
    .match(/^import \{[^}]*\} from '[^']+';$/gm)
    ?.find((statement) => statement.endsWith(` from '${from}';`));
  if (!existing) return text.replace(/^(?:import '[^']+';\n)*/, (first) => `${first}${line}\n`);
  return existing.match(/\w+/g)?.includes(name)
    ? text
    : text.replace(existing, existing.replace('{', `{ ${name},`));
};

export const openTree = (): FileTree => {
  const changedFiles = new Map<string, string>();
  const has = (path: string) => changedFiles.has(path) || existsSync(path);
  const read = (path: string) => changedFiles.get(path) ?? readFileSync(path, 'utf8');
  return {
    has,
    read,
    create(path, text) {
      if (has(path)) throw new Error(`${path} is there already.`);
      changedFiles.set(path, text);
    },
    insertBefore(path, anchor, line) {
      const parts = read(path).split(anchor);
      if (parts.length !== 2) throw new Error(`${path} does not have exactly one "${anchor.trim()}".`);
      changedFiles.set(path, parts.join(`${line}\n${anchor}`));
    },
    addImport: (path, line) => changedFiles.set(path, withImport(read(path), line)),
    change: (path, change) => void changedFiles.set(path, change(read(path))),
    append: (path, line) => changedFiles.set(path, `${has(path) ? read(path) : ''}${line}\n`),
    save() {
      for (const [path, text] of changedFiles) {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
      }
      return [...changedFiles.keys()];
    },
  };
};
