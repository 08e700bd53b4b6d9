import { FREE_PLAN_LIMITS } from '#kernel/free-plan.ts';

const { services, pictures, days } = FREE_PLAN_LIMITS;

export const withoutPlan = `Tout ce qui est sur votre profil reste visible. Vous pouvez ajouter jusqu’à ${services} prestations et ${pictures} photos et voir vos statistiques sur ${days} jours. Votre profil n’occupe aucun emplacement payant, et les clients peuvent vous écrire, mais plus vous envoyer de demandes.`;
