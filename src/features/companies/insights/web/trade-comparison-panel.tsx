import { Panel, PanelBody } from '#design/panel.tsx';
import { Table } from '#design/table.tsx';
import { Text } from '#design/text.tsx';
import type { Insights } from '#features/companies/insights/contract/insights.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';

const compared = ['views', 'impressions', 'contacts', 'messages'] as const;

/** Compares the company with the median of its trade. */
export const TradeComparisonPanel = ({ data: { trade, figures } }: { data: Insights }) => {
  const format = useFormat();
  const names = useTranslatedNames();
  const { insights } = useStrings();
  if (!trade) return null;
  return (
    <Panel title={insights.trade(names.of(trade))}>
      <PanelBody>
        <Table
          caption={insights.trade(names.of(trade))}
          hideCaption
          columns={[
            { head: insights.figure },
            { head: insights.you, numeric: true },
            { head: insights.median, numeric: true },
          ]}
          rows={compared.map((name) => ({
            key: name,
            cells: [insights[name], format.number(figures[name].now), format.number(Math.round(trade[name]))],
          }))}
        />
        <Text size="small" tone="faint">
          {insights.tradeNote(trade.companies)}
        </Text>
      </PanelBody>
    </Panel>
  );
};
