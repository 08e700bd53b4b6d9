import { FREE_PLAN_LIMITS } from '#kernel/free-plan.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';

const { services, pictures, days } = FREE_PLAN_LIMITS;

export const withoutPlan = `Alles op Ärem Profil bleift ze gesinn. Dir kënnt bis zu ${services} Leeschtungen ${applyEifelRule('an', pictures)} Fotoen derbäisetzen an d’Zuele ${applyEifelRule('vun', days)} Deeg gesinn. Äre Profil kritt keng bezuelt Plaz, a Cliente kënnen Iech schreiwen, awer keng Ufro méi schécken.`;
