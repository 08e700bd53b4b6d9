import { Button } from '#design/button.tsx';
import { Row, Stack } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { PanelBody } from '#design/panel.tsx';
import { Text } from '#design/text.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './second-factor.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  username: string;
  onSaved: () => void;
}

/** Shows the codes once. Saving them as a file does not leave the browser either. */
export const RecoveryCodes = ({ codes, username, onSaved }: RecoveryCodesProps) => {
  const { secondFactor: strings } = useStrings();
  const text = `${strings.fileHead(username)}\n\n${codes.join('\n')}\n`;
  return (
    <PanelBody>
      <Stack gap={4}>
        <h3 className={styles.heading}>{strings.recoveryTitle}</h3>
        <Text>{strings.recoveryText}</Text>
        <ul className={styles.codes} aria-label={strings.recoveryCodes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Row wraps>
          <LinkButton
            size="small"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={strings.fileName}
          >
            {strings.download}
          </LinkButton>
          <Button size="small" variant="primary" onClick={onSaved}>
            {strings.kept}
          </Button>
        </Row>
      </Stack>
    </PanelBody>
  );
};
