export interface GrowthSample {
  question: string;
  /** The number of companies. */
  size: number;
  p50: number;
  p99: number;
}

const COLUMNS = 3;
const CELL = { width: 320, height: 200 };
const PLOT = { left: 52, right: 28, top: 44, bottom: 34 };
const STYLE = `text{font:13px system-ui,sans-serif;fill:#1d282f}.title{font-weight:600;font-size:14px}.grid{stroke:#cfd3d3;stroke-width:1}
.p50{fill:none;stroke:#1e6b54;stroke-width:2.5}.p99{fill:none;stroke:#aa331b;stroke-width:2.5;stroke-dasharray:6 4}.of50{fill:#1e6b54}.of99{fill:#aa331b}
@media (prefers-color-scheme:dark){text{fill:#ece7dc}.grid{stroke:#3b454b}.p50{stroke:#5fc9a4}.p99{stroke:#ff8a70}.of50{fill:#5fc9a4}.of99{fill:#ff8a70}}`;

/** One and a power of ten. */
const powersOver = (least: number, highest: number) => {
  const from = Math.floor(Math.log10(least));
  const to = Math.max(from + 1, Math.ceil(Math.log10(highest)));
  return Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
};

const short = (value: number) =>
  value >= 1e6 ? `${value / 1e6} m` : value >= 1e3 ? `${value / 1e3} k` : String(value);

/** Draws a chart for each query, p50 and p99 by the number of companies, both by powers of ten, for both themes. */
export const growthChart = (samples: readonly GrowthSample[]): string => {
  const sizes = powersOver(
    Math.min(...samples.map(({ size }) => size)),
    Math.max(...samples.map(({ size }) => size)),
  );
  const times = powersOver(
    Math.min(...samples.map(({ p50 }) => p50)),
    Math.max(...samples.map(({ p99 }) => p99)),
  );
  const along = (value: number, powers: readonly number[]) => {
    const [first = 0] = powers;
    return (Math.log10(value) - first) / (powers.length - 1);
  };
  const x = (size: number) =>
    Math.round(PLOT.left + along(size, sizes) * (CELL.width - PLOT.left - PLOT.right));
  const y = (ms: number) =>
    Math.round(CELL.height - PLOT.bottom - along(ms, times) * (CELL.height - PLOT.top - PLOT.bottom));
  const grid = [
    ...times.map(
      (power) =>
        `<line class="grid" x1="${PLOT.left}" x2="${CELL.width - PLOT.right}" y1="${y(10 ** power)}" y2="${y(10 ** power)}"/><text x="${PLOT.left - 6}" y="${y(10 ** power) + 4}" text-anchor="end">${10 ** power}</text>`,
    ),
    ...sizes.map(
      (power) =>
        `<text x="${x(10 ** power)}" y="${CELL.height - 14}" text-anchor="middle">${short(10 ** power)}</text>`,
    ),
  ].join('');
  const byQuestion = [...Map.groupBy(samples, ({ question }) => question)];
  const cells = byQuestion.map(([question, ofIt], index) => {
    const lineOf = (read: (sample: GrowthSample) => number) =>
      ofIt.map((sample) => `${x(sample.size)},${y(read(sample))}`).join(' ');
    const dots = ofIt.map(
      ({ size, p50, p99 }) =>
        `<circle class="of50" cx="${x(size)}" cy="${y(p50)}" r="3.5"/><circle class="of99" cx="${x(size)}" cy="${y(p99)}" r="3.5"/>`,
    );
    const [left, top] = [(index % COLUMNS) * CELL.width, 30 + Math.floor(index / COLUMNS) * CELL.height];
    return `<g transform="translate(${left} ${top})"><text class="title" x="12" y="22">${question}</text>${grid}<polyline class="p99" points="${lineOf(({ p99 }) => p99)}"/><polyline class="p50" points="${lineOf(({ p50 }) => p50)}"/>${dots.join('')}</g>`;
  });
  const sentences = samples.map(
    ({ question, size, p50, p99 }) =>
      `${question} among ${size} companies: ${p50.toFixed(1)} and ${p99.toFixed(1)} ms`,
  );
  const height = 30 + Math.ceil(byQuestion.length / COLUMNS) * CELL.height;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COLUMNS * CELL.width} ${height}" role="img" aria-label="${sentences.join('; ')}"><style>${STYLE}</style>
<line class="p50" x1="12" x2="40" y1="18" y2="18"/><text x="48" y="22">p50</text><line class="p99" x1="92" x2="120" y1="18" y2="18"/><text x="128" y="22">p99, in ms, by the number of companies</text>
${cells.join('\n')}
</svg>
`;
};
