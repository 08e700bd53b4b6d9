/** Makes the Content-Disposition header of a file, with a name in any script. */
export const contentDispositionHeader = (use: 'attachment' | 'inline', name: string): string => {
  const encoded = encodeURIComponent(name);
  return `${use}; filename="${encoded}"; filename*=UTF-8''${encoded}`;
};
