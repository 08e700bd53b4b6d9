import { axisTicks, createLinearScale } from '#design/chart-scale.ts';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Table } from '#design/table.tsx';
import type { PricesOfTrade } from '#features/quotes/prices/contract/prices.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './prices-by-year.module.css';
import { useFormatEuros } from './use-format-euros.ts';

type Years = PricesOfTrade['byYear'];
type KnownYear = { [Name in keyof Years[number]]: NonNullable<Years[number][Name]> };

const isKnownYear = (year: Years[number]): year is KnownYear => year.median !== null;

/** The middle half of each year is a dimension line, the median a diamond: every value is written beside it. */
export const PricesByYear = ({ years }: { years: Years }) => {
  const { prices } = useStrings();
  return (
    <Panel title={prices.byYear} end={<span className={styles.key}>{prices.chartKey}</span>}>
      <PanelBody>
        <Chart years={years} />
        <YearTable years={years} />
      </PanelBody>
    </Panel>
  );
};

interface Frame {
  width: number;
  /** The sums at the side need this room; on a phone they stand at the marks alone. */
  left: number;
}

const HEIGHT = 340;
const TOP = 24;
const LINE_HEIGHT = 12;
const BOTTOM = HEIGHT - 48;
// Wide screens and phones have one each: a picture that shrinks takes its words along.
const WIDE: Frame = { width: 660, left: 66 };
const NARROW: Frame = { width: 330, left: 0 };

const Chart = ({ years }: { years: Years }) => (
  <>
    <Drawing years={years} frame={WIDE} className={styles.wide} />
    <Drawing years={years} frame={NARROW} className={styles.narrow} />
  </>
);

interface DrawingProps {
  years: Years;
  frame: Frame;
  className: string | undefined;
}

const Drawing = ({ years, frame: { width, left }, className }: DrawingProps) => {
  const format = useFormat();
  const knownYears = years.filter(isKnownYear);
  const highest = Math.max(...knownYears.map(({ high }) => Number(high)));
  const ticks = axisTicks(highest, 4);
  const y = createLinearScale([0, ticks.at(-1) ?? highest], [BOTTOM, TOP]);
  const step = (width - left) / years.length;
  const x = (index: number) => left + step * (index + 0.5);
  const line = years.flatMap((year, index) =>
    isKnownYear(year) ? [`${x(index)},${y(Number(year.median))}`] : [],
  );
  return (
    <svg className={className} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden>
      {ticks.map((tick) => (
        <g key={tick} className={styles.tick}>
          <line x1={left} x2={width} y1={y(tick)} y2={y(tick)} />
          {left > 0 && (
            <text x={left - 10} y={y(tick) + 4} textAnchor="end">
              {format.euros(tick)}
            </text>
          )}
        </g>
      ))}
      <polyline className={styles.line} points={line.join(' ')} />
      {years.map((year, index) => (
        <Year
          key={year.year}
          year={year}
          x={x(index)}
          y={(euros) => y(Number(euros))}
          isNarrow={left === 0}
        />
      ))}
    </svg>
  );
};

interface YearProps {
  year: Years[number];
  x: number;
  y: (euros: string) => number;
  isNarrow: boolean;
}

const Year = ({ year, x, y, isNarrow }: YearProps) => {
  const { prices } = useStrings();
  const format = useFormat();
  return (
    <g>
      {isKnownYear(year) ? (
        <Half year={year} x={x} y={y} isNarrow={isNarrow} />
      ) : (
        <NotEnough x={x} isNarrow={isNarrow} />
      )}
      <text className={styles.name} x={x} y={BOTTOM + 20} textAnchor="middle">
        {year.year}
      </text>
      {year.count !== null && (
        <text x={x} y={BOTTOM + 38} textAnchor="middle">
          {`${format.number(year.count)} ${prices.jobsCounted}`}
        </text>
      )}
    </g>
  );
};

const Half = ({ year, x, y, isNarrow }: YearProps & { year: KnownYear }) => {
  const { whole } = useFormatEuros();
  const [low, median, high] = [y(year.low), y(year.median), y(year.high)];
  // A sum stands beside the mark if there is room, else above it, before it or below it; never on another.
  const places = isNarrow
    ? {
        ends: { x, textAnchor: 'middle' as const },
        middle: { x: x - 10, textAnchor: 'end' as const },
        high: high - 12,
        low: low + 20,
      }
    : {
        ends: { x: x + 10 },
        middle: { x: x + 10 },
        high: Math.min(high + 4, median - LINE_HEIGHT),
        low: Math.max(low + 4, median + LINE_HEIGHT + 8),
      };
  return (
    <>
      <path
        className={styles.half}
        d={`M${x} ${high}V${low}M${x - 6} ${high + 6}l12-12M${x - 6} ${low + 6}l12-12`}
      />
      <path className={styles.median} d={`M${x} ${median - 7}l7 7-7 7-7-7z`} />
      <text {...places.ends} y={places.high}>
        {whole(year.high)}
      </text>
      <text {...places.middle} className={styles.name} y={median + 5}>
        {whole(year.median)}
      </text>
      <text {...places.ends} y={places.low}>
        {whole(year.low)}
      </text>
    </>
  );
};

const NotEnough = ({ x, isNarrow }: Pick<YearProps, 'x' | 'isNarrow'>) => {
  const longest = isNarrow ? 6 : 11;
  const { prices } = useStrings();
  const [first, ...rest] = prices.notEnough.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= longest)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);
  const middle = (TOP + BOTTOM) / 2;
  return (
    <>
      <path
        className={styles.none}
        d={`M${x} ${TOP + 30}V${middle - 22}M${x} ${middle + 28}V${BOTTOM - 30}`}
      />
      {[first, ...rest].map((line, index) => (
        <text key={line} x={x} y={middle + 16 * index} textAnchor="middle">
          {line}
        </text>
      ))}
    </>
  );
};

const YearTable = ({ years }: { years: Years }) => {
  const { prices } = useStrings();
  const format = useFormat();
  const { whole } = useFormatEuros();
  return (
    <details className={styles.details}>
      <summary data-alone>{prices.asTable}</summary>
      <Table
        caption={prices.byYear}
        hideCaption
        columns={[
          { head: prices.year },
          { head: prices.middleHalf },
          { head: prices.median, numeric: true },
          { head: prices.jobs, numeric: true },
        ]}
        rows={years.map((year) => ({
          key: year.year,
          cells: isKnownYear(year)
            ? [
                year.year,
                prices.range(whole(year.low), whole(year.high)),
                whole(year.median),
                format.number(year.count),
              ]
            : [year.year, prices.notEnough, '', ''],
        }))}
      />
    </details>
  );
};
