/** The link leads to bodies that settle disputes out of court. */
export const settlementBodies = 'Lista de organismos certificados da Comissão Europeia';
