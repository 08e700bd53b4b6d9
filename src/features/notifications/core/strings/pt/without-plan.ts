import { FREE_PLAN_LIMITS } from '#kernel/free-plan.ts';

const { services, pictures, days } = FREE_PLAN_LIMITS;

export const withoutPlan = `Tudo o que está no seu perfil continua visível. Pode juntar até ${services} serviços e ${pictures} imagens e ver os números de ${days} dias. O seu perfil não ocupa nenhum lugar pago, e os clientes podem escrever-lhe, mas já não lhe podem enviar um pedido.`;
