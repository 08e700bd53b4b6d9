import { BarChart } from '#design/bar-chart.tsx';
import { ChartLegend } from '#design/chart-legend.tsx';
import { Stack } from '#design/layout.tsx';
import { LineChart } from '#design/line-chart.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { ProportionBars } from '#design/proportion-bars.tsx';
import { Sparkline } from '#design/sparkline.tsx';
import { StatGrid } from '#design/stat-grid.tsx';
import { sheetContents } from './contents.ts';
import { SheetPart } from './part.tsx';
import { sheetSamples } from './samples.ts';
import styles from './sheet.module.css';

const { parts } = sheetSamples;
const { charts } = sheetContents;

const points = charts.views.map((value, index) => ({
  name: charts.day(index + 1),
  value,
  before: charts.before[index] ?? 0,
  title: charts.day(index + 1),
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
                { mark: 'thinLine', text: charts.earlier },
                { mark: 'dashedLine', text: charts.today },
              ]}
            />
            <LineChart
              label={charts.title}
              pointLabel={charts.point}
              points={points}
              writeNumber={String}
              isLastUnfinished
            />
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
            <BarChart label={charts.bars} pairs={charts.pairs} writeNumber={String} />
          </PanelBody>
          <PanelBody>
            <ProportionBars bars={charts.shares} />
          </PanelBody>
        </Panel>
      </div>
    </Stack>
  </SheetPart>
);
