/** Reporters can turn to these places; the mail of the decision and the report's page share the text. */
export const reportRedress =
  'Se não concorda, escreva-nos pela página de contacto: outra pessoa volta a analisar, sem custos. Pode também recorrer a um organismo de resolução extrajudicial de litígios certificado nos termos do artigo 21.º do Regulamento dos Serviços Digitais, ou a um tribunal.';
