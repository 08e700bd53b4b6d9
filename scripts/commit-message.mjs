// Refuses a commit whose title isn't `area: What changed`: git runs it by .githooks/commit-msg.
import { readFileSync } from 'node:fs';

const MOST_CHARACTERS = 72;
const [title = ''] = readFileSync(process.argv[2] ?? '', 'utf8').split('\n');
const isGitsOwn = /^(?:Merge|Revert|fixup!|squash!) /.test(title);
const isWellFormed = /^[\da-z-]+(?:\/[\da-z-]+)?: \S/.test(title) && title.length <= MOST_CHARACTERS;
if (!isGitsOwn && !isWellFormed) {
  console.error(
    `A commit's title is "area: what changed", in the imperative, at most ${MOST_CHARACTERS} characters.`,
  );
  process.exit(1);
}
