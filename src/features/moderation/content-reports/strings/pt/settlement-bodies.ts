/** The link leads to bodies that settle disputes out of court. */
export const settlementBodies = 'Lista dos organismos certificados, da Comissão Europeia';
