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

/** Lines across, with their numbers. */
export const AxisLines = ({ y, box }: { y: ScaleLinear<number, number>; box: PlotBox }) =>
  y.ticks(LINES).map((value) => (
    <g key={value}>
      <path d={`M${box.left} ${y(value)}H${box.right}`} className={styles.hair} />
      <text x={box.left - 10} y={y(value) + 4} textAnchor="end">
        {value.toLocaleString('en')}
      </text>
    </g>
  ));

export const AxisGround = ({ box }: { box: PlotBox }) => (
  <path d={`M${box.left} ${box.bottom}H${box.right}`} className={styles.ground} />
);
