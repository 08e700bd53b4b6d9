/** It surrounds the words, so that the line is recognised in a reply in any language. */
const RULE = '---- ';
const END = RULE.trimEnd().padStart(RULE.length);

/** A reply by mail is written above this line. */
export const formatReplyLine = (words: string): string => `${RULE}${words}${END}`;

/**
 * From that line on everything is ours. Quoting may have put marks before it. Looked at line by line: one pattern for
 * the whole mail takes a separator of Unicode for a line's beginning, and then reads all of the rest for each.
 */
export const isReplyLine = (line: string): boolean => {
  const text = line.replace(/^[> \t]+/, '').trimEnd();
  return text.startsWith(RULE) && text.endsWith(END) && text.length > RULE.length + END.length;
};
