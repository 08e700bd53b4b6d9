import { useId } from 'react';
import {
  AxisBaseline,
  AxisGridLines,
  createVerticalAxisScale,
  type PlotDimensions,
  type NumberFormatter,
} from './chart-axes.tsx';
import { createLinearScale, linePath } from './chart-scale.ts';
import styles from './chart.module.css';
import { labelledPointIndexes } from './labelled-chart-points.ts';

export interface ChartPointData {
  /** Stands below the chart. */
  name: string;
  value: number;
  before: number;
  /** The readout shows it with the number. */
  title: string;
  text: string;
}

export interface LinePlotProps {
  points: readonly ChartPointData[];
  chosen: number | null;
  label: string;
  writeNumber: NumberFormatter;
  /** The last period is not over: its point is open, and the way to it dashed, or it would read as a fall. */
  isLastUnfinished?: boolean | undefined;
}

const READOUT = { width: 122, height: 46, gap: 10 };

const Readout = ({
  point,
  x,
  y,
  box,
}: {
  point: ChartPointData;
  x: number;
  y: number;
  box: PlotDimensions;
}) => {
  const isRight = x < (box.left + box.right) / 2;
  const left = isRight ? x + READOUT.gap : x - READOUT.gap - READOUT.width;
  return (
    <>
      <path d={`M${x} ${box.top}V${box.bottom}`} className={styles.plumb} />
      <circle cx={x} cy={y} r="5" className={styles.dot} />
      <g transform={`translate(${left} ${box.top + 2})`}>
        <rect width={READOUT.width} height={READOUT.height} className={styles.readout} />
        <text x="12" y="19" className={styles.readoutTitle}>
          {point.title}
        </text>
        <text x="12" y="37" className={styles.readoutText}>
          {point.text}
        </text>
      </g>
    </>
  );
};

/** Draws both lines: the present one solid over hatching, the one before thin. */
export function LinePlot({
  points,
  chosen,
  label,
  writeNumber,
  isLastUnfinished = false,
  box,
  names,
}: LinePlotProps & { box: PlotDimensions; names: number }) {
  const hatch = useId();
  const x = createLinearScale([0, Math.max(points.length - 1, 1)], [box.left, box.right]);
  const { y, ticks } = createVerticalAxisScale(
    points.flatMap(({ value, before: previous }) => [value, previous]),
    box,
  );
  const places = points.map(({ value }, index) => [x(index), y(value)] as const);
  const last = places.at(-1);
  const finished = isLastUnfinished ? places.slice(0, -1) : places;
  const now = linePath(finished);
  const previousPath = linePath(points.map((earlier, index) => [x(index), y(earlier.before)]));
  const below = now && `${now}V${box.bottom}H${x(0)}Z`;
  const unfinishedPath = isLastUnfinished && places.length > 1 ? linePath(places.slice(-2)) : undefined;
  const point = chosen === null ? undefined : points[chosen];
  return (
    <svg viewBox={`0 0 ${box.width} ${box.height}`} className={styles.chart} role="img" aria-label={label}>
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V6" className={styles.accentHatch} />
      </pattern>
      <AxisGridLines y={y} ticks={ticks} box={box} writeNumber={writeNumber} />
      {labelledPointIndexes(points.length, names).map((index) => (
        <g key={index}>
          <path d={`M${x(index)} ${box.bottom}v6`} className={styles.tick} />
          <text x={x(index)} y={box.bottom + 24} textAnchor="middle">
            {points[index]?.name}
          </text>
        </g>
      ))}
      <path d={below} fill={`url(#${hatch})`} opacity=".55" />
      <path d={previousPath} className={styles.before} />
      <path d={unfinishedPath} className={styles.unfinished} />
      <path d={now} className={styles.now} />
      <AxisBaseline box={box} />
      {isLastUnfinished && last && <circle cx={last[0]} cy={last[1]} r="4" className={styles.openPoint} />}
      {point && chosen !== null && <Readout point={point} x={x(chosen)} y={y(point.value)} box={box} />}
    </svg>
  );
}
