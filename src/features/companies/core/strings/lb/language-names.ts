export const languageNames =
  'lb=Lëtzebuergesch&fr=Franséisch&de=Däitsch&en=Englesch&pt=Portugisesch&it=Italieenesch&es=Spuenesch&nl=Hollännesch&pl=Polnesch&ro=Rumänesch&sr=Serbesch&uk=Ukrainesch';
