/** A piece of a target: a text, or the id of a value that is put in between. */
export type TargetPart = { text: string } | { value: string };

export interface XliffUnit {
  table: string;
  key: string;
  targets: readonly (readonly TargetPart[])[];
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const decoded = (text: string) =>
  text.replaceAll(/&(?:#x(?<hex>[\da-f]+)|#(?<decimal>\d+)|(?<name>\w+));/gi, (whole, ...rest) => {
    const { hex, decimal, name } = rest.at(-1) as Record<string, string | undefined>;
    if (name !== undefined) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });

// XLIFF 2 is read as far as we write it. A translator's program may order attributes anew, and add notes and elements.
const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[(?<cdata>[\s\S]*?)\]\]>|<[?!][^>]*>|<(?<close>\/?)(?:\w+:)?(?<name>[\w-]+)(?<attributes>[^<>]*?)(?<empty>\/?)>|(?<text>[^<]+)/g;

const attributesOf = (attributes: string) =>
  new Map(
    Array.from(
      attributes.matchAll(/(?<name>[\w:-]+)\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/g),
      ({ groups }) => [groups?.['name'] ?? '', decoded(groups?.['double'] ?? groups?.['single'] ?? '')],
    ),
  );

/** Reads the units of an XLIFF 2 file, each with the targets of its segments in their order. */
export const readXliff = (xml: string): XliffUnit[] => {
  const units: (XliffUnit & { targets: TargetPart[][] })[] = [];
  let table = '';
  let target: TargetPart[] | undefined;
  for (const { groups = {} } of xml.matchAll(TOKEN)) {
    const { cdata, text, close, name, attributes = '', empty } = groups;
    const words = cdata ?? (text === undefined ? undefined : decoded(text));
    if (words !== undefined) {
      target?.push({ text: words });
      continue;
    }
    const attribute = attributesOf(attributes);
    if (name === 'file') table = attribute.get('original') ?? table;
    if (name === 'unit' && !close) units.push({ table, key: attribute.get('name') ?? '', targets: [] });
    if (name === 'ph') target?.push({ value: attribute.get('id') ?? '' });
    if (name !== 'target') continue;
    target = close || empty ? undefined : [];
    if (empty) units.at(-1)?.targets.push([]);
    else if (target) units.at(-1)?.targets.push(target);
  }
  return units;
};
