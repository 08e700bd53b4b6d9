import { useState } from 'react';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { MenuAction } from '#design/menu-action.tsx';
import { Menu } from '#design/menu.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import type { ConversationPartner } from '#features/messaging/core/contract/conversation-partner.ts';
import { useClientReport } from '#features/moderation/client-reports/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import { ReportConversationDialog } from './report-conversation-dialog.tsx';
import { useBlockPartner } from './use-block-partner.ts';

/** Offers measures against a partner who misbehaves. */
export const BlockAndReportMenu = ({ partner }: { partner: ConversationPartner }) => {
  const { talk } = useStrings();
  const [dialog, setDialog] = useState<'block' | 'report' | null>(null);
  const { change, isBusy } = useBlockPartner(partner);
  const isCompany = useVisitor()?.userType === 'company';
  const clientReport = useClientReport(partner);
  const close = () => setDialog(null);
  const block = async () => {
    await change();
    close();
  };
  return (
    <>
      <Menu
        label={talk.more}
        renderOpener={(opener) => <IconButton icon="more" label={talk.more} {...opener} />}
      >
        {!partner.isBlocked && (
          <MenuAction icon="shield" onClick={() => setDialog('block')}>
            {talk.block(partner.name)}
          </MenuAction>
        )}
        <MenuAction icon={signedInIcons.flag} onClick={() => setDialog('report')}>
          {talk.report}
        </MenuAction>
        {isCompany && partner.userType === 'private' && (
          <MenuAction icon="person" onClick={clientReport.open}>
            {talk.reportClient}
          </MenuAction>
        )}
      </Menu>
      <ConfirmDialog
        open={dialog === 'block'}
        onClose={close}
        onConfirm={() => void block()}
        title={talk.block(partner.name)}
        text={talk.blockText(partner.name)}
        icon="shield"
        confirmLabel={talk.blockShort}
        cancelLabel={talk.cancel}
        busy={isBusy}
      />
      {clientReport.dialog}
      {dialog === 'report' && <ReportConversationDialog partner={partner} onClose={close} />}
    </>
  );
};
