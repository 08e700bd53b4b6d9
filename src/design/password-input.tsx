import { useState } from 'react';
import { extraIcons } from './extra-icons.ts';
import { IconButton } from './icon-button.tsx';
import styles from './input.module.css';
import { TextInput, type TextInputProps } from './text-input.tsx';

interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'icon'> {
  showLabel: string;
  hideLabel: string;
}

/** Its owner can show the typed password: on a phone that is the only way to find a typo. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <span className={styles.withButton}>
      <TextInput {...rest} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <IconButton
        icon={isShown ? extraIcons.eyeOff : extraIcons.eye}
        label={isShown ? hideLabel : showLabel}
        onClick={() => setIsShown(!isShown)}
      />
    </span>
  );
}
