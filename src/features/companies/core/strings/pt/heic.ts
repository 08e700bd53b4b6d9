export const heic = (name: string) =>
  `${name} é uma fotografia HEIC, que este navegador não consegue ler. No iPhone escolha Definições, Câmara, Formatos, Mais compatível, ou envie-a em JPEG.`;
