/** Words that stand by themselves elsewhere: their first letter alone is made small, and German nouns stay as they are. */
export const withinSentence = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
