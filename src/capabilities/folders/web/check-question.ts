import { ask } from '../../../web/query.ts';
import { checkContact } from '../contract/check-contact.ts';

export const checkQuestion = (companyId: number) => ask(checkContact, { params: { companyId } });
