import { FREE_PLAN_LIMITS } from '#kernel/free-plan.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';

const { services, pictures, days } = FREE_PLAN_LIMITS;

export const withoutPlan = `Ouni Tarif bleift alles op Ärem Profil ze gesinn. Dir kënnt bis zu ${services} Leeschtungen ${applyEifelRule('an', pictures)} Fotoen derbäisetzen an Är Statistiken iwwer ${days} Deeg gesinn. Äre Profil kritt keng bezuelt Plaz, a Cliente kënnen Iech schreiwen, awer keng Ufro méi schécken.`;
