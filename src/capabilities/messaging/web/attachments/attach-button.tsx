import { FileChooser } from '../../../../design/file-chooser.tsx';
import { IconButton } from '../../../../design/icon-button.tsx';
import { FILE_TYPES } from '../../../../kernel/sent-file.ts';
import { useStrings } from '../../../../web/strings.tsx';

interface AttachButtonProps {
  className: string | undefined;
  disabled?: boolean;
  onFiles?: (files: readonly File[]) => void;
}

export const AttachButton = ({ className, disabled, onFiles }: AttachButtonProps) => {
  const { talk } = useStrings();
  return (
    <FileChooser types={FILE_TYPES} onFiles={(files) => onFiles?.(files)}>
      {(choose) => (
        <IconButton
          icon="clip"
          label={talk.attach}
          title={talk.attach}
          className={className}
          disabled={disabled}
          onClick={choose}
        />
      )}
    </FileChooser>
  );
};
