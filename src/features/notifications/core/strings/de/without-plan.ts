import { FREE_PLAN_LIMITS } from '#kernel/free-plan.ts';

const { services, pictures, days } = FREE_PLAN_LIMITS;

export const withoutPlan = `Alles in Ihrem Profil bleibt sichtbar. Sie können bis zu ${services} Leistungen und ${pictures} Bilder hinzufügen und Ihre Zahlen aus ${days} Tagen sehen. Ihr Profil erhält keinen bezahlten Platz, und Kunden können Ihnen schreiben, aber keine Anfrage mehr stellen.`;
