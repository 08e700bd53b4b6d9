import { useQuery } from '@tanstack/react-query';
import { Panel, PanelBody } from '#design/panel.tsx';
import { StatGrid } from '#design/stat-grid.tsx';
import { Table } from '#design/table.tsx';
import { Text, TextLink } from '#design/text.tsx';
import { EntryAge, ModerationNotLoaded, officeTabHref } from '#features/moderation/core/web/index.ts';
import { downloadYearlyStatistics } from '#features/moderation/office/contract/decisions-and-statistics.ts';
import { readableDecisionTime } from '#features/moderation/office/rules/decision-time.ts';
import { requestPath } from '#kernel/endpoint.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './office.module.css';
import { officeStatisticsQuery } from './queries.ts';

const figureNames = ['people', 'companies', 'publicReviews', 'decisionsThisWeek'] as const;

/** Shows totals, the queues with their waiting times, and the files for the yearly report. */
export const StatisticsTab = () => {
  const format = useFormat();
  const { moderating } = useStrings();
  const { data: statistics, error } = useQuery(officeStatisticsQuery);
  if (!statistics) return error ? <ModerationNotLoaded /> : null;
  const { year } = statistics;
  const durationText = (hours: number) => {
    const { unit, count } = readableDecisionTime(hours);
    if (unit === 'days') return moderating.days(count);
    return moderating[unit](format.number(count));
  };
  return (
    <div className={styles.figures}>
      <StatGrid
        label={moderating.figures}
        stats={[
          ...figureNames.map((name) => ({
            key: name,
            label: moderating.figureLabels[name],
            value: format.number(statistics[name]),
          })),
          {
            key: 'middleHours',
            label: moderating.figureLabels.middleHours,
            value: statistics.middleHours === null ? '–' : durationText(statistics.middleHours),
          },
        ]}
      />
      {statistics.waiting.length > 0 && (
        <Table
          stacks
          caption={moderating.whatWaits}
          columns={moderating.waitingColumns.map((head) => ({ head }))}
          rows={statistics.waiting.map(({ queue, count, since }) => ({
            key: queue,
            cells: [
              <TextLink data-alone key="queue" href={officeTabHref(queue)}>
                {moderating.queues[queue]}
              </TextLink>,
              format.number(count),
              <EntryAge key="since" since={since} />,
            ],
          }))}
        />
      )}
      <Panel title={moderating.yearly.title}>
        <PanelBody>
          <Text tone="muted">{moderating.yearly.text}</Text>
          <ul className={styles.years}>
            {[year, year - 1].map((exportYear) => (
              <li key={exportYear}>
                <TextLink
                  data-alone
                  href={requestPath(downloadYearlyStatistics, { params: { year: exportYear } })}
                  download={moderating.yearly.fileName(exportYear)}
                >
                  {moderating.yearly.download(exportYear)}
                </TextLink>
              </li>
            ))}
          </ul>
        </PanelBody>
      </Panel>
    </div>
  );
};
