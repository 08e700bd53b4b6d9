export const CODE_CELLS = 6;

/** A pasted text such as "123 456" has more than digits. */
export const codeDigits = (text: string): string => text.replaceAll(/\D/gu, '').slice(0, CODE_CELLS);

export interface CodeCell {
  digit: string;
  isCurrent: boolean;
}

/** Returns the six cells. The current one is where the next digit goes; a full code marks its last. */
export const codeCells = (text: string, caret: number | undefined): readonly CodeCell[] =>
  Array.from({ length: CODE_CELLS }, (_, index) => ({
    digit: text[index] ?? '',
    isCurrent: caret !== undefined && index === Math.min(caret, text.length, CODE_CELLS - 1),
  }));
