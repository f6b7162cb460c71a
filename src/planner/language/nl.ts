import type { LanguageTable } from "./language-table.ts";

export const dutch: LanguageTable = {
  script: "spaced",
  deletesClauses: true,
  pointers:
    "wat betekent|wat inhoudt|dit|dat|deze|die|het|hij|zij|ze|haar|zijn|hun|hen|hier|daar|er|zulke|zo'n|zo’n|dezelfde|hetzelfde|beide|beiden|daarmee|daarvoor|daarin|daaruit|daarop|hiermee|hiervoor|andere|anderen|sommige daarvan|het resultaat|de reden|het antwoord|de rest|geen van beide",
  demonstratives: "dit|deze|dergelijke|zulke",
  additives: "hetzelfde|dezelfde|ook|eveneens|tevens|bovendien",
  definites: "de|het",
  indefinites: "een|elke|elk|iedere|ieder|nieuwe",
  enumerators: "de tweede|het tweede|de derde|het derde|ten tweede|ten derde|een andere|een ander",
  connectives:
    "maar|en|of|want|dus|dan|daarna|daarom|echter|toch|ook|bovendien|verder|bijvoorbeeld|namelijk|immers|omdat|anders|daarentegen|aan de andere kant|in plaats daarvan|ten eerste|ten tweede|ten slotte|tot slot|vervolgens|evenzo|hierdoor|daardoor|in dit|in deze|in dat|op deze|op die|met deze|zo|toen hij|toen zij|toen ze|als hij|omdat hij|nadat hij|om die reden|om deze reden|tegelijkertijd|ondertussen|daarnaast|vandaar",
  adverbials:
    "bovendien|echter|daarom|bijvoorbeeld|natuurlijk|in het algemeen|over het algemeen|kortom|met andere woorden|in feite|uiteindelijk|helaas|gelukkig|meestal|vooral|ten slotte",
  leadIns: "",
  backMatter:
    "referenties|bibliografie|verder lezen|bronnen|aanvullende bronnen|zie ook|dankwoord|auteur|inhoud|inhoudsopgave|reacties|voetnoten|links|licentie|bijlage",
  functionWords:
    "de|het|een|en|of|maar|dat|die|wie|wat|van|in|op|aan|met|voor|door|bij|naar|uit|over|onder|tussen|tot|om|te|als|dan|zo|ook|nog|niet|geen|is|zijn|was|waren|wordt|worden|heeft|hebben|haar|zijn|hun|ons|onze|uw|je|jouw|zeer|heel|meer|per|deze|dit",
  negations:
    "niet|geen|nooit|zonder|maar|alleen|slechts|behalve|tenzij|hoewel|echter|nauwelijks|noch|als|indien|in plaats",
  deixis:
    "deze maandag|deze dinsdag|deze woensdag|deze donderdag|deze vrijdag|deze zaterdag|deze zondag|komende maandag|komende dinsdag|komende woensdag|komende donderdag|komende vrijdag|komende zaterdag|komende zondag|aanstaande maandag|aanstaande dinsdag|aanstaande woensdag|aanstaande donderdag|aanstaande vrijdag|aanstaande zaterdag|aanstaande zondag|afgelopen maandag|afgelopen dinsdag|afgelopen woensdag|afgelopen donderdag|afgelopen vrijdag|afgelopen zaterdag|afgelopen zondag|hierboven|hieronder|volgende|onderstaande|bovenstaande|als volgt|in dit artikel|dit artikel|deze gids|dit document|deze pagina|zie|figuur|tabel",
  thirdPersons: "hem|hen|hun",
  boilerplate:
    "met vriendelijke groet|hartelijke groet|groeten|beste collega's|beste collega’s|geachte|onderwerp:|perscontact|bedankt|dank je|dank u|welkom|hallo|gefeliciteerd|lees meer|lees verder|klik|abonneer|schrijf je in|volg ons|meer informatie|download|alle rechten voorbehouden|foto|mij is gevraagd|ik heb beloofd|laat me|sta mij toe|aanwezig:|afwezig:",
  narrator: "wij|we|ons|onze|ik|mijn",
  verbs:
    "is|zijn|was|waren|wordt|worden|werd|heeft|hebben|had|hadden|kan|kunnen|kon|moet|moeten|mag|mogen|wil|willen|zal|zullen|zou|gaat|gaan|maakt|maken|geeft|geven|helpt|helpen|toont|tonen|blijft|blijven|stijgt|daalt|groeit|kost|kosten|betekent|vraagt|biedt|bieden|werkt|werken|begint|zorgt|staat|staan|ligt|komt|komen",
  verbEndings: "",
  clauseFrom: 0,
  participleEndings: "",
  clauseOpeners: "",
  determiners: "de|het|een|zijn|haar|hun|onze|ons|uw|je|jouw|geen|elke|ieder|enkele|zich",
  beforeDeterminers:
    "alle|beide|half|alleen|ook|nog|al|als|toen|omdat|hoewel|terwijl|dat|wie|wat|waar|tijdens|ondanks|volgens|zonder|tegen|binnen|buiten|boven|achter|langs|en|of|maar|noch|niet|meer|minder|zeer|zelfs|steeds|altijd|nooit|misschien|dan|dus",
  imperatives:
    "vermijd|gebruik|kies|bepaal|begin|maak|schrijf|deel|vraag|zoek|plan|meet|test|controleer|houd|leer|onthoud|zorg|geef|neem|laat|blijf|stel",
  interrogatives: "wat|wie|waar|wanneer|waarom|hoe|welke",
  howTo: "hoe|stappen|stap voor stap|instructies|handleiding|werkwijze",
  advice: "moet|moeten|belangrijk|essentieel|cruciaal|beste|altijd|nooit|nodig",
  vague: "sommige|enkele|soms|een van|misschien|verschillende|iemand|bepaalde",
  conditionals: "als|wanneer|indien|zodra|tenzij|stel dat|ervan uitgaande",
  contrast: "maar|echter|toch|ondanks|in plaats|hoewel|nooit|niet|alleen",
  partitives: "van|procent|procent van|meer|minder|per|per week|per dag|per maand|per jaar",
  relatives: "wat|waardoor|waarbij",
  examples: "zoals|bijvoorbeeld|vooral|met name|onder andere|waaronder",
  announcers: "hier zijn|dit zijn|er zijn",
  pros: "voordelen|pluspunten|voor",
  cons: "nadelen|minpunten|tegen|risico's|risico’s",
  myth: "mythe|fabel",
  fact: "feit|werkelijkheid|waarheid",
  before: "voor|vroeger|voorheen",
  after: "na|nu|vandaag",
};
