import { checkContact } from '#folders/contract/check-contact.ts';
import { questionFor } from '#web/query.ts';

export const checkQuestion = (companyId: number) => questionFor(checkContact, { params: { companyId } });
