import { useEffect, useRef } from 'react';
import { Button } from '#design/button.tsx';
import { Text } from '#design/text.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './contact.module.css';

/** Replaces the form and takes over its focus. */
export const ContactSent = ({ onAnother }: { onAnother: () => void }) => {
  const {
    marketing: { contact },
  } = useStrings();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h2 ref={heading} tabIndex={-1}>
        {contact.sent}
      </h2>
      <Text>{contact.sentText}</Text>
      <Button variant="secondary" onClick={onAnother}>
        {contact.another}
      </Button>
    </div>
  );
};
