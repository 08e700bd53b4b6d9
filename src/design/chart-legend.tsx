import styles from './chart.module.css';

type Mark = 'solidLine' | 'thinLine' | 'dashedLine' | 'filled' | 'hatched';

export const ChartLegend = ({ items }: { items: readonly { mark: Mark; text: string }[] }) => (
  <ul className={styles.legend}>
    {items.map(({ mark, text }) => (
      <li key={mark}>
        <i className={styles[mark]} />
        {text}
      </li>
    ))}
  </ul>
);
