import { LinkButton } from '#design/link-button.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { PlateImage } from '#design/plate-image.tsx';
import type { PricesOfTrade } from '#prices/contract/prices.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useNames } from '#web/use-names.ts';
import { BySize } from './by-size.tsx';
import { ByYear } from './by-year.tsx';
import { Kinds } from './kinds.tsx';
import styles from './trade-prices.module.css';
import { useEuros } from './use-euros.ts';

/** What jobs of a trade cost: the figure, then by year, by kind of line and by size. */
export const TradePrices = ({ answer }: { answer: PricesOfTrade }) => {
  const { prices } = useStrings();
  const names = useNames();
  const name = names.within(answer.category);
  return (
    <>
      <PageHead
        title={prices.tradeTitle(name)}
        below={<p className={styles.lead}>{prices.lead}</p>}
        action={
          <LinkButton look="primary" href={`/requests/new?category=${answer.category.id}`}>
            {prices.askThree}
          </LinkButton>
        }
      />
      <Top answer={answer} />
      {(answer.byYear.length > 0 || answer.kinds.length > 0) && (
        <div className={styles.halves}>
          {answer.byYear.length > 0 && <ByYear years={answer.byYear} />}
          {answer.kinds.length > 0 && <Kinds kinds={answer.kinds} />}
        </div>
      )}
      {answer.unit && answer.bySize.length > 0 && <BySize bands={answer.bySize} unit={answer.unit} />}
    </>
  );
};

const Top = ({ answer }: { answer: PricesOfTrade }) => {
  const { prices } = useStrings();
  const format = useFormat();
  const names = useNames();
  const { whole } = useEuros();
  const { slug, low, median, high, count, companies, madeOn } = answer;
  return (
    <Panel className={styles.top}>
      <PlateImage
        src={`/plates/banner/${slug}-0-minett.svg`}
        alt=""
        width={1600}
        height={420}
        isFirst
        className={styles.picture}
      />
      {low === null || median === null || high === null || count === null ? (
        <PanelBody>
          <p className={styles.figure}>{prices.notEnough}</p>
          <p>{prices.noFigures(names.within(answer.category))}</p>
          <p className={styles.faint}>{prices.threshold}</p>
        </PanelBody>
      ) : (
        <>
          <PanelBody>
            <p className={styles.figure}>{prices.range(whole(low), whole(high))}</p>
            <p>{prices.half(format.number(count), whole(low), whole(high))}</p>
            {answer.leftOut > 0 && <p className={styles.faint}>{prices.leftOut(answer.leftOut)}</p>}
          </PanelBody>
          <dl className={styles.block}>
            {[
              [whole(median), prices.medianWord],
              [format.number(count), prices.jobsCounted],
              [format.number(companies ?? 0), prices.companies],
              [madeOn ? format.longDate(new Date(`${madeOn}T12:00:00Z`)) : '', prices.figuresMade],
            ].map(([value, word]) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Panel>
  );
};
