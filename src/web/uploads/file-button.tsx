import { type ComponentProps, useRef } from 'react';
import { Button } from '../../design/button.tsx';

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'onChange'> {
  accept: readonly string[];
  multiple?: boolean;
  onFiles: (files: readonly [File, ...File[]]) => void;
}

/** A button that asks for a file, or for several. The platform's own control cannot be drawn like our buttons. */
export const FileButton = ({ accept, multiple, onFiles, ...button }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept.join(',')}
        onChange={({ currentTarget }) => {
          const [first, ...others] = currentTarget.files ?? [];
          if (first) onFiles([first, ...others]);
          currentTarget.value = ''; // the same file may be chosen again
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
};
