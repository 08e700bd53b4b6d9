import { type ReactNode, useRef } from 'react';

interface FileChooserProps {
  types: readonly string[];
  onFiles: (files: readonly File[]) => void;
  /** What opens it. The platform's own control cannot be drawn like ours. */
  children: (choose: () => void) => ReactNode;
}

/** Asks for files. */
export const FileChooser = ({ types, onFiles, children }: FileChooserProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={types.join(',')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = ''; // the same file may be chosen again
        }}
      />
      {children(() => input.current?.click())}
    </>
  );
};
