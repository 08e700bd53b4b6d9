import { StatGrid } from '#design/stat-grid.tsx';
import { useStrings } from '#web/strings.tsx';
import { SampleScreen } from './sample-screen.tsx';
import styles from './statistics-screen.module.css';

const WIDTH = 640;
const HEIGHT = 160;
const views = [61, 74, 68, 82, 79, 96, 91, 112];

const points = views.map((value, index): [number, number] => [
  (index * WIDTH) / (views.length - 1),
  HEIGHT - value,
]);
const curve = `M${points.map(([x, y]) => `${x.toFixed(1)} ${y}`).join('L')}`;

/** Shows key figures, and a line of eight weeks over the draughtsman's hatch. */
export const SampleStatisticsScreen = () => {
  const {
    marketing: { sample },
  } = useStrings();
  return (
    <SampleScreen caption={sample.screens.figures}>
      <StatGrid
        label={sample.screens.figures}
        stats={sample.figures.map(({ delta, ...figure }) => ({
          ...figure,
          note: sample.period,
          delta: { text: delta, way: 'up', note: sample.before },
        }))}
      />
      <svg viewBox={`0 -8 ${WIDTH} ${HEIGHT + 16}`} className={styles.chart} aria-hidden="true">
        <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V7" className={styles.hatch} />
        </pattern>
        {[40, 80, 120].map((y) => (
          <path key={y} d={`M0 ${y}H${WIDTH}`} className={styles.grid} />
        ))}
        <path d={`${curve}V${HEIGHT}H0Z`} fill="url(#hatch)" />
        <path d={curve} className={styles.line} />
        <path d={`M0 ${HEIGHT}H${WIDTH}`} className={styles.base} />
      </svg>
    </SampleScreen>
  );
};
