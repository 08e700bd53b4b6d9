import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { useFormatDay } from '#features/quotes/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import styles from './quote-document.module.css';

export const QuoteFacts = ({ quote }: { quote: Quote }) => {
  const { quoting } = useStrings();
  const names = useTranslatedNames();
  const day = useFormatDay();
  const { number, version, issuedOn, validUntil, startsOn, durationDays, warrantyMonths, site } = quote;
  const residence = () => {
    if (!site.isMainResidence) return null;
    return site.builtYear === null ? quoting.mainResidence : quoting.builtIn(site.builtYear);
  };
  const rows = [
    [quote.isChange ? quoting.changeOrder : quoting.number, number ?? '–'],
    [quoting.version, issuedOn ? quoting.versionDated(version, day(issuedOn)) : String(version)],
    [quoting.validUntil, validUntil ? day(validUntil) : '–'],
    [quoting.start, startsOn ? day(startsOn) : quoting.byAgreement],
    [quoting.duration, durationDays === null ? quoting.noneStated : quoting.workingDays(durationDays)],
    [quoting.warranty, warrantyMonths === null ? quoting.noneStated : quoting.months(warrantyMonths)],
    [
      quoting.site,
      [site.commune && names.of({ name: site.commune, names: site.communeNames }), residence()]
        .filter(Boolean)
        .join(', ') || quoting.noneStated,
    ],
  ] as const;
  return (
    <dl className={styles.facts}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
