export const questionKinds = ['choice', 'several', 'number', 'yes-no', 'text'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const questionUnits = ['m²', 'm', 'm³', 'piece', 'room', 'floor', 'kW'] as const;
export type QuestionUnit = (typeof questionUnits)[number];

export interface TradeQuestion {
  id: string;
  kind: QuestionKind;
  unit: QuestionUnit | null;
  /** A choice of one or several has these. */
  options: readonly string[];
}

export interface QuestionSet {
  /** The first must be answered; the company asks a client who does not know the rest. */
  questions: readonly TradeQuestion[];
  /** These answers to the first question cannot wait; the strings say what to do before anybody comes. */
  emergencies: readonly string[];
}
