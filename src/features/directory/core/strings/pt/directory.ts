import type { sentences as english } from '#features/directory/core/strings/en/directory.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  askOnce: 'Diga-nos do que precisa',

  browseTitle: 'Serviços por categoria',
  categories: 'Categorias',
  allCategories: 'Todas as categorias',
  sortBy: 'Ordenar por',
  sortRelevance: 'Relevância',
  sortRating: 'Mais bem avaliadas',
  sortNewest: 'Mais recentes',
  sort: 'Ordem',
  filtersAndMap: 'Mais filtros e mapa',
  showingResultsFor: 'Resultados para',
  resultsNear: (place) => `Resultados perto de ${place}`,
  nearPlace: (place) => `perto de ${place}`,
  lookFurther: 'Procurar numa zona maior',
  notLoaded: 'Não foi possível carregar as empresas',
  notLoadedText: 'Tente de novo.',
  matches: (count) =>
    pluralForm('pt', count, { one: '1 empresa', many: `${count} de empresas`, other: `${count} empresas` }),
  manyMatches: 'Mais de 10 000 empresas',
  rankingLink: 'Como ordenamos os resultados',
  clearSearch: 'Limpar a pesquisa',
  showMore: 'Mostrar mais',
  shown: (shown, total) => `${shown} de ${total} empresas`,
  noneInCategory: 'Nenhuma empresa nesta categoria',
  clearFilters: 'Limpar os filtros',
  suggestions: 'Sugestões',
  suggestedPlaces: 'Locais',
  cantonOf: (canton) => `Cantão de ${canton}`,
  suggestionCount: (count) =>
    pluralForm('pt', count, {
      one: '1 sugestão',
      many: `${count} de sugestões`,
      other: `${count} sugestões`,
    }),
};
