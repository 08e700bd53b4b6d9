const EXPORTED = /^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm;

// Every page exports its page, every file of strings its sentences, every front door its routes, what is heard live
// its liveEventHandlers, and whoever has sentences the `messageKey` that names one of them.
const BY_CONVENTION = new Set([
  'pageDefinition',
  'sentences',
  'routes',
  'personalData',
  'liveEventHandlers',
  'messageKey',
]);

/** A table of sentences is one thing in five languages. */
const isTwin = (path: string) => /\/strings\/(fr|de|lb|pt)\//.test(path);

/** Names that more than one file exports, most often first: a reader takes one for the other. */
export const namesExportedTwice = (files: readonly (readonly [path: string, text: string])[]): string[] => {
  const counts = new Map<string, number>();
  for (const [, text] of files.filter(([path]) => !isTwin(path)))
    for (const [, name = ''] of text.matchAll(EXPORTED)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([name, count]) => count > 1 && !BY_CONVENTION.has(name))
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ×${count}`);
};
