import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const LINK = /\]\((?!https?:|mailto:|#)([^)\s#]+)[^)]*\)/g;

test.each(globSync('{*,docs/*,docs/decisions/*,bench/*,deploy/*}.md'))(
  '%s links to files that are there',
  (path) => {
    const links = [...readFileSync(path, 'utf8').matchAll(LINK)].map(([, target = '']) => target);
    expect(links.filter((target) => !existsSync(join(dirname(path), target)))).toEqual([]);
  },
);
