export const heic = (name: string) =>
  `${name} é uma imagem HEIC, que este navegador não abre. Guarde-a em JPEG e tente de novo. Para o iPhone tirar fotografias em JPEG, abra Definições > Câmara > Formatos e escolha Mais compatível.`;
