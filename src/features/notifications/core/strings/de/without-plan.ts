import { FREE_PLAN_LIMITS } from '#kernel/free-plan.ts';

const { services, pictures, days } = FREE_PLAN_LIMITS;

export const withoutPlan = `Ohne Tarif bleibt alles in Ihrem Profil sichtbar. Sie können bis zu ${services} Leistungen und ${pictures} Bilder hinzufügen und sehen Ihre Statistiken der letzten ${days} Tage. Ihr Profil erscheint nicht auf bezahlten Plätzen. Kunden können Ihnen schreiben, aber keine Anfragen senden.`;
