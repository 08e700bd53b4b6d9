// English words are literal types; another language's words may be any text of the same kind.
export type TranslationType<T> = T extends string
  ? string
  : T extends (...inputs: infer Inputs) => unknown
    ? (...inputs: Inputs) => string
    : { readonly [Key in keyof T]: TranslationType<T[Key]> };
