import { useRef } from 'react';

/**
 * Lets a person choose files. The platform's own control cannot be styled like our buttons: it is hidden beside
 * one of these.
 */
export const useFileChooser = (
  types: readonly string[],
  onFiles: (files: readonly [File, ...File[]]) => void,
  { multiple = true } = {},
) => {
  const ref = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={multiple}
      accept={types.join(',')}
      onChange={({ currentTarget }) => {
        const [first, ...otherFiles] = currentTarget.files ?? [];
        if (first) onFiles([first, ...otherFiles]);
        currentTarget.value = ''; // the same file may be chosen again
      }}
    />
  );
  return { input, choose: () => ref.current?.click() };
};
