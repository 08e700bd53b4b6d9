import { LinkButton } from '#design/link-button.tsx';
import { PanelBody } from '#design/panel.tsx';
import { createMessageDraftStorage } from '#features/messaging/core/web/index.ts';
import type { Project } from '#features/projects/pages/contract/projects.ts';
import { whyNotReview } from '#features/reviews/core/rules/reviews.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useNow } from '#web/use-now.ts';
import { useVisitor } from '#web/visitor.ts';

/** Finds what the company is waiting for from its client, or null. */
const useWaitingFor = ({ side, client, state, completedAt, companyConfirmed, reviews }: Project) => {
  const now = useNow();
  if (side !== 'company' || client === null) return null;
  if (state === 'partiallyComplete') return companyConfirmed ? 'mark' : null;
  if (state !== 'completed' || completedAt === null || now === null) return null;
  const review = { completedAt: new Date(completedAt), isReviewed: reviews.length > 0, isOwnCompany: false };
  return whyNotReview(review, now) === null ? 'review' : null;
};

/** The company reads, changes and sends the message itself: no client is asked by a machine, or twice. */
export const MessageClientLink = ({ project }: { project: Project }) => {
  const { projects } = useStrings();
  const visitor = useVisitor();
  const waitingFor = useWaitingFor(project);
  if (waitingFor === null || !visitor) return null;
  const { button, message } = projects.askClient[waitingFor];
  const draft = createMessageDraftStorage(visitor.id, project.clientId);
  return (
    <PanelBody>
      <LinkButton
        href={href('/messages/:id', { id: project.clientId })}
        icon="message"
        wide
        onClick={() => draft.save(draft.read() || message(project.name))}
      >
        {button}
      </LinkButton>
    </PanelBody>
  );
};
