import { Panel, PanelBody } from '#design/panel.tsx';
import { ProportionBars } from '#design/proportion-bars.tsx';
import type { PricesOfTrade } from '#features/quotes/prices/contract/prices.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './trade-prices.module.css';

export const TradeCostShares = ({ kinds }: Pick<PricesOfTrade, 'kinds'>) => {
  const { prices, quoting } = useStrings();
  return (
    <Panel title={prices.goesInto}>
      <PanelBody>
        <ProportionBars
          bars={kinds.map(({ kind, percent }) => ({
            key: kind,
            label: quoting.kinds[kind],
            share: percent,
            spoken: `${quoting.kinds[kind]}, ${prices.percent(String(percent))}`,
          }))}
        />
        <p className={styles.faint}>{prices.shareNote}</p>
      </PanelBody>
    </Panel>
  );
};
