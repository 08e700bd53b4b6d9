// Draws docs/pictures/performance.svg from the figures that `npm run bench -- peers --keep` has kept:
// node packages/peers/draw-chart.ts
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Question, questions } from '../../bench/load/compared-side.ts';
import { type Measured, median } from '../../bench/load/result-table.ts';

const WIDTH = 960;
const LABELS = 430;
const RIGHT = 40;
const ROW = 22;
const TOP = 64;
const LEAST = 0.02;
const MOST = 100;
const STEPS = [0.02, 0.1, 0.3, 1, 3, 10, 100];
/** Told apart by shape too, for whoever sees no difference of colours. */
const SHAPES: Readonly<Record<string, (x: number, y: number) => string>> = {
  'Fastify and pg by hand': (x, y) => `<circle class="hand" cx="${x}" cy="${y}" r="6"/>`,
  'node:http alone, the product’s bytes': (x, y) =>
    `<rect class="bare" x="${x - 5}" y="${y - 5}" width="10" height="10"/>`,
  'Next.js 16 and pg': (x, y) => `<path class="next" d="M${x} ${y - 7}l7 12h-14z"/>`,
  'Payload 3': (x, y) => `<path class="payload" d="M${x} ${y - 7}l7 7-7 7-7-7z"/>`,
  'Strapi 5': (x, y) => `<path class="strapi" d="M${x - 5} ${y - 5}l10 10M${x - 5} ${y + 5}l10-10"/>`,
  'Directus 12': (x, y) => `<path class="directus" d="M${x - 6} ${y}h12M${x} ${y - 6}v12"/>`,
};

const STYLE = `text{font:14px system-ui,sans-serif;fill:#1d282f}.axis{stroke:#8a8f8f;stroke-width:1}.even{stroke:#1d282f;stroke-width:2}
.row{stroke:#cfd3d3;stroke-width:1}.hand{fill:#aa331b}.bare{fill:#6b5b95}.next{fill:#1e6b54}.payload{fill:#b8860b}.directus{fill:none;stroke:#2a6fb0;stroke-width:4}.strapi{fill:none;stroke:#4d6a00;stroke-width:3}
@media (prefers-color-scheme:dark){text{fill:#ece7dc}.even{stroke:#ece7dc}.row{stroke:#3b454b}.hand{fill:#ff8a70}.bare{fill:#b9a6ee}.next{fill:#5fc9a4}.payload{fill:#f0c350}.directus{stroke:#7db8f0}.strapi{stroke:#b6d94c}}`;

interface Kept {
  results: { question: Question; measured: Measured[] }[];
}

const { results } = JSON.parse(
  await readFile(join(import.meta.dirname, 'last-measured.json'), 'utf8'),
) as Kept;

const placeOf = (ratio: number) => {
  const share = Math.log(Math.min(MOST, Math.max(LEAST, ratio)) / LEAST) / Math.log(MOST / LEAST);
  return Math.round(LABELS + share * (WIDTH - LABELS - RIGHT));
};

const rows = results.flatMap(({ question, measured }) => {
  const compared = measured.filter(({ ratios }) => ratios.length > 0);
  return compared.length > 0 ? [{ title: questions[question], compared }] : [];
});
const height = TOP + rows.length * ROW + 40;
const names = [...new Set(rows.flatMap(({ compared }) => compared.map(({ name }) => name)))];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const legend = names.map((name, at) => {
  const x = 12 + at * 158;
  return `${SHAPES[name]?.(x, 16) ?? ''}<text x="${x + 12}" y="21">${escaped(name.replace(', the product’s bytes', '').replace('Fastify and pg ', ''))}</text>`;
});
const axis = STEPS.map(
  (step) =>
    `<line class="${step === 1 ? 'even' : 'axis'}" x1="${placeOf(step)}" x2="${placeOf(step)}" y1="${TOP - 14}" y2="${height - 30}"/><text x="${placeOf(step)}" y="${height - 10}" text-anchor="middle">${step}</text>`,
);
const drawn = rows.map(({ title, compared }, at) => {
  const y = TOP + at * ROW;
  const marks = compared.map(({ name, ratios }) => SHAPES[name]?.(placeOf(median(ratios)), y) ?? '');
  return `<line class="row" x1="0" x2="${WIDTH}" y1="${y + 11}" y2="${y + 11}"/><text x="0" y="${y + 5}">${escaped(title.replace(', JSON', ''))}</text>${marks.join('')}`;
});
const said = rows.flatMap(({ title, compared }) =>
  compared.map(({ name, ratios }) => `${title}: ${median(ratios).toFixed(2)} of ${name}`),
);
await writeFile(
  join(import.meta.dirname, '../../docs/pictures/performance.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(said.join('; ')).replaceAll('"', '”')}"><style>${STYLE}</style>
${[...legend, ...axis, ...drawn].join('\n')}
</svg>
`,
);
