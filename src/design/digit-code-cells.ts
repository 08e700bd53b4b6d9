export const DIGIT_CODE_LENGTH = 6;

/** A pasted text such as "123 456" has more than digits. */
export const extractCodeDigits = (text: string): string =>
  text.replaceAll(/\D/gu, '').slice(0, DIGIT_CODE_LENGTH);

export interface DigitCodeCellData {
  digit: string;
  isCurrent: boolean;
}

/** Returns the six cells. The current one is where the next digit goes; a full code marks its last. */
export const digitCodeCells = (text: string, caret: number | undefined): readonly DigitCodeCellData[] =>
  Array.from({ length: DIGIT_CODE_LENGTH }, (_, index) => ({
    digit: text[index] ?? '',
    isCurrent: caret !== undefined && index === Math.min(caret, text.length, DIGIT_CODE_LENGTH - 1),
  }));
