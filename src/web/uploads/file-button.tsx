import type { ComponentProps } from 'react';
import { Button } from '#design/button.tsx';
import { useFileChooser } from '#design/use-file-chooser.tsx';

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'onChange'> {
  accept: readonly string[];
  multiple?: boolean;
  onFiles: (files: readonly [File, ...File[]]) => void;
}

/** Lets a person choose a file, or several. */
export const FileButton = ({ accept, multiple = false, onFiles, ...button }: FileButtonProps) => {
  const { input, choose } = useFileChooser(accept, onFiles, { multiple });
  return (
    <>
      {input}
      <Button {...button} onClick={choose} />
    </>
  );
};
