import { FREE_PLAN_LIMITS } from '#kernel/free-plan.ts';

const { services, pictures, days } = FREE_PLAN_LIMITS;

export const withoutPlan = `Tout ce qui est sur votre profil reste visible. Vous pouvez ajouter jusqu’à ${services} prestations et ${pictures} images et voir vos chiffres sur ${days} jours. Votre profil n’occupe aucune place payée, et les clients peuvent vous écrire, mais plus vous solliciter par une demande.`;
