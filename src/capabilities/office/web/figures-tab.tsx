import { Panel, PanelBody } from '#design/panel.tsx';
import { StatGrid } from '#design/stat-grid.tsx';
import { Table } from '#design/table.tsx';
import { Text, TextLink } from '#design/text.tsx';
import { addressOf } from '#kernel/endpoint.ts';
import { addressOfOfficeTab, momentText, NotLoaded } from '#moderation/web/index.ts';
import { downloadYearlyFigures } from '#office/contract/office.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './office.module.css';
import { officeFiguresQuestion } from './questions.ts';

const figureNames = ['people', 'companies', 'publicReviews', 'decisionsThisWeek'] as const;

/** How much there is, what waits and since when, and the files for the yearly report. */
export const FiguresTab = () => {
  const format = useFormat();
  const { moderating } = useStrings();
  const { answer, error } = useOutcome(officeFiguresQuestion);
  if (!answer) return error ? <NotLoaded /> : null;
  const { year } = answer;
  return (
    <div className={styles.figures}>
      <StatGrid
        label={moderating.figures}
        stats={[
          ...figureNames.map((name) => ({
            key: name,
            label: moderating.figureLabels[name],
            value: format.number(answer[name]),
          })),
          {
            key: 'middleHours',
            label: moderating.figureLabels.middleHours,
            value: answer.middleHours === null ? '–' : moderating.hours(format.number(answer.middleHours)),
          },
        ]}
      />
      {answer.waiting.length > 0 && (
        <Table
          stacks
          caption={moderating.whatWaits}
          columns={moderating.waitingColumns.map((head) => ({ head }))}
          rows={answer.waiting.map(({ queue, count, since }) => ({
            key: queue,
            cells: [
              <TextLink key="queue" href={addressOfOfficeTab(queue)}>
                {moderating.queues[queue]}
              </TextLink>,
              format.number(count),
              momentText(since, format),
            ],
          }))}
        />
      )}
      <Panel title={moderating.yearly.title}>
        <PanelBody>
          <Text tone="muted">{moderating.yearly.text}</Text>
          <ul className={styles.years}>
            {[year, year - 1].map((one) => (
              <li key={one}>
                <TextLink
                  href={addressOf(downloadYearlyFigures, { params: { year: one } })}
                  download={moderating.yearly.fileName(one)}
                >
                  {moderating.yearly.download(one)}
                </TextLink>
              </li>
            ))}
          </ul>
        </PanelBody>
      </Panel>
    </div>
  );
};
