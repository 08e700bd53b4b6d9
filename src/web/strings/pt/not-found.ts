import type { TranslationType } from '#kernel/translation-type.ts';
import type { sentences as english } from '#web/strings/en/not-found.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Página não encontrada',
  text: 'Esta página não existe. Pode ter mudado de endereço, ou o link está incompleto.',
  search: 'Procurar empresas',
  backToHome: 'Ir para a página inicial',
};
