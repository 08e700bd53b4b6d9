import { Button } from '#design/button.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { PageHead } from '#design/page-head.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { href } from '#kernel/href.ts';
import { fullNameOrUsernameOf } from '#kernel/person-name.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import type { DashboardTabName } from './tabs.ts';

interface DashboardHeadProps {
  tab: DashboardTabName;
  /** Undefined while the page itself is loading. */
  onAddProject?: () => void;
}

/** Greets by the first name, or by the username if there is none. */
export const DashboardHead = ({ tab, onAddProject }: DashboardHeadProps) => {
  const { folders } = useStrings();
  const visitor = useVisitor();
  const [firstName = ''] = (visitor ? fullNameOrUsernameOf(visitor) : '').split(/\s+/);
  return (
    <PageHead
      title={folders.welcome(firstName)}
      action={
        tab === 'folders' ? (
          <Button variant="primary" icon={signedInIcons.plus} onClick={onAddProject}>
            {folders.addProject}
          </Button>
        ) : (
          visitor?.userType === 'private' && (
            <LinkButton href={href('/requests/new')}>{folders.askCompanies}</LinkButton>
          )
        )
      }
    />
  );
};
