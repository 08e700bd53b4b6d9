export const questionKinds = ['choice', 'several', 'number', 'yes-no', 'text'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const questionUnits = ['m²', 'm', 'm³', 'piece', 'room', 'floor', 'kW'] as const;
export type QuestionUnit = (typeof questionUnits)[number];

export interface TradeQuestion {
  id: string;
  kind: QuestionKind;
  unit: QuestionUnit | null;
  /** Of a choice of one or several. */
  options: readonly string[];
}

export interface QuestionSet {
  /** The first must be answered; whoever does not know the rest is asked by the company. */
  questions: readonly TradeQuestion[];
  /** Answers to the first question that cannot wait, and what is done before anybody comes stands with the words. */
  emergencies: readonly string[];
}
