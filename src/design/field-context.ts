import { createContext, use } from 'react';

/** A field passes these attributes to the control inside it. */
export interface FieldAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export const FieldContext = createContext<FieldAttributes | null>(null);

/** The control's own attributes win over the field's. */
export const useFieldAttributes = (): Partial<FieldAttributes> => use(FieldContext) ?? {};
