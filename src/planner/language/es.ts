import type { LanguageTable } from "./language-table.ts";

export const spanish: LanguageTable = {
  script: "spaced",
  deletesClauses: true,
  pointers:
    "lo cual|lo que significa|lo que implica|lo que supone|lo que hace|es un|es una|es el|es la|es lo|son un|son una|son los|son las|fue un|fue una|era un|era una|será un|será una|está|están|tiene|tienen|permite|permiten|significa|incluye|incluyen|incrementan|se trata de|esto|esta|este|estos|estas|eso|esa|ese|esos|esas|aquello|aquella|aquel|aquellos|aquellas|ello|él|ella|ellos|ellas|su|sus|lo|la misma|el mismo|las mismas|los mismos|ambos|ambas|tal|tales|dicho|dicha|dichos|dichas|aquí|ahí|allí|ambas son|otro|otra|otros|otras|así|algunos de estos|algunas de estas|todos estos|todas estas|cada uno de estos|el resultado|la razón|la respuesta|el resto|los dos|las dos|el segundo|la segunda|los demás|las demás|ninguno|ninguna",
  demonstratives: "este|esta|estos|estas|esto|ese|esa|esos|esas|eso|dicho|dicha|dichos|dichas",
  additives: "mismo|misma|respectivamente|también|además|asimismo|igualmente",
  definites: "el|la|los|las",
  indefinites: "un|una|cada|nuevo|nueva",
  enumerators: "el segundo|la segunda|el tercero|la tercera|el tercer|segundo|tercero|otro|otra",
  connectives:
    "pero|y|e|o|u|ni|pues|entonces|luego|así que|por eso|por ello|por lo tanto|por tanto|sin embargo|no obstante|además|también|asimismo|igualmente|por otro lado|por otra parte|por un lado|en cambio|de lo contrario|es decir|o sea|por ejemplo|en consecuencia|como resultado|finalmente|por último|primero|segundo|tercero|después|mientras tanto|aun así|a pesar de ello|de hecho|porque|aunque esto|si esto|si es así|cuando esto|con esto|para ello|para esto|por esto|debido a esto|en este caso|en ese caso|en estos casos|de este modo|de esta manera|de esta forma|a su vez|al mismo tiempo|como encargado de mantenimiento estos|ya que|sino|por esta razón|por esa razón|por este motivo|por ese motivo|por su parte|de todos modos|de ahí que",
  adverbials:
    "además|también|sin embargo|no obstante|por lo tanto|por ejemplo|de hecho|en general|generalmente|por supuesto|en resumen|en otras palabras|en particular|finalmente|por último|en definitiva|naturalmente|claramente|obviamente|afortunadamente|desafortunadamente|lamentablemente|curiosamente|normalmente|en realidad|al final|en concreto|sobre todo|como en años anteriores|como en años pasados|como siempre|una vez más|como era de esperar|al mismo tiempo|por eso|por ello|por esta razón|por esa razón|por este motivo|por ese motivo|por tanto|en consecuencia|asimismo|mientras tanto|entre tanto|por su parte|de todos modos",
  leadIns: "aunque|si bien|además de|a pesar de|junto con",
  backMatter:
    "referencias|bibliografía|lecturas adicionales|recursos adicionales|recursos|véase también|ver también|agradecimientos|créditos|colaboradores|sobre el autor|sobre la autora|autor|índice|contenido|comentarios|notas|enlaces|enlaces externos|licencia|fuentes|anexo",
  functionWords:
    "el|la|los|las|un|una|unos|unas|lo|de|del|a|al|y|e|o|u|ni|que|en|con|por|para|sin|sobre|entre|hasta|desde|como|más|menos|muy|su|sus|tu|tus|mi|mis|nuestro|nuestra|se|si|cuando|donde|porque|pero|sino|es|son|era|fue|ser|ha|han|está|están|este|esta|estos|estas|cuyo|cuya|cual|quien|no|también|tan|cada",
  negations:
    "no|nunca|jamás|sin|pero|sino|salvo|excepto|solo|sólo|solamente|únicamente|ni|ningún|ninguna|ninguno|nadie|nada|aunque|a menos que|si|apenas|tampoco|en lugar de",
  deixis:
    "este lunes|este martes|este miércoles|este jueves|este viernes|este sábado|este domingo|el próximo lunes|el próximo martes|el próximo miércoles|el próximo jueves|el próximo viernes|el próximo sábado|el próximo domingo|el pasado lunes|el pasado martes|el pasado miércoles|el pasado jueves|el pasado viernes|el pasado sábado|el pasado domingo|siguiente|siguientes|a continuación|arriba|abajo|anterior|anteriormente|en este artículo|este artículo|esta guía|en esta guía|este documento|esta sección|esta página|mira esta|mira esto|mira este|figura|tabla|ver también|véase|hablemos|aquí dejamos|esta lista",
  thirdPersons: "ellos|ellas|él|ella",
  boilerplate:
    "saludos|un saludo|atentamente|cordialmente|estimado|estimada|estimados|asunto:|contacto de prensa|gracias|muchas gracias|bienvenido|bienvenidos|bienvenida|felicitaciones|felicidades|enhorabuena|hola|leer más|lee más|sigue leyendo|haz clic|clic aquí|clickea|suscríbete|síguenos|más información|para más información|para más inspiración|descarga|todos los derechos reservados|foto de|te tenemos cubierto|estimados|queridos lectores|visita|entra a|me han pedido|he prometido|permítanme|déjenme|déjame|piénsalo|piénsenlo|buena pregunta|asistentes:|presentes:|ausentes:|si quieres ayudar|no dudes en|no dude en|contáctanos|escríbenos",
  narrator: "nosotros|nuestro|nuestra|nuestros|nuestras|yo|mi|mis|hablemos|hemos",
  verbs:
    "es|son|era|eran|fue|fueron|será|serán|sea|está|están|estaba|hay|había|ha|han|he|hemos|tiene|tienen|tenía|puede|pueden|podrá|podría|debe|deben|debes|debería|deberías|puedes|necesita|necesitan|necesitas|hace|hacen|haz|va|van|da|dan|ayuda|ayudan|permite|permiten|significa|significan|requiere|requieren|funciona|funcionan|importa|reduce|reducen|aumenta|aumentan|crece|crecen|mejora|mejoran|evita|evitan|muestra|muestran|explican|explica|garantiza|protege|cuesta|cuestan|ofrece|ofrecen|comienza|comienzan|empieza|llega|llegan|busca|considera|elige|incluye|incluyen|sirve|sirven|logra|existe|existen|quiere|quieren|quieres|sabe|saben|vale|trata|copia|vincula|registra|registran|define|definen|presenta|presentan|representa|representan|crea|crean|recibe|reciben|usa|usan|utiliza|utilizan|depende|dependen|promueve|promueven|ocurre|ocurren|genera|generan|mantiene|vive|viven|trabaja|trabajan|dice|dicen|afirma|señala|concluye|sostiene|destaca|propone|prevé|supone|implica|provoca|provocan|afecta|afectan|alcanza|pasa|pasan|sigue|siguen|queda|quedan|gana|pierde|pierden|vuelve|subraya|enfrenta|enfrentan",
  verbEndings: "ó|aron|ieron|aban|arán|erán|irán",
  clauseFrom: 0,
  participleEndings: "ando|iendo|yendo",
  clauseOpeners: "que|quien|cuyo|donde|cuando|mientras|porque|si",
  determiners: "el|la|los|las|un|una|unos|unas|su|sus|tu|tus|mi|nuestro|nuestra|cada|ningún|ninguna|algún|alguna",
  beforeDeterminers:
    "todo|toda|todos|todas|ambos|ambas|solo|sólo|incluso|como|cuando|donde|porque|aunque|mientras|que|según|durante|mediante|tras|bajo|ante|contra|hacia|excepto|salvo|no|ni|o|y|pero|sino|también|además|casi|aún|ya|más|menos|muy|tan|siempre|nunca|quizás",
  imperatives:
    "evita|usa|elige|define|comienza|empieza|crea|haz|escribe|comparte|pregunta|busca|planifica|mide|prueba|revisa|mantén|establece|considera|aprende|pide|invierte|recuerda|ten|deja|no|conoce|cuida|organiza|prepara|protege|publica|responde|trabaja",
  interrogatives: "qué|quién|quiénes|dónde|cuándo|por qué|cómo|cuál|cuáles|cuánto|cuántos",
  howTo: "cómo|pasos|paso a paso|instrucciones|guía para|procedimiento|checklist",
  advice:
    "debe|deben|debes|debería|deberías|hay que|importante|clave|esencial|fundamental|mejor|siempre|nunca|necesario|vale la pena",
  vague:
    "algunos|algunas|algún|alguna|a veces|algunas veces|uno de|una de|quizás|tal vez|varios|varias|alguien|ciertos",
  conditionals: "si|cuando|en caso de|a menos que|hasta que|una vez|suponiendo que|siempre que",
  contrast: "pero|sino|sin embargo|aunque|a pesar|en lugar de|nunca|no|solo|sólo|sin|nadie",
  partitives:
    "de|del|de los|de las|por ciento|por ciento de|más|menos|por|a la semana|por semana|al día|por día|al mes|por mes|al año|por año|por hora",
  relatives: "lo que|lo cual|el cual|la cual|los cuales|las cuales",
  examples:
    "ya sea|ya sean|tales como|principalmente|como|por ejemplo|incluyendo|incluyéndote|especialmente|sobre todo|en particular|entre otros|entre otras",
  announcers: "estos son|estas son|aquí están|aquí hay|hay|existen|he aquí",
  pros: "ventajas|beneficios|pros|fortalezas",
  cons: "desventajas|inconvenientes|contras|riesgos|debilidades|limitaciones",
  myth: "mito|mitos",
  fact: "realidad|verdad|hecho",
  before: "antes",
  after: "después|ahora|hoy",
};
