import { Button } from '#design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { Stack } from '#design/layout.tsx';
import { Text } from '#design/text.tsx';
import type { CreatedApiToken } from '#features/api/tokens/contract/tokens.ts';
import { CopyLinkField } from '#web/copy-link-field.tsx';
import { useStrings } from '#web/strings.tsx';

/** The token is shown only here: the server stores no more than its hash. */
export const CreatedTokenDialog = ({
  created,
  onClose,
}: {
  created: CreatedApiToken;
  onClose: () => void;
}) => {
  const { apiTokens } = useStrings();
  const { token: label, copy, copied, copyFailed } = apiTokens;
  return (
    <Dialog open showsOnce onClose={onClose} title={apiTokens.createdTitle} closeLabel={apiTokens.close}>
      <DialogBody>
        <Stack gap={5}>
          <Text>{apiTokens.createdText}</Text>
          <CopyLinkField
            link={created.token}
            words={{ label, copy, copied, error: copyFailed, copyFailed }}
          />
        </Stack>
      </DialogBody>
      <DialogFoot>
        <Button variant="primary" onClick={onClose}>
          {apiTokens.hasCopied}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
