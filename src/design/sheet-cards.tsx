import { Button } from './button.tsx';
import { Card, CardBody, CardCover, TitleBlock } from './card.tsx';
import { HeartArt, LetterArt, SearchArt, StonesArt } from './empty-art.tsx';
import { EmptyState } from './empty-state.tsx';
import { IconButton } from './icon-button.tsx';
import { Seal } from './seal.tsx';
import styles from './sheet.module.css';
import { sheetContents } from './sheet-contents.ts';
import { SheetPart } from './sheet-part.tsx';
import { sheetSamples } from './sheet-samples.ts';
import { SkeletonCard, SkeletonRows, SkeletonText } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import { StarMark } from './star-rating.tsx';
import { Text } from './text.tsx';

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
          <Seal name={cards.name} className={styles.onEdge} />
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
