import { useId } from 'react';
import { AxisBaseline, AxisGridLines, createVerticalAxisScale, type NumberFormatter } from './chart-axes.tsx';
import styles from './chart.module.css';
import { classNames } from './class-names.ts';

export interface BarPairData {
  name: string;
  first: number;
  second: number;
}

interface BarChartProps {
  label: string;
  pairs: readonly BarPairData[];
  writeNumber: NumberFormatter;
}

/** The gap between groups and at both ends is this part of a group's width. */
const GAP = 0.32;

const box = { width: 480, height: 312, left: 36, right: 472, top: 14, bottom: 278 };

/** Each group has two bars: the first filled, the second hatched. */
export function BarChart({ label, pairs, writeNumber }: BarChartProps) {
  const hatch = useId();
  const { y, ticks } = createVerticalAxisScale(
    pairs.flatMap(({ first, second }) => [first, second]),
    box,
  );
  const step = (box.right - box.left) / (pairs.length + GAP);
  const width = (step * (1 - GAP)) / 2;
  const bar = (value: number) => ({ y: y(value), width: width - 1.5, height: box.bottom - y(value) });
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      className={classNames(styles.chart, styles.bars)}
      role="img"
      aria-label={label}
    >
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" className={styles.sand} />
        <path d="M0 0V6" className={styles.inkHatch} />
      </pattern>
      <AxisGridLines y={y} ticks={ticks} box={box} writeNumber={writeNumber} />
      {pairs.map(({ name, first, second }, index) => {
        const left = box.left + step * (index + GAP);
        return (
          <g key={name}>
            <rect x={left} {...bar(first)} className={styles.first} />
            <rect
              x={left + width + 1.5}
              {...bar(second)}
              fill={`url(#${hatch})`}
              className={styles.outline}
            />
            <text x={left + width} y={box.bottom + 24} textAnchor="middle">
              {name}
            </text>
          </g>
        );
      })}
      <AxisBaseline box={box} />
    </svg>
  );
}
