import { IconButton } from '#design/icon-button.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { useFileChooser } from '#design/use-file-chooser.tsx';
import { FILE_TYPES } from '#kernel/uploaded-file.ts';
import { useStrings } from '#web/strings.tsx';

interface AttachButtonProps {
  className: string | undefined;
  disabled?: boolean;
  onFiles?: (files: readonly File[]) => void;
}

export const AttachButton = ({ className, disabled, onFiles }: AttachButtonProps) => {
  const { talk } = useStrings();
  const { input, choose } = useFileChooser(FILE_TYPES, (files) => onFiles?.(files));
  return (
    <>
      {input}
      <IconButton
        icon={signedInIcons.clip}
        label={talk.attach}
        title={talk.attach}
        className={className}
        disabled={disabled}
        onClick={choose}
      />
    </>
  );
};
