import { LinkButton } from '#design/link-button.tsx';
import { Panel } from '#design/panel.tsx';
import { EmbeddedConversation } from '#features/messaging/pages/web/index.ts';
import type { Project } from '#features/projects/pages/contract/projects.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';

/** Both sides write to each other here as on their messages page. */
export const ConversationPanel = ({ project: { side, clientId, company } }: { project: Project }) => {
  const { room } = useStrings();
  const otherId = side === 'client' ? company.userId : clientId;
  return (
    <Panel
      title={room.conversation}
      end={
        <LinkButton size="small" href={href('/messages/:id', { id: otherId })}>
          {room.openConversation}
        </LinkButton>
      }
    >
      <EmbeddedConversation key={otherId} partnerId={otherId} />
    </Panel>
  );
};
