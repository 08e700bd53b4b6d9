import { useRef } from 'react';
import { IconButton } from '../../../../design/icon-button.tsx';
import { FILE_TYPES } from '../../../../kernel/sent-file.ts';
import { useStrings } from '../../../../web/strings.tsx';

interface AttachButtonProps {
  className: string | undefined;
  disabled?: boolean;
  onFiles?: (files: readonly File[]) => void;
}

/** Asks for files. The platform's own control cannot be drawn like our buttons. */
export const AttachButton = ({ className, disabled, onFiles }: AttachButtonProps) => {
  const { talk } = useStrings();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={FILE_TYPES.join(',')}
        onChange={({ currentTarget }) => {
          onFiles?.([...(currentTarget.files ?? [])]);
          currentTarget.value = ''; // the same file may be chosen again
        }}
      />
      <IconButton
        icon="clip"
        label={talk.attach}
        title={talk.attach}
        className={className}
        disabled={disabled}
        onClick={() => input.current?.click()}
      />
    </>
  );
};
