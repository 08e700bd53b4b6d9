/** What a browser is told of a file that is to be kept, under whatever name it has. */
export const dispositionOf = (use: 'attachment' | 'inline', name: string): string => {
  const encoded = encodeURIComponent(name);
  return `${use}; filename="${encoded}"; filename*=UTF-8''${encoded}`;
};
