/** What is set off at the end of a sentence and says what the name before it is, by language: "…, a ferry that …". */
export const SET_OFF: Readonly<Record<string, RegExp>> = {
  en: /,\s(?<meaning>an? (?<noun>[^,;:–—()]+)[.])$/u,
  fr: /,\s(?<meaning>une? (?<noun>[^,;:–—()]+)[.])$/u,
  es: /,\s(?<meaning>una? (?<noun>[^,;:–—()]+)[.])$/u,
  it: /,\s(?<meaning>una? (?<noun>[^,;:–—()]+)[.])$/u,
  pt: /,\s(?<meaning>uma? (?<noun>[^,;:–—()]+)[.])$/u,
};
/** What is set off behind a clause may speak of all of it: "…, a step that …", or say when: "…, a year after …". */
export const OF_THE_CLAUSE: Readonly<Record<string, RegExp>> = {
  en: /^(?:\p{L}+ )?(?:move|step|decision|change|choice|shift|development|event|success|figure|number|share|increase|decrease|rise|fall|drop|growth|trend|result|record|effort|process|task|problem|fact|sign|reason|way|first|lot|few|little|bit|minute|hour|day|week|month|year|decade|century|moment|time|while|mile|kilomet(?:er|re)|third|quarter|half|total)(?![\p{L}-])/iu,
  fr: /^(?:(?:grande?|nouvelle|nouveau|petite?) )?(?:pas|étape|décision|changement|choix|évolution|succès|chiffre|nombre|part|hausse|baisse|augmentation|tendance|résultat|record|effort|tâche|problème|fait|signe|façon|manière|première|peu|heure|jour|journée|semaine|mois|an|année|siècle|moment|fois|tiers|quart|total)(?![\p{L}-])/iu,
  es: /^(?:(?:gran|nuevo|nueva|importante) )?(?:paso|medida|decisión|cambio|elección|éxito|cifra|número|parte|aumento|descenso|subida|caída|tendencia|resultado|récord|esfuerzo|tarea|problema|hecho|señal|forma|manera|poco|hora|día|semana|mes|año|siglo|momento|vez|tercio|cuarto|total)(?![\p{L}-])/iu,
  it: /^(?:(?:grande|nuovo|nuova|importante) )?(?:passo|misura|decisione|cambiamento|scelta|successo|cifra|numero|parte|aumento|calo|tendenza|risultato|record|sforzo|compito|problema|fatto|segno|modo|po’|ora|giorno|settimana|mese|anno|secolo|momento|volta|terzo|quarto|totale)(?![\p{L}-])/iu,
  pt: /^(?:(?:grande|novo|nova|importante) )?(?:passo|medida|decisão|mudança|escolha|sucesso|número|parte|aumento|queda|alta|tendência|resultado|recorde|esforço|tarefa|problema|fato|facto|sinal|forma|maneira|pouco|hora|dia|semana|mês|ano|século|momento|vez|terço|quarto|total)(?![\p{L}-])/iu,
};
