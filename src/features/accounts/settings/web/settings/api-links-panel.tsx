import { LinkButton } from '#design/link-button.tsx';
import { Panel } from '#design/panel.tsx';
import { TextWithAction } from '#features/accounts/settings/web/profile-and-settings/text-with-action.tsx';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';

export const ApiLinksPanel = () => {
  const { accounts } = useStrings();
  return (
    <Panel title={accounts.apiAccess}>
      <TextWithAction text={accounts.apiAccessText}>
        <LinkButton size="small" href={href('/settings/api-tokens')}>
          {accounts.manageTokens}
        </LinkButton>
        <LinkButton size="small" href={href('/settings/webhooks')}>
          {accounts.manageWebhooks}
        </LinkButton>
      </TextWithAction>
    </Panel>
  );
};
