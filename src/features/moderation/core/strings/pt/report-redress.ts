/** Reporters can turn to these places; the mail of the decision and the report's page share the text. */
export const reportRedress =
  'Se não concorda, use o formulário de contacto. A decisão será analisada por outra pessoa, sem custos. Pode também recorrer a um tribunal ou a um organismo de resolução extrajudicial de litígios certificado nos termos do artigo 21.º do Regulamento dos Serviços Digitais.';
