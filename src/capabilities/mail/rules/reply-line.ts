/** Stands around the words, so that the line is known again in an answer, in whatever language they are. */
const RULE = '---- ';

/** The line above which an answer by mail is written. */
export const replyLine = (words: string): string => `${RULE}${words}${RULE.trimEnd().padStart(RULE.length)}`;

/** From that line on everything is ours. Quoting may have put marks before it. */
export const REPLY_LINE = /^[> \t]*---- [^\n]+ ----[^\S\n]*$/mu;
