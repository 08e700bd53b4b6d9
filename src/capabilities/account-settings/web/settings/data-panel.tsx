import { getOwnData } from '#account-settings/contract/own-data.ts';
import { TextWithAction } from '#account-settings/web/both-pages/text-with-action.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Panel } from '#design/panel.tsx';
import { useStrings } from '#web/strings.tsx';

export const DataPanel = () => {
  const { accounts } = useStrings();
  return (
    <Panel title={accounts.yourData}>
      <TextWithAction text={accounts.yourDataText}>
        <LinkButton size="small" href={getOwnData.url} download>
          {accounts.downloadData}
        </LinkButton>
      </TextWithAction>
    </Panel>
  );
};
