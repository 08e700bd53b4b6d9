import styles from './plan-house-drawing.module.css';

const GROUND = 128;
const FLOOR = 27;
const LEFT = 34;
const WIDTH = 132;
const ROOF = 26;
const windowAt = (x: number, top: number) => `M${x} ${top}h13v16h-13zM${x + 6.5} ${top}v16`;
const grass = Array.from({ length: 18 }, (_, blade) => `M${18 + blade * 9.4} 129l-6 9`).join('');

/** Draws a plan as a house: a larger plan has more floors. */
export const PlanHouseDrawing = ({ floors }: { floors: number }) => {
  const top = GROUND - floors * FLOOR;
  const windows = Array.from({ length: floors }, (_, floor) => {
    const y = GROUND - (floor + 1) * FLOOR + 6;
    return [46, ...(floor > 0 ? [86] : []), 126].map((x) => windowAt(x, y)).join('');
  });
  return (
    <svg viewBox="0 0 200 140" width="200" height="140" className={styles.house} aria-hidden="true">
      <path d={`M${LEFT} ${top}h${WIDTH}V${GROUND}H${LEFT}z`} className={styles.wall} />
      <path d={`M33 ${top}L50 ${top - ROOF}H149L167 ${top}z`} className={styles.roof} />
      <path d={windows.join('')} className={styles.line} />
      <path d="M85.500 128v-20.500h14v20.500z" className={styles.door} />
      <path d="M14 128h172" className={styles.ground} />
      <path d={grass} className={styles.grass} />
    </svg>
  );
};
