export { factRoutes } from './api.ts';
export { checkVatJob } from './check-vat.ts';
export { endFacts } from './end-facts.ts';
export { type FactRuling, judgeFact } from './judge-fact.ts';
export { judgeVat } from './judge-vat.ts';
export { personalData as proofsData } from './personal-data.ts';
export { presentVerified } from './present.ts';
export { documentOf, factFiles, verifiedFactsReader } from './store.ts';
