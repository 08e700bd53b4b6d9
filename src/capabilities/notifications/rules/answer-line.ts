/** Stands around the words, so that the line is known again in an answer, in whatever language they are. */
const RULE = '---- ';

/** The line above which an answer by mail is written. */
export const answerLine = (words: string): string => `${RULE}${words}${RULE.split('').reverse().join('')}`;

/** Everything from that line on is ours. Quoting may have put marks before it. */
export const ANSWER_LINE = /^[>\s]*---- [^\n]+ ----[^\S\n]*$/mu;
