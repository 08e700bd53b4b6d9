import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Text } from '#design/text.tsx';
import { DAYS_BEFORE_ERASURE } from '#features/accounts/settings/contract/data-and-erasure.ts';
import { erasureQuery } from '#features/accounts/settings/web/profile-and-settings/queries.ts';
import { TextWithAction } from '#features/accounts/settings/web/profile-and-settings/text-with-action.tsx';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { ErasureDialog } from './erasure-dialog.tsx';
import { OpenContractList } from './open-contract-list.tsx';

export const ErasurePanel = () => {
  const format = useFormat();
  const { accounts } = useStrings();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const planned = useQuery(erasureQuery).data;
  const eraseAt = planned?.eraseAt;
  return (
    <Panel title={accounts.deleteAccount}>
      {eraseAt ? (
        <PanelBody>
          {planned.contracts.length > 0 ? (
            <OpenContractList contracts={planned.contracts} />
          ) : (
            <Text size="small" tone="muted">
              {accounts.deletionUnderWay(format.longDate(new Date(eraseAt)))}
            </Text>
          )}
        </PanelBody>
      ) : (
        <TextWithAction text={accounts.deleteAccountText(DAYS_BEFORE_ERASURE)}>
          <Button variant="destructive" size="small" onClick={() => setIsDialogOpen(true)}>
            {accounts.deleteAccount}
          </Button>
        </TextWithAction>
      )}
      {isDialogOpen && <ErasureDialog onClose={() => setIsDialogOpen(false)} />}
    </Panel>
  );
};
