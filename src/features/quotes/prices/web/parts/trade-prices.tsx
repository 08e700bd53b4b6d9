import { IllustrationImage } from '#design/illustration-image.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import type { PricesOfTrade } from '#features/quotes/prices/contract/prices.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import { PricesBySize } from './prices-by-size.tsx';
import { PricesByYear } from './prices-by-year.tsx';
import { TradeCostShares } from './trade-cost-shares.tsx';
import styles from './trade-prices.module.css';
import { useFormatEuros } from './use-format-euros.ts';

export const TradePrices = ({ tradePrices }: { tradePrices: PricesOfTrade }) => {
  const { prices } = useStrings();
  const names = useTranslatedNames();
  const name = names.within(tradePrices.category);
  return (
    <>
      <PageHead
        title={prices.tradeTitle(name)}
        below={
          <>
            <p className={styles.lead}>{prices.lead}</p>
            {tradePrices.isDemo && <p className={styles.lead}>{prices.inventedForDemo}</p>}
          </>
        }
        action={
          <LinkButton variant="primary" href={href('/requests/new', { category: tradePrices.category.id })}>
            {prices.askThree}
          </LinkButton>
        }
      />
      <Top tradePrices={tradePrices} />
      {(tradePrices.byYear.length > 0 || tradePrices.kinds.length > 0) && (
        <div className={styles.halves}>
          {tradePrices.byYear.length > 0 && <PricesByYear years={tradePrices.byYear} />}
          {tradePrices.kinds.length > 0 && <TradeCostShares kinds={tradePrices.kinds} />}
        </div>
      )}
      {tradePrices.unit && tradePrices.bySize.length > 0 && (
        <PricesBySize bands={tradePrices.bySize} unit={tradePrices.unit} />
      )}
    </>
  );
};

const Top = ({ tradePrices }: { tradePrices: PricesOfTrade }) => {
  const { prices } = useStrings();
  const format = useFormat();
  const names = useTranslatedNames();
  const { whole } = useFormatEuros();
  const { slug, low, median, high, count, companies, madeOn } = tradePrices;
  return (
    <Panel className={styles.top}>
      <IllustrationImage
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
          <p>{prices.noFigures(names.within(tradePrices.category))}</p>
          <p className={styles.faint}>{prices.threshold}</p>
        </PanelBody>
      ) : (
        <>
          <PanelBody>
            <p className={styles.figure}>{prices.range(whole(low), whole(high))}</p>
            <p>{prices.half(format.number(count), whole(low), whole(high))}</p>
            {tradePrices.leftOut > 0 && <p className={styles.faint}>{prices.leftOut(tradePrices.leftOut)}</p>}
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
