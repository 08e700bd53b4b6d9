import { axisTicks, type LinearScale, createLinearScale } from './chart-scale.ts';
import styles from './chart.module.css';

/** The plot's place in a drawing, in its own units. */
export interface PlotDimensions {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const GRID_LINES = 4;

/** Scales from 0 up to a round number above all values. */
export const createVerticalAxisScale = (values: readonly number[], { top, bottom }: PlotDimensions) => {
  const ticks = axisTicks(Math.max(GRID_LINES, ...values), GRID_LINES);
  return { ticks, y: createLinearScale([0, ticks.at(-1) ?? GRID_LINES], [bottom, top]) };
};

export type NumberFormatter = (value: number) => string;

interface AxisLinesProps {
  y: LinearScale;
  ticks: readonly number[];
  box: PlotDimensions;
  writeNumber: NumberFormatter;
}

/** Draws lines across, with their numbers. */
export const AxisGridLines = ({ y, ticks, box, writeNumber }: AxisLinesProps) =>
  ticks.map((value) => (
    <g key={value}>
      <path d={`M${box.left} ${y(value)}H${box.right}`} className={styles.hair} />
      <text x={box.left - 10} y={y(value) + 4} textAnchor="end">
        {writeNumber(value)}
      </text>
    </g>
  ));

export const AxisBaseline = ({ box }: { box: PlotDimensions }) => (
  <path d={`M${box.left} ${box.bottom}H${box.right}`} className={styles.ground} />
);
