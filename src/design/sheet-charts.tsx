import { BarChart } from './bar-chart.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { Stack } from './layout.tsx';
import { LineChart } from './line-chart.tsx';
import { Panel, PanelBody } from './panel.tsx';
import { ShareBars } from './share-bars.tsx';
import styles from './sheet.module.css';
import { sheetContents } from './sheet-contents.ts';
import { SheetPart } from './sheet-part.tsx';
import { sheetSamples } from './sheet-samples.ts';
import { Sparkline } from './sparkline.tsx';
import { StatGrid } from './stat-grid.tsx';

const { parts } = sheetSamples;
const { charts } = sheetContents;

const points = charts.views.map((value, at) => ({
  name: charts.day(at + 1),
  value,
  before: charts.before[at] ?? 0,
  title: charts.day(at + 1),
  text: charts.count(value),
}));

export const ChartsPart = () => (
  <SheetPart title={parts.charts}>
    <Stack gap={8}>
      <StatGrid
        label={charts.title}
        stats={[
          { key: 'views', label: charts.title, value: '412', aside: <Sparkline values={charts.views} /> },
        ]}
      />
      <div className={styles.grid}>
        <Panel title={charts.title}>
          <PanelBody>
            <ChartLegend
              items={[
                { mark: 'solidLine', text: charts.now },
                { mark: 'dashedLine', text: charts.earlier },
              ]}
            />
            <LineChart label={charts.title} pointLabel={charts.point} points={points} />
          </PanelBody>
        </Panel>
        <Panel title={charts.bars}>
          <PanelBody>
            <ChartLegend
              items={[
                { mark: 'filled', text: charts.first },
                { mark: 'hatched', text: charts.second },
              ]}
            />
            <BarChart label={charts.bars} pairs={charts.pairs} />
          </PanelBody>
          <PanelBody>
            <ShareBars bars={charts.shares} />
          </PanelBody>
        </Panel>
      </div>
    </Stack>
  </SheetPart>
);
