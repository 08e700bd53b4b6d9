/** Each byte becomes one character: nothing is lost, and patterns can search it. */
export const bytesToLatin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

export interface MimePart {
  /** Each header has its unfolded values, under its name in lower case. */
  headers: ReadonlyMap<string, readonly string[]>;
  body: string;
}

/** It is in bytes, and longer than any program writes. */
export const MAX_EMAIL_HEADER_BYTES = 64 * 1024;

/** Splits an email, or a part of one, at its first blank line. */
export const parseMimePart = (source: string): MimePart => {
  const blank = /(?:^|\r?\n)\r?\n/.exec(source);
  const end = blank ? blank.index : source.length;
  const headers = new Map<string, string[]>();
  const unfolded = source.slice(0, Math.min(end, MAX_EMAIL_HEADER_BYTES)).replaceAll(/\r?\n[ \t]+/g, ' ');
  for (const line of unfolded.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon < 1) continue;
    const name = line.slice(0, colon).trim().toLowerCase();
    const value = line.slice(colon + 1).trim();
    const values = headers.get(name);
    if (values) values.push(value);
    else headers.set(name, [value]);
  }
  return { headers, body: blank ? source.slice(end + blank[0].length) : '' };
};

export const mimeHeaderOf = ({ headers }: MimePart, name: string): string => headers.get(name)?.[0] ?? '';

/** Parses 'text/plain; charset="utf-8"'. */
export const parseMimeContentType = (part: MimePart): { type: string; parameters: Map<string, string> } => {
  const [type = '', ...rest] = mimeHeaderOf(part, 'content-type').split(';');
  const parameters = new Map(
    rest.flatMap((piece): [string, string][] => {
      const [, name = '', quoted, bare] = /^\s*([\w*-]+)\s*=\s*(?:"([^"]*)"|(\S+))/.exec(piece) ?? [];
      return name === '' ? [] : [[name.toLowerCase(), quoted ?? bare ?? '']];
    }),
  );
  return { type: type.trim().toLowerCase() || 'text/plain', parameters };
};
