import { type ComponentProps, useRef } from 'react';
import { Button } from '../../../../design/button.tsx';

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'onChange'> {
  accept: readonly string[];
  onFile: (file: File) => void;
}

/** A button that asks for a file. The platform's own control cannot be drawn like our buttons. */
export const FileButton = ({ accept, onFile, ...button }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept.join(',')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          currentTarget.value = ''; // the same file may be chosen again
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
};
