import { FREE_PLAN_LIMITS } from '#kernel/free-plan.ts';

const { services, pictures, days } = FREE_PLAN_LIMITS;

export const withoutPlan = `Sans formule, tout votre profil reste visible. Vous avez droit à ${services} prestations, à ${pictures} photos et à vos statistiques sur ${days} jours, sans emplacement payant. Les clients peuvent vous écrire, mais plus vous envoyer de demandes.`;
