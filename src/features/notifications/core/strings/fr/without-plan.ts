import { FREE_PLAN_LIMITS } from '#kernel/free-plan.ts';

const { services, pictures, days } = FREE_PLAN_LIMITS;

export const withoutPlan = `Sans formule, tout votre profil reste visible. Vous pouvez y ajouter jusqu’à ${services} prestations et ${pictures} photos, et consulter vos statistiques sur ${days} jours. Vous n’avez pas d’emplacement payant. Les clients peuvent vous écrire, mais plus vous envoyer de demandes.`;
