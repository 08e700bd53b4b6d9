import { Table } from '#design/table.tsx';
import {
  personalDataInventory,
  personalDataKeys,
} from '#features/marketing/core/rules/personal-data-inventory.ts';
import type { sentences } from '#features/marketing/core/strings/en/legal.ts';
import { RETENTION_DAYS, RETENTION_ENDS } from '#kernel/retention.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import type { privacyRoute } from './page-routes.ts';
import { textPageHead } from './text/text-page-head.ts';
import styles from './text/text-page.module.css';
import { TextPage } from './text/text-page.tsx';
import { TextSections } from './text/text-sections.tsx';

const entriesOf = <Of extends object>(table: Of) =>
  Object.entries(table) as [keyof Of & string, Of[keyof Of]][];

type Words = Pick<(typeof sentences)['privacy'], 'keptDays' | 'keptYears' | 'keptEnds' | 'keptWhat'>;

const DAYS_OF_A_YEAR = 365;

const retentionRows = ({ keptDays, keptYears, keptEnds, keptWhat }: Words) => [
  ...entriesOf(RETENTION_DAYS).map(([key, days]) => ({
    key,
    cells: [
      keptWhat[key],
      days < DAYS_OF_A_YEAR ? keptDays(days) : keptYears(Math.floor(days / DAYS_OF_A_YEAR)),
    ],
  })),
  ...entriesOf(RETENTION_ENDS).map(([key, end]) => ({ key, cells: [keptWhat[key], keptEnds[end]] })),
];

const PrivacyScreen = () => {
  const {
    legal: { privacy },
  } = useStrings();
  const { what, why, until, basis } = privacy.storedColumns;
  return (
    <TextPage text={privacy}>
      <TextSections sections={privacy.sections} />
      <section id="stored" className={styles.wide}>
        <h2>{privacy.stored}</h2>
        <Table
          hideCaption
          caption={privacy.stored}
          columns={[{ head: what }, { head: why }, { head: until }, { head: basis }]}
          rows={personalDataKeys.map((key) => {
            const words = privacy.data[key];
            return {
              key,
              cells: [words.what, words.why, words.until, privacy.basis[personalDataInventory[key].basis]],
            };
          })}
        />
      </section>
      <section id="kept" className={styles.wide}>
        <h2>{privacy.kept}</h2>
        <p>{privacy.keptText}</p>
        <Table
          hideCaption
          caption={privacy.kept}
          columns={[{ head: privacy.keptColumns.what }, { head: privacy.keptColumns.until }]}
          rows={retentionRows(privacy)}
        />
      </section>
      <TextSections sections={privacy.after} />
    </TextPage>
  );
};

export const pageDefinition = definePage<typeof privacyRoute>({
  tables: ['legal'],
  queries: () => [],
  head: ({ strings: { legal } }) => textPageHead(legal, legal.privacy, '/plates/front-door.svg'),
  Screen: PrivacyScreen,
});
