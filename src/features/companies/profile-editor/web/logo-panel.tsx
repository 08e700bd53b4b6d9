import { Button } from '#design/button.tsx';
import { CompanyLogo } from '#design/company-logo.tsx';
import { FoldingPanel } from '#design/folding-panel.tsx';
import { Row } from '#design/layout.tsx';
import { PanelBody } from '#design/panel.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { whyNotGalleryPicture, GALLERY_MIME_TYPES } from '#features/companies/core/rules/gallery-pictures.ts';
import type { OwnCompany } from '#features/companies/profile-editor/contract/own-company.ts';
import { removeLogo, uploadLogo } from '#features/companies/profile-editor/contract/own-pictures.ts';
import { callEndpoint } from '#web/api-client.ts';
import { sendFile } from '#web/send-file.ts';
import { useStrings } from '#web/strings.tsx';
import { FileButton } from '#web/uploads/file-button.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import { EditorAnchor } from './editor-anchor.tsx';
import styles from './logo-panel.module.css';
import { useOwnCompanyCache } from './queries.ts';

const useLogo = () => {
  const { editor } = useStrings();
  const { updateCache } = useOwnCompanyCache();
  const failed = (text: string) => ({ title: editor.logoNotChanged, text });
  const { change, isBusy } = useMutationWithToast({
    send: (request: () => Promise<{ logoUrl: string | null }>) => request(),
    onDone: (logo) => updateCache(() => logo),
    failed,
  });
  const send = (file: File) => {
    const fault = whyNotGalleryPicture(file);
    if (fault === null) void change(() => sendFile(uploadLogo, file, {}));
    else {
      const text = fault === 'type' ? editor.pictureWrongType : editor.pictureTooLarge;
      showToast({ tone: 'destructive', ...failed(text) });
    }
  };
  return { isBusy, send, remove: () => void change(() => callEndpoint(removeLogo, {})) };
};

/** A company without a logo shows its initials here. */
export const LogoPanel = ({ own: { name, logoUrl } }: { own: OwnCompany }) => {
  const { editor } = useStrings();
  const { isBusy, send, remove } = useLogo();
  return (
    <EditorAnchor name="logo">
      <FoldingPanel title={editor.logo}>
        <PanelBody className={styles.body}>
          <CompanyLogo name={name} logo={logoUrl} size="large" />
          <div>
            <Row gap={3} wraps>
              <FileButton
                accept={GALLERY_MIME_TYPES}
                icon={signedInIcons.upload}
                busy={isBusy}
                onFiles={([file]) => send(file)}
              >
                {logoUrl ? editor.changeLogo : editor.chooseLogo}
              </FileButton>
              {logoUrl && (
                <Button variant="quiet" disabled={isBusy} onClick={remove}>
                  {editor.removeLogo}
                </Button>
              )}
            </Row>
            <Text size="small" tone="faint" className={styles.hint}>
              {editor.logoHint}
            </Text>
          </div>
        </PanelBody>
      </FoldingPanel>
    </EditorAnchor>
  );
};
