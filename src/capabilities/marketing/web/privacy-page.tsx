import { Table } from '#design/table.tsx';
import { storedData, storedKeys } from '#marketing/rules/stored-data.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import type { privacyAddress } from './page-addresses.ts';
import { Sections } from './text/sections.tsx';
import { textHead } from './text/text-head.ts';
import styles from './text/text-page.module.css';
import { TextPage } from './text/text-page.tsx';

const PrivacyScreen = () => {
  const {
    legal: { privacy },
  } = useStrings();
  const { what, why, until, basis } = privacy.storedColumns;
  return (
    <TextPage text={privacy}>
      <Sections sections={privacy.sections} />
      <section id="stored" className={styles.wide}>
        <h2>{privacy.stored}</h2>
        <Table
          hideCaption
          caption={privacy.stored}
          columns={[{ head: what }, { head: why }, { head: until }, { head: basis }]}
          rows={storedKeys.map((key) => {
            const words = privacy.data[key];
            return {
              key,
              cells: [words.what, words.why, words.until, privacy.basis[storedData[key].basis]],
            };
          })}
        />
      </section>
      <Sections sections={privacy.after} />
    </TextPage>
  );
};

export const page = definePage<typeof privacyAddress>({
  tables: ['legal'],
  questions: () => [],
  head: ({ strings: { legal } }) => textHead(legal, legal.privacy, '/plates/front-door.svg'),
  Screen: PrivacyScreen,
});
