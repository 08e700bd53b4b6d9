import { type ScaleLinear, scaleLinear } from 'd3-scale';
import styles from './chart.module.css';

/** Where in a drawing the values are, in its own units. */
export interface PlotBox {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const LINES = 4;

/** From nothing up to a round number above everything. */
export const fromBelow = (values: readonly number[], { top, bottom }: PlotBox) =>
  scaleLinear([0, Math.max(LINES, ...values)], [bottom, top]).nice(LINES);

export type WriteNumber = (value: number) => string;

interface LinesProps {
  y: ScaleLinear<number, number>;
  box: PlotBox;
  writeNumber: WriteNumber;
}

/** Lines across, with their numbers. */
export const AxisLines = ({ y, box, writeNumber }: LinesProps) =>
  y.ticks(LINES).map((value) => (
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
