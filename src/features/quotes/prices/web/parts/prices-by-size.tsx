import { Panel, PanelBody } from '#design/panel.tsx';
import { Table } from '#design/table.tsx';
import type { PricesOfTrade } from '#features/quotes/prices/contract/prices.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useFormatEuros } from './use-format-euros.ts';

interface BySizeProps {
  bands: PricesOfTrade['bySize'];
  unit: NonNullable<PricesOfTrade['unit']>;
}

export const PricesBySize = ({ bands, unit }: BySizeProps) => {
  const { prices } = useStrings();
  const format = useFormat();
  const { whole } = useFormatEuros();
  const withUnit = prices.units[unit];
  const nameOf = ({ above, upTo }: PricesOfTrade['bySize'][number]) => {
    if (upTo === null) return prices.over(withUnit(format.number(above)));
    const end = withUnit(format.number(upTo));
    return above === 0 ? prices.upTo(end) : prices.between(format.number(above), end);
  };
  return (
    <Panel title={prices.bySize}>
      <PanelBody>
        <Table
          caption={prices.bySize}
          hideCaption
          columns={[
            { head: prices.size },
            { head: prices.middleHalf },
            { head: prices.median, numeric: true },
            { head: prices.jobs, numeric: true },
          ]}
          rows={bands.map((band) => ({
            key: band.above,
            cells:
              band.low === null || band.high === null || band.median === null || band.count === null
                ? [nameOf(band), prices.notEnough, '', '']
                : [
                    nameOf(band),
                    prices.range(whole(band.low), whole(band.high)),
                    whole(band.median),
                    format.number(band.count),
                  ],
          }))}
        />
      </PanelBody>
    </Panel>
  );
};
