import { Panel, PanelBody } from '#design/panel.tsx';
import { Text } from '#design/text.tsx';
import type { Project } from '#features/projects/pages/contract/projects.ts';
import { ReviewList } from '#features/reviews/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';

interface ReviewsPanelProps {
  project: Project;
  onChanged: () => void;
}

export const ReviewsPanel = ({ project, onChanged }: ReviewsPanelProps) => {
  const { projects } = useStrings();
  const { reviews, company } = project;
  return (
    <Panel title={projects.reviews}>
      {reviews.length === 0 ? (
        <PanelBody>
          <p>{projects.noReviews}</p>
          <Text tone="muted" size="small">
            {project.abilities.mayReview ? projects.mayReviewText : projects.noReviewsText}
          </Text>
        </PanelBody>
      ) : (
        <ReviewList reviews={reviews} companyName={company.name} onChanged={onChanged} />
      )}
    </Panel>
  );
};
