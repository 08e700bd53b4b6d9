import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { Stack } from '#design/layout.tsx';
import { Text } from '#design/text.tsx';
import { createInvitationLink } from '#features/team/core/contract/team.ts';
import { href } from '#kernel/href.ts';
import { callEndpoint } from '#web/api-client.ts';
import { CopyLinkField } from '#web/copy-link-field.tsx';
import { pathInPageLanguage } from '#web/navigation/current-address.ts';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import { refetchTeam } from './queries.ts';

/** The link is shown only here: the server stores no more than its hash. */
export const InvitationLinkDialog = ({ onClose }: { onClose: () => void }) => {
  const { team } = useStrings();
  const client = useQueryClient();
  const [token, setToken] = useState<string | null>(null);
  const link = token && new URL(pathInPageLanguage(href('/join-company', { token })), location.href).href;
  const { change, isBusy } = useMutationWithToast({
    send: async () => setToken((await callEndpoint(createInvitationLink, {})).token),
    failed: (text) => ({ title: team.linkFailed, text }),
    onSettled: () => refetchTeam(client),
  });
  const { linkLabel: label, copyLink: copy, linkCopied: copied, linkFailed: error, copyFailed } = team;
  return (
    <Dialog open onClose={onClose} title={team.linkTitle} closeLabel={team.close}>
      <DialogBody>
        <Stack gap={5}>
          <Text>{team.linkLead}</Text>
          {link !== null && <CopyLinkField link={link} words={{ label, copy, copied, error, copyFailed }} />}
        </Stack>
      </DialogBody>
      {link === null ? (
        <DialogFoot>
          <Button variant="primary" busy={isBusy} busyText={team.makingLink} onClick={() => void change()}>
            {team.makeLink}
          </Button>
        </DialogFoot>
      ) : (
        <PassOn link={link} />
      )}
    </Dialog>
  );
};

/** A phone offers its own ways to share: WhatsApp, a text message. */
const PassOn = ({ link }: { link: string }) => {
  const { team } = useStrings();
  if (!('share' in navigator)) return null;
  // The browser rejects if somebody cancels, and they know that already.
  const share = () => void navigator.share({ url: link }).catch(() => undefined);
  return (
    <DialogFoot>
      <Button variant="primary" onClick={share}>
        {team.passOn}
      </Button>
    </DialogFoot>
  );
};
