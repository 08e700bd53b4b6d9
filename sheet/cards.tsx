import { Button } from '#design/button.tsx';
import { Card, CardBody, CardCover, TitleBlock } from '#design/card.tsx';
import { CompanyLogo } from '#design/company-logo.tsx';
import { HeartArt } from '#design/empty-art/heart-art.tsx';
import { LetterArt } from '#design/empty-art/letter-art.tsx';
import { SearchArt } from '#design/empty-art/search-art.tsx';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { SkeletonCard, SkeletonRows, SkeletonText } from '#design/skeleton.tsx';
import { Spinner } from '#design/spinner.tsx';
import { StarMark } from '#design/star-rating.tsx';
import { Text } from '#design/text.tsx';
import { sheetContents } from './contents.ts';
import { SheetPart } from './part.tsx';
import { sheetSamples } from './samples.ts';
import styles from './sheet.module.css';

const { parts, buttons, loading } = sheetSamples;
const { cards, empty } = sheetContents;

export const CardsPart = () => (
  <SheetPart title={parts.cards}>
    <div className={styles.grid}>
      <Card>
        <CardCover>
          <span className={styles.rate}>
            <StarMark />
            4.9
          </span>
          <IconButton icon="heart" label={buttons.icons.like} pressed={false} className={styles.heart} />
        </CardCover>
        <CardBody>
          <CompanyLogo name={cards.name} className={styles.onEdge} />
          <h4>{cards.name}</h4>
          <Text size="small" tone="muted">
            {cards.text}
          </Text>
        </CardBody>
        <TitleBlock cells={cards.cells} />
      </Card>
    </div>
  </SheetPart>
);

const arts = { search: <SearchArt />, stones: <StonesArt />, letter: <LetterArt />, heart: <HeartArt /> };

export const EmptyPart = () => (
  <SheetPart title={parts.empty}>
    <div className={`${styles.grid} ${styles.four}`}>
      {empty.map(({ art, title, text, action }) => (
        <EmptyState
          key={art}
          art={arts[art]}
          title={title}
          level={4}
          text={text}
          action={<Button size="small">{action}</Button>}
        />
      ))}
    </div>
  </SheetPart>
);

export const LoadingPart = () => (
  <SheetPart title={parts.loading}>
    <div className={styles.grid}>
      <SkeletonCard />
      <SkeletonRows />
      <SkeletonText lines={3} />
      <Spinner label={loading} shown />
    </div>
  </SheetPart>
);
