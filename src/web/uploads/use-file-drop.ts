import { useEffect, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Accepts files dropped anywhere on the page: one that misses its target would otherwise open in the page's stead.
 * Returns whether some are dragged over it.
 */
export const useFileDrop = (onFiles: (files: readonly File[]) => void): boolean => {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setIsOver(false);
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      onFiles([...(event.dataTransfer?.files ?? [])]);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  });
  return isOver;
};
