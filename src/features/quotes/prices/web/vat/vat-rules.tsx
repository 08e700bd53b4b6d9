import { Icon } from '#design/icon.tsx';
import { Panel } from '#design/panel.tsx';
import { furtherHousingAids, housingVatRules } from '#features/quotes/prices/rules/vat-on-housing.ts';
import { SentenceWithPlaceholders } from '#web/sentence-with-placeholders.tsx';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './vat.module.css';

/** Each rule has a row with the day we read it; other help is linked too. */
export const VatRules = () => {
  const { housingVat } = useStrings();
  const format = useFormat();
  const formatDay = (day: string) => format.longDate(new Date(`${day}T12:00:00Z`));
  return (
    <>
      <section>
        <h2 className={styles.title}>{housingVat.rules}</h2>
        <table className={styles.law}>
          <thead>
            <tr>
              <th scope="col">{housingVat.rule}</th>
              <th scope="col">{housingVat.says}</th>
              <th scope="col">{housingVat.asOf}</th>
            </tr>
          </thead>
          <tbody>
            {housingVatRules.map(({ name, readOn, source }) => {
              const [title, text] = housingVat.facts[name];
              return (
                <tr key={name}>
                  <th scope="row">{title}</th>
                  <td>{text}</td>
                  <td className={styles.day}>
                    <a data-alone href={source} rel="noopener noreferrer">
                      {readOn === null ? housingVat.askThem : formatDay(readOn)}
                    </a>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <p className={styles.fine}>
          <SentenceWithPlaceholders
            text={housingVat.readAt}
            holes={{
              administration: (
                <a href={housingVatRules[0].source} rel="noopener noreferrer" lang="fr">
                  {housingVat.administration}
                </a>
              ),
            }}
          />{' '}
          {housingVat.changes}
        </p>
      </section>
      <Panel
        title={housingVat.klimabonus}
        end={<span className={styles.faint}>{housingVat.noPromises}</span>}
      >
        <ul className={styles.help}>
          {furtherHousingAids.map(({ name, readOn, source }) => (
            <li key={name}>
              <a href={source} rel="noopener noreferrer">
                <span>{housingVat.help[name]}</span>
                <span className={styles.faint}>{housingVat.readOn(formatDay(readOn))}</span>
                <Icon name="arrow-right" />
              </a>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
};
