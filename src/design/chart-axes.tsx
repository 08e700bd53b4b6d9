import { axisTicks, type LinearScale, linearScale } from './chart-scale.ts';
import styles from './chart.module.css';

/** The plot's place in a drawing, in its own units. */
export interface PlotBox {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const GRID_LINES = 4;

/** Scales from 0 up to a round number above all values. */
export const fromBelow = (values: readonly number[], { top, bottom }: PlotBox) => {
  const ticks = axisTicks(Math.max(GRID_LINES, ...values), GRID_LINES);
  return { ticks, y: linearScale([0, ticks.at(-1) ?? GRID_LINES], [bottom, top]) };
};

export type WriteNumber = (value: number) => string;

interface AxisLinesProps {
  y: LinearScale;
  ticks: readonly number[];
  box: PlotBox;
  writeNumber: WriteNumber;
}

/** Draws lines across, with their numbers. */
export const AxisLines = ({ y, ticks, box, writeNumber }: AxisLinesProps) =>
  ticks.map((value) => (
    <g key={value}>
      <path d={`M${box.left} ${y(value)}H${box.right}`} className={styles.hair} />
      <text x={box.left - 10} y={y(value) + 4} textAnchor="end">
        {writeNumber(value)}
      </text>
    </g>
  ));

export const AxisGround = ({ box }: { box: PlotBox }) => (
  <path d={`M${box.left} ${box.bottom}H${box.right}`} className={styles.ground} />
);
