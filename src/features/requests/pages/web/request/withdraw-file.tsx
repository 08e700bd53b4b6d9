import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { removeRequestFile } from '#features/requests/core/contract/files.ts';
import type { RequestFile } from '#features/requests/core/contract/shapes.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useRequestAction } from './use-request-action.ts';

interface WithdrawFileProps {
  requestId: number;
  file: RequestFile;
}

/** Companies may have relied on a file: it doesn't vanish silently, nor by one press. */
export const WithdrawRequestFile = ({ requestId, file }: WithdrawFileProps) => {
  const { asking } = useStrings();
  const [isOpen, setIsOpen] = useState(false);
  const { change, isBusy } = useRequestAction(() =>
    callEndpoint(removeRequestFile, { params: { id: requestId, fileId: file.id } }),
  );
  const name = file.caption ?? file.name;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={asking.withdrawFile(name)}
        onClick={() => setIsOpen(true)}
      >
        {asking.withdrawFileNow}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={close}
        onConfirm={() => void change().then((isDone) => isDone && close())}
        title={asking.withdrawFileTitle(name)}
        text={asking.withdrawFileText}
        confirmLabel={asking.withdrawFileNow}
        cancelLabel={asking.keepAsked}
        busy={isBusy}
      />
    </>
  );
};
