import { checkContact } from '#folders/contract/check-contact.ts';
import { ask } from '#web/query.ts';

export const checkQuestion = (companyId: number) => ask(checkContact, { params: { companyId } });
