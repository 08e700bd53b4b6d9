import { eifel } from '#kernel/eifel.ts';
import { WITHOUT_PLAN } from '#kernel/without-plan.ts';

const { services, pictures, days } = WITHOUT_PLAN;

export const withoutPlan = `Alles op Ärem Profil bleift ze gesinn. Dir kënnt bis zu ${services} Leeschtungen ${eifel('an', pictures)} Fotoen derbäisetzen an d’Zuele ${eifel('vun', days)} Deeg gesinn. Äre Profil kritt keng bezuelt Plaz, a Cliente kënnen Iech schreiwen, awer keng Ufro méi schécken.`;
