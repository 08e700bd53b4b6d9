import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { Stack } from '#design/layout.tsx';
import { Text } from '#design/text.tsx';
import { shareFolder, unshareFolder } from '#features/folders/core/contract/folder-shares.ts';
import { folderShareQuery, useFolderChange } from '#features/folders/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { callEndpoint } from '#web/api-client.ts';
import { CopyLinkField } from '#web/copy-link-field.tsx';
import { pathInPageLanguage } from '#web/navigation/current-address.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';

interface ShareDialogProps {
  folder: { id: number };
  /** The link shows these companies side by side. */
  ids?: string | undefined;
  onClose: () => void;
}

/** Makes a link by which anyone may read the folder until it is revoked. */
export const ShareDialog = ({ folder, ids, onClose }: ShareDialogProps) => {
  const format = useFormat();
  const { folders } = useStrings();
  const { data: share } = useQuery(folderShareQuery(String(folder.id)));
  const { link, make, withdraw } = useLink(folder.id, ids);
  return (
    <Dialog open onClose={onClose} title={folders.shareTitle} closeLabel={folders.close}>
      <DialogBody>
        <Stack gap={5}>
          <Text tone="muted">{folders.shareLead}</Text>
          {link !== null && <LinkField link={link} />}
          {link === null && share?.createdAt && (
            <Text>{folders.shareSince(format.longDate(new Date(share.createdAt)))}</Text>
          )}
        </Stack>
      </DialogBody>
      <DialogFoot>
        {share?.isShared && (
          <Button variant="destructive" onClick={() => void withdraw()}>
            {folders.withdraw}
          </Button>
        )}
        {link === null && (
          <Button variant="primary" onClick={() => void make()}>
            {share?.isShared ? folders.shareMakeNew : folders.shareMake}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
};

/** The link is shown only when it is made: the server stores no more than its hash. */
const useLink = (id: number, ids: string | undefined) => {
  const { folders } = useStrings();
  const change = useFolderChange();
  const [token, setToken] = useState<string | null>(null);
  const path = token && href('/shared/:token', { token, ids: ids || undefined });
  return {
    link: path && new URL(pathInPageLanguage(path), location.href).href,
    make: () =>
      change({
        name: `share ${id}`,
        send: async () => setToken((await callEndpoint(shareFolder, { params: { id } })).token),
        failed: folders.shareFailed,
      }),
    withdraw: () =>
      change({
        name: `share ${id}`,
        send: async () => {
          await callEndpoint(unshareFolder, { params: { id } });
          setToken(null);
        },
        done: { title: folders.withdrawn, text: folders.withdrawnText },
        failed: folders.withdrawFailed,
      }),
  };
};

const LinkField = ({ link }: { link: string }) => {
  const { folders } = useStrings();
  const { shareLink: label, copy, copied, error, copyFailed } = folders;
  return <CopyLinkField link={link} words={{ label, copy, copied, error, copyFailed }} />;
};
