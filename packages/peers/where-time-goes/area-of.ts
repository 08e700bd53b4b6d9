// Finds the part of a server that a function belongs to, by its source file.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

export interface CallFrame {
  functionName: string;
  url: string;
  lineNumber: number;
  columnNumber: number;
}

const sourceMaps = new Map<string, SourceMap | null>();

const sourceMapOf = (url: string): SourceMap | null => {
  const knownMap = sourceMaps.get(url);
  if (knownMap !== undefined) return knownMap;
  const file = `${fileURLToPath(url)}.map`;
  const read = existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null;
  sourceMaps.set(url, read);
  return read;
};

/** Returns the source file; for a built file by its source map. */
const sourceOf = ({ url, lineNumber, columnNumber }: CallFrame): string => {
  if (!url.startsWith('file:')) return url;
  const entry = sourceMapOf(url)?.findEntry(lineNumber, columnNumber);
  return entry && 'originalSource' in entry ? entry.originalSource : url;
};

const LIBRARIES: readonly [RegExp, string][] = [
  [/^(pg|pg-.*|postgres-.*)$/, 'driver of PostgreSQL (pg)'],
  [/^drizzle-orm$/, 'writing SQL (drizzle)'],
  [/^(react|react-dom|scheduler)$/, 'drawing the page (react)'],
  [/^zod$/, 'checking what comes and goes (zod)'],
  [/^(fastify|find-my-way|fast-.*|avvio|@fastify\/.*|pino|cookie|secure-json-parse)$/, 'Fastify'],
];

const SENDING = new Set(['writev', 'writeBuffer', 'writeUtf8String', 'writeLatin1String', 'shutdown']);
const HTTP = /^node:(_http|http|net|internal\/(http|net|stream|timers|streams))/;

/** Returns the area of a frame that belongs to no file: V8’s and Node’s own work. */
const areaOfItself = (name: string): string | undefined => {
  if (name === '(garbage collector)') return 'collecting garbage, main thread';
  if (name === '(program)') return 'V8 and the system';
  return SENDING.has(name) ? 'sending (the system)' : undefined;
};

const areaOfSource = (source: string): string => {
  if (source.startsWith('node:')) return HTTP.test(source) ? 'Node: http and sockets' : 'Node: the rest';
  const [, library] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source) ?? [];
  if (library) return LIBRARIES.find(([name]) => name.test(library))?.[1] ?? library;
  const [, module] = /\/src\/features\/([^/]+\/[^/]+)\//.exec(source) ?? [];
  if (module) return `ours: ${module}`;
  const [, floor] = /\/src\/([^/]+)\//.exec(source) ?? [];
  return floor ? `ours: src/${floor}` : 'its own files';
};

/** Returns undefined where the caller's area counts, as for functions of V8. */
export const areaOf = (frame: CallFrame): string | undefined => {
  if (frame.url === '') return areaOfItself(frame.functionName);
  return areaOfSource(sourceOf(frame));
};
