import { useRef } from 'react';

/** Asks for files. The platform's own control cannot be drawn like our buttons: it is unseen beside one of these. */
export const useFileChooser = (types: readonly string[], onFiles: (files: readonly File[]) => void) => {
  const ref = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={ref}
      type="file"
      hidden
      multiple
      accept={types.join(',')}
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])]);
        currentTarget.value = ''; // the same file may be chosen again
      }}
    />
  );
  return { input, choose: () => ref.current?.click() };
};
