/** The link to those who settle disputes out of court. */
export const settlementBodies = 'Lista dos organismos certificados, da Comissão Europeia';
