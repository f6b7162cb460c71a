import type { LanguageTable } from "./language-table.ts";

export const french: LanguageTable = {
  script: "spaced",
  deletesClauses: true,
  pointers:
    "ce qui|ce que cela|ce qu'il|ce|cet|cette|ces|c'est|c’est|c'était|c’était|cela|ceci|ça|celui-ci|celle-ci|ceux-ci|celles-ci|celui|celle|ceux|celles|il|elle|ils|elles|son|sa|ses|leur|leurs|le même|la même|les mêmes|tel|telle|tels|telles|ici|là|y|en|ce dernier|cette dernière|ces derniers|ces dernières|l'un|l’un|les deux|d'autres|d’autres|un autre|une autre|le résultat|la raison|la réponse|le reste|la seconde|le second|les autres|aucun|aucune",
  demonstratives: "ce|cet|cette|ces|cela|ceci",
  additives: "même|respectivement|aussi|également|de même",
  definites: "le|la|les|l’|l'",
  indefinites: "un|une|chaque|nouveau|nouvelle",
  enumerators:
    "le deuxième|la deuxième|le second|la seconde|le troisième|la troisième|deuxièmement|troisièmement|un autre|une autre",
  connectives:
    "mais|et|ou|donc|or|ni|car|puis|ensuite|enfin|ainsi|alors|aussi|cependant|toutefois|néanmoins|pourtant|en effet|de plus|en outre|par ailleurs|par conséquent|en conséquence|c'est pourquoi|c’est pourquoi|par exemple|d'abord|d’abord|premièrement|deuxièmement|troisièmement|de même|en revanche|au contraire|sinon|d'une part|d’une part|d'autre part|d’autre part|parce que|dans ce|dans cette|dans ces|de cette|pour cela|pour ce faire|à cet|à cette|avec cela|après cela|de ce fait|en fait|malgré cela|si c'est|si c’est|quand elle|quand il|quand elles|quand ils|lorsqu’il|lorsqu'il|lorsqu’elle|lorsqu'elle|s’il|s'il|si elle|parce qu’il|parce qu'il|parce qu’elle|parce qu'elle|pour cette raison|pour ces raisons|c'est pour cela|c’est pour cela|du coup|bref|à ce titre|dès lors",
  adverbials:
    "cependant|toutefois|en effet|de plus|en outre|par ailleurs|par exemple|enfin|ensuite|ainsi|bien sûr|en général|généralement|en résumé|en d'autres termes|en d’autres termes|en particulier|notamment|finalement|naturellement|évidemment|heureusement|malheureusement|en pratique|en principe|d'abord|d’abord|au final|globalement|en somme|de fait|concrètement|comme les années précédentes|comme l’an dernier|comme l'an dernier|comme toujours|une fois de plus|sans surprise|en même temps|dans le même temps|pour cette raison|pour ces raisons|de ce fait|par conséquent|en conséquence|à vrai dire|en fait|du coup|bref|entre-temps",
  leadIns: "bien que|outre|malgré|en plus de",
  backMatter:
    "références|bibliographie|pour aller plus loin|ressources|ressources complémentaires|voir aussi|remerciements|crédits|contributeurs|à propos de l'auteur|à propos de l’auteur|auteur|sommaire|table des matières|commentaires|notes|liens|liens externes|licence|sources|annexe|annexes",
  functionWords:
    "le|la|les|l|un|une|des|du|de|d|à|au|aux|et|ou|mais|que|qu|qui|dont|où|en|dans|par|pour|sur|sous|avec|sans|entre|vers|chez|comme|plus|moins|très|son|sa|ses|leur|leurs|notre|nos|votre|vos|mon|ma|mes|ce|cet|cette|ces|se|s|ne|n|pas|si|est|sont|était|être|a|ont|été|y|afin|lors|ainsi|dite|dit",
  negations:
    "ne|pas|jamais|sans|mais|sauf|seulement|uniquement|ni|aucun|aucune|personne|rien|bien que|quoique|à moins|si|à peine|excepté|hormis|n'|n’|au lieu",
  deixis:
    "ce lundi|ce mardi|ce mercredi|ce jeudi|ce vendredi|ce samedi|ce dimanche|ci-dessus|ci-dessous|suivant|suivante|suivants|suivantes|voir|dans cet article|cet article|ce guide|dans ce guide|ce document|cette section|cette page|figure|tableau|plus haut|plus bas|voici|cette liste|note de bas de page",
  thirdPersons: "lui|eux|celui-ci|celle-ci|ceux-ci",
  boilerplate:
    "cordialement|bien à vous|salutations|bien cordialement|cher|chère|chers|chères|objet :|objet:|contact presse|merci|bienvenue|bonjour|félicitations|lire la suite|lire plus|en savoir plus|cliquez|abonnez-vous|inscrivez-vous|suivez-nous|pour plus d'informations|pour plus d’informations|télécharger|tous droits réservés|crédit photo|photo :|chers lecteurs|mesdames et messieurs|rendez-vous|on m’a demandé|on m'a demandé|j’ai promis|j'ai promis|permettez-moi|laissez-moi|réfléchissez-y|bonne question|présents :|présents:|absents :|excusés :|participants :|secrétaire :|si vous le souhaitez|n’hésitez pas|n'hésitez pas|contactez-nous|écrivez-nous",
  narrator: "nous|notre|nos|je|j'ai|j’ai|mon|ma|mes",
  verbs:
    "est|sont|était|étaient|sera|seront|fut|soit|a|ont|avait|avaient|aura|peut|peuvent|pouvait|pourra|pourrait|doit|doivent|devait|devrait|faut|fait|font|faites|va|vont|permet|permettent|montre|montrent|reste|restent|devient|deviennent|augmente|augmentent|baisse|baissent|croît|coûte|coûtent|aide|aident|offre|offrent|réduit|réduisent|améliore|nécessite|crée|créent|existe|existent|signifie|concerne|concernent|vise|visent|donne|donnent|prend|prennent|met|mettent|commence|constitue|représente|impose|garantit|oblige|consacre|s'est|s’est|se sont|porte|prévoit|encadre|publie|évite|évitez|protège|propose|proposent|définit|définissent|assure|reçoit|reçoivent|vit|vivent|travaille|travaillent|dit|disent|affirme|explique|souligne|comprend|comprennent|contient|dépend|dépendent|arrive|arrivent|trouve|trouvent|passe|passent|suit|suivent|perd|gagne|utilise|utilisent|organise|organisent|accueille|participe|participent|cherche|cherchent|entraîne|entraînent|favorise|favorisent|pose",
  verbEndings: "ez",
  clauseFrom: 0,
  participleEndings: "ant",
  clauseOpeners: "qui|que|qu'|dont|où|quand|lorsque|parce|si",
  determiners:
    "le|la|les|l'|l’|un|une|son|sa|ses|leur|leurs|notre|nos|votre|vos|mon|ma|mes|chaque|aucun|aucune|quelques",
  beforeDeterminers:
    "tout|toute|tous|toutes|seulement|même|comme|quand|où|parce|que|si|pendant|depuis|durant|selon|malgré|sauf|hors|vers|chez|contre|entre|parmi|et|ou|mais|ni|ne|pas|plus|moins|très|aussi|encore|déjà|jamais|toujours|peut-être|puis|ainsi|alors|dont|afin|avant|après|lors",
  imperatives:
    "évitez|utilisez|choisissez|définissez|commencez|créez|faites|écrivez|partagez|demandez|cherchez|planifiez|mesurez|testez|vérifiez|gardez|établissez|apprenez|investissez|n'oubliez|n’oubliez|soyez|ayez|prenez|donnez|mettez|restez|limitez|préparez|publiez",
  interrogatives: "que|qu'est-ce|qu’est-ce|qui|où|quand|pourquoi|comment|quel|quelle|quels|quelles|combien",
  howTo: "comment|étapes|étape par étape|mode d'emploi|mode d’emploi|guide pour|procédure|démarche",
  advice: "doit|doivent|il faut|important|essentiel|clé|primordial|meilleur|toujours|jamais|nécessaire|indispensable",
  vague: "certains|certaines|quelques|parfois|l'un|l’un|peut-être|plusieurs|quelqu'un|quelqu’un",
  conditionals: "si|s'il|s’il|quand|lorsque|en cas de|à moins|une fois|en supposant|à supposer|pourvu",
  contrast: "mais|pourtant|cependant|malgré|au lieu|jamais|pas|seulement|alors que|ne|sans|rien",
  partitives:
    "de|des|du|d'|d’|pour cent|pour cent des|pour cent de|plus|moins|par|par semaine|par jour|par mois|par an|par heure",
  relatives: "ce qui|ce que|lequel|laquelle|lesquels|lesquelles",
  examples:
    "que ce soit|tels que|telles que|principalement|comme|par exemple|notamment|surtout|en particulier|y compris|entre autres",
  announcers: "voici|voilà|il y a|ce sont|il existe",
  pros: "avantages|atouts|bénéfices|points forts|pour",
  cons: "inconvénients|limites|risques|points faibles|contre",
  myth: "mythe|idée reçue|mythes|idées reçues",
  fact: "réalité|fait|vérité",
  before: "avant",
  after: "après|aujourd'hui|aujourd’hui|maintenant",
};
