import { FREE_PLAN_LIMITS } from '#kernel/free-plan.ts';

const { services, pictures, days } = FREE_PLAN_LIMITS;

export const withoutPlan = `Sem plano, tudo o que está no perfil continua visível. Pode adicionar até ${services} serviços e ${pictures} imagens e ver as estatísticas dos últimos ${days} dias. O perfil não aparece em posições pagas. Os clientes podem enviar-lhe mensagens, mas não pedidos.`;
