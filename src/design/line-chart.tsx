import { type PointerEvent, useState } from 'react';
import type { NumberFormatter } from './chart-axes.tsx';
import styles from './chart.module.css';
import { classNames } from './class-names.ts';
import { type ChartPointData, LinePlot } from './line-plot.tsx';

const wide = { width: 760, height: 260, left: 44, right: 746, top: 14, bottom: 226 };
const narrow = { width: 330, height: 230, left: 44, right: 316, top: 14, bottom: 196 };

interface LineChartProps {
  /** Says in words for a screen reader what the chart shows. */
  label: string;
  /** Labels the control that moves through the points. */
  pointLabel: string;
  points: readonly ChartPointData[];
  writeNumber: NumberFormatter;
  isLastUnfinished?: boolean;
}

/** Shows a line and the period before it. Pointer, finger and arrow keys read it point by point. */
export function LineChart({ label, pointLabel, points, writeNumber, isLastUnfinished }: LineChartProps) {
  const [chosenIndex, setChosen] = useState<number | null>(null);
  const last = points.length - 1;
  const shownIndex = chosenIndex === null ? null : Math.min(chosenIndex, last);
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * last));
  };
  const point = points[shownIndex ?? last];
  const reader = (
    <input
      type="range"
      className={styles.reader}
      min={0}
      max={last}
      value={shownIndex ?? last}
      aria-label={pointLabel}
      aria-valuetext={point && `${point.title}: ${point.text}`}
      onChange={({ target }) => setChosen(Number(target.value))}
      onFocus={() => setChosen(shownIndex ?? last)}
      onBlur={() => setChosen(null)}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={({ currentTarget }) => currentTarget !== document.activeElement && setChosen(null)}
    />
  );
  return (
    <>
      <div className={classNames(styles.plot, styles.wide)}>
        <LinePlot
          points={points}
          chosen={shownIndex}
          label={label}
          writeNumber={writeNumber}
          isLastUnfinished={isLastUnfinished}
          box={wide}
          names={4}
        />
        {reader}
      </div>
      <div className={classNames(styles.plot, styles.narrow)}>
        <LinePlot
          points={points}
          chosen={shownIndex}
          label={label}
          writeNumber={writeNumber}
          isLastUnfinished={isLastUnfinished}
          box={narrow}
          names={2}
        />
        {reader}
      </div>
    </>
  );
}
