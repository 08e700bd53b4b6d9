import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#design/link-button.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Text } from '#design/text.tsx';
import { downloadOwnData } from '#features/accounts/settings/contract/data-and-erasure.ts';
import { storageQuery } from '#features/accounts/settings/web/profile-and-settings/queries.ts';
import { TextWithAction } from '#features/accounts/settings/web/profile-and-settings/text-with-action.tsx';
import { useStepUpDownload } from '#features/accounts/sign-in/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';

export const PersonalDataPanel = () => {
  const { accounts } = useStrings();
  const format = useFormat();
  const download = useStepUpDownload(accounts.error);
  const storage = useQuery(storageQuery).data;
  return (
    <Panel title={accounts.yourData}>
      <TextWithAction text={accounts.yourDataText}>
        <LinkButton size="small" href={downloadOwnData.url} download onClick={download}>
          {accounts.downloadData}
        </LinkButton>
      </TextWithAction>
      {storage && (
        <PanelBody>
          <Text size="small" tone="muted">
            {accounts.storageUsed(format.storage(storage.bytes), format.storage(storage.most))}
          </Text>
        </PanelBody>
      )}
    </Panel>
  );
};
