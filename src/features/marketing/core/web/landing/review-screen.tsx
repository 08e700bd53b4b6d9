import { Panel, PanelBody } from '#design/panel.tsx';
import { RatingBars } from '#design/rating-bars.tsx';
import { StarRating } from '#design/star-rating.tsx';
import { Text } from '#design/text.tsx';
import { ReviewItem } from '#features/companies/profile/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './review-screen.module.css';
import { SAMPLE_RATING } from './sample-company.ts';
import { SampleScreen } from './sample-screen.tsx';

const counts = [30, 6, 1, 0, 0];
const sampleReviews = [
  { id: 1, rating: 5, createdAt: '2026-10-04T10:00:00.000Z', isAnonymous: false, pictures: [], reply: null },
  { id: 2, rating: 4, createdAt: '2026-08-19T10:00:00.000Z', isAnonymous: false, reply: null },
];

/** Shows a profile's statistics and two of its reviews. */
export const SampleReviewScreen = () => {
  const {
    marketing: { sample },
  } = useStrings();
  return (
    <SampleScreen caption={sample.screens.reviews}>
      <Panel>
        <PanelBody>
          <div className={styles.figures}>
            <div className={styles.average}>
              <Text size="big" as="span">
                {sample.average}
              </Text>
              <StarRating value={SAMPLE_RATING} label={sample.outOfFive(sample.average)} />
              <Text size="small" tone="muted">
                {sample.reviewCount}
              </Text>
            </div>
            <RatingBars
              bars={counts.map((count, index) => ({
                stars: 5 - index,
                label: 5 - index,
                count,
                spoken: sample.outOfFive(String(5 - index)),
              }))}
            />
          </div>
          <ul className={styles.reviews}>
            {sample.reviews.map(({ text, name }, index) => {
              const review = sampleReviews[index];
              if (!review) return null;
              return (
                <ReviewItem
                  key={name}
                  review={{ ...review, comment: text, pictures: [], user: { username: name } }}
                />
              );
            })}
          </ul>
        </PanelBody>
      </Panel>
    </SampleScreen>
  );
};
