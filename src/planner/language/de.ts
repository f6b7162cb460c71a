import type { LanguageTable } from "./language-table.ts";

/** Where a text addresses its reader as "Sie", these open sentences about the reader, not about somebody before. */
const FORMAL = new Set(["sie", "ihr", "ihre", "ihren", "ihrem", "ihrer"]);

export const german: LanguageTable = {
  script: "spaced",
  deletesClauses: true,
  pointers:
    "dies|diese|dieser|dieses|diesen|diesem|das|er|sie|es|ihr|ihre|ihren|ihrem|ihrer|sein|seine|seinen|jene|jener|jenes|solche|solcher|solches|ein solcher|eine solche|ein solches|derselbe|dieselbe|dasselbe|letztere|letzterer|letzteres|beide|beides|dadurch|damit|dafür|dabei|davon|daraus|darauf|darin|dazu|daran|darüber|darunter|hierbei|hierfür|hier|dort|andere|jede davon|einige davon|manche davon|alle diese|viele davon|das heißt|der grund|der grund dafür|das ergebnis|die antwort|die folge|keines davon|der rest|die anderen|die beiden|der zweite|die zweite|das zweite",
  demonstratives: "dies|diese|dieser|dieses|diesen|diesem|jene|jener|jenes|solche|solcher",
  additives: "dasselbe|gleiche|gleichen|auch|ebenfalls|ebenso|zusätzlich|außerdem|zudem",
  definites: "der|die|das|den|dem",
  indefinites: "ein|eine|einen|einem|einer|jeder|jede|jedes|neue|neuer",
  enumerators:
    "der zweite|die zweite|das zweite|der dritte|die dritte|das dritte|der nächste|die nächste|das nächste|zweitens|drittens|ein weiterer|eine weitere|ein weiteres|ein anderer|eine andere",
  connectives:
    "aber|und|oder|denn|doch|jedoch|sondern|also|dann|danach|daher|deshalb|deswegen|darum|folglich|somit|außerdem|zudem|ferner|weiterhin|auch|allerdings|dennoch|trotzdem|hingegen|dagegen|vielmehr|andererseits|einerseits|stattdessen|sonst|andernfalls|so|zum beispiel|beispielsweise|etwa|schließlich|zuletzt|zunächst|erstens|zweitens|drittens|ebenso|gleichzeitig|anschließend|insofern|infolgedessen|in diesem|in dieser|in diesen|aus diesem|aus diesen|bei dieser|bei diesem|nach diesem|mit diesem|mit dieser|mit diesen|für diese|für diesen|zu diesem|zu dieser|unter diesen|wenn dies|wenn sie dies|wenn es|wenn das|falls ja|falls nicht|weil|als er|als es|nachdem er|nachdem es|bevor er|bevor es|weil er|weil es|wenn er|obwohl er|obwohl es|aus jenem|darüber hinaus|währenddessen|unterdessen|hierdurch|dementsprechend|demnach|aufgrund dessen|desgleichen|nichtsdestotrotz|immerhin",
  adverbials:
    "außerdem|zudem|allerdings|jedoch|daher|deshalb|natürlich|grundsätzlich|insgesamt|zum beispiel|beispielsweise|kurz gesagt|mit anderen worten|tatsächlich|interessanterweise|schließlich|generell|im allgemeinen|in der regel|insbesondere|vor allem|letztendlich|im grunde|wie gesagt|nicht zuletzt|erfreulicherweise|leider|glücklicherweise",
  leadIns: "",
  backMatter:
    "literatur|literaturverzeichnis|quellen|referenzen|weiterführende literatur|weiterführende links|weitere ressourcen|ressourcen|siehe auch|danksagung|mitwirkende|über den autor|über die autorin|autor|autorin|inhaltsverzeichnis|inhalt|kommentare|fußnoten|links|weblinks|lizenz|impressum|einzelnachweise|anhang",
  functionWords:
    "der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|und|oder|aber|sondern|dass|ob|wenn|weil|als|wie|mit|von|vom|zu|zum|zur|im|in|ins|am|an|auf|aus|bei|beim|für|durch|um|über|unter|vor|nach|gegen|ohne|bis|seit|zwischen|sehr|sowie|bzw|z.b|ihr|ihre|ihren|ihrem|mein|meine|sein|seine|unser|unsere|kein|keine|nicht|auch|noch|nur|je|pro|welche|welcher|welches|deren|dessen|diese|dieser|dieses|diesen",
  negations:
    "nicht|kein|keine|keinen|keiner|keinem|keines|nie|niemals|ohne|aber|sondern|nur|außer|jedoch|obwohl|wenn|falls|sofern|kaum|weder|noch|statt|anstatt|es sei denn|allerdings",
  deixis:
    "diesen montag|diesen dienstag|diesen mittwoch|diesen donnerstag|diesen freitag|diesen samstag|diesen sonntag|kommenden montag|kommenden dienstag|kommenden mittwoch|kommenden donnerstag|kommenden freitag|kommenden samstag|kommenden sonntag|nächsten montag|nächsten dienstag|nächsten mittwoch|nächsten donnerstag|nächsten freitag|nächsten samstag|nächsten sonntag|letzten montag|letzten dienstag|letzten mittwoch|letzten donnerstag|letzten freitag|letzten samstag|letzten sonntag|vergangenen montag|vergangenen dienstag|vergangenen mittwoch|vergangenen donnerstag|vergangenen freitag|vergangenen samstag|vergangenen sonntag|oben|unten|folgende|folgenden|folgender|folgendes|nachfolgend|nachfolgende|nachfolgenden|im folgenden|siehe|in diesem artikel|dieser artikel|dieser beitrag|in diesem beitrag|in diesem leitfaden|dieser leitfaden|in diesem abschnitt|dieses dokument|diese vorlagen|abbildung|tabelle|fußnote|hier einige|hier sind|diese liste",
  thirdPersons: "ihn|ihm",
  boilerplate:
    "mit freundlichen grüßen|freundliche grüße|viele grüße|beste grüße|liebe grüße|liebe kolleginnen|liebe kollegen|guten tag|betreff:|pressekontakt|rückfragen an|vielen dank|danke|willkommen|hallo|herzlichen glückwunsch|glückwunsch|weiterlesen|mehr lesen|mehr erfahren|weitere informationen|klicken sie|klicke|abonnieren|jetzt anmelden|folgen sie uns|folge uns|alle rechte vorbehalten|foto|bildnachweis|viel spaß|wir liefern antworten|los geht's|hinweis|lesen sie|liebe leserinnen|sehr geehrte|meine damen und herren|man hat mich gebeten|ich habe versprochen|lassen sie mich|ich möchte ihnen|wie gesagt|denken sie darüber|eine berechtigte frage|anwesend:|abwesend:|entschuldigt:|teilnehmende:|teilnehmer:|protokoll:|wenn sie möchten|wenn du magst|melden sie sich|schreiben sie uns",
  narrator: "wir|uns|unser|unsere|unseren|unserem|ich|mein|meine|mir|mich",
  verbs:
    "ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|soll|sollen|sollte|sollten|darf|dürfen|will|wollen|möchte|möchten|mag|gibt|geht|gehen|macht|machen|führt|führen|hilft|helfen|zeigt|zeigen|bleibt|bleiben|steigt|steigen|stieg|sinkt|sinken|sank|wächst|wachsen|kommt|kommen|nimmt|nehmen|lässt|lassen|steht|stehen|liegt|liegen|heißt|bedeutet|bedeuten|braucht|brauchen|benötigt|benötigen|spart|kostet|kosten|schützt|entsteht|entstehen|erhält|erhalten|nutzt|nutzen|bietet|bieten|verbessert|verhindert|erleichtert|erleichtern|fördert|gewinnt|gewinnen|verliert|funktioniert|beginnt|gilt|gelten|passiert|tun|folgt|folgen|obliegt|vergessen sie|lassen sie|schreiben sie|achten sie|nutzen sie|tragen|trägt|arbeitet|arbeiten|erwartet|sorgt|sorgen|denken|denkt|kam|kamen|ging|gingen|fiel|fielen|fällt|fallen|blieb|blieben|gab|gaben|standen|lag|lagen|nahm|nahmen|fand|fanden|findet|finden|zeigte|zeigten|wuchs|wuchsen|verlor|verloren|gewann|gewannen|schrieb|schrieben|schreibt|schreiben|spricht|sprechen|sprach|sprachen|liest|lesen|las|lasen|hielt|hielten|hält|halten|ließ|ließen|läuft|laufen|lief|liefen|begann|begannen|beginnen|zieht|ziehen|zog|zogen|bringt|bringen|brachte|brachten|dachte|dachten|wusste|wussten|weiß|kennt|kennen|kannte|kannten|trug|trugen|traf|trafen|trifft|schließt|schließen|schloss|öffnet|öffnen|öffnete|öffneten|kaufte|kauften|zählt|zählen|zählte|zählten|stellt|stellte|stellten|besuchte|besuchten|fehlt|fehlen|fehlte|fehlten|reicht|reichen|reichte|dauert|dauern|dauerte|wirkt|wirken|wirkte|setzt|setzen|setzte|setzten|legt|legte|sieht|sehen|sah|sahen|hört|hören|hörte|hörten|sagt|sagen|sagte|sagten|meint|meinte|hofft|hoffen|hoffte|plant|planen|plante|baut|bauen|baute|bauten|prüft|prüfen|prüfte|lernt|lernen|lernte|lernten|zahlt|zahlte|zahlten|erklärt|erklären|erklärte|entscheidet|entscheiden|entschied|entschieden|schlägt|schlagen|schlug|berät|beraten|verhandelt|verhandeln|entfällt|entfallen|sanken|stiegen|liefert|liefern|lieferte|ersetzt|ersetzen|verändert|verändern|veränderte|hängt|hängen|gehört|gehören|gehörte|betrifft|betreffen|enthält|enthalten|umfasst|umfassen|ergibt|ergeben|ergab|stammt|stammen|lebt|lebte|lebten|wohnt|wohnen|fährt|fahren|fuhr|fuhren|verbraucht|verbrauchen|kühlt|kühlen|stirbt|sterben|starb|starben|gießt|gießen|schafft|schaffen|erreicht|erreichen|erreichte|unterstützt|unterstützen|organisiert|organisieren|veröffentlicht|veröffentlichen|übernimmt|übernehmen|übernahm|fällen|stört|stören|löst|lösen|löste|dient|dienen|diente|meldet|melden|meldete|meldeten",
  verbEndings: "",
  clauseFrom: 0,
  participleEndings: "",
  clauseOpeners: "",
  determiners:
    "der|die|das|den|dem|des|ein|eine|einen|einem|einer|kein|keine|keinen|ihre|ihren|seine|seinen|unsere|unser|sich|uns|ihnen|ihn|es",
  beforeDeterminers:
    "nur|auch|noch|schon|etwa|fast|nicht|sogar|selbst|alle|beide|halb|wo|wie|als|dass|ob|wenn|weil|damit|während|obwohl|bevor|nachdem|sondern|aber|oder|und|denn|trotz|wegen|statt|anstatt|außer|laut|gegenüber|entlang|innerhalb|außerhalb|inklusive|einschließlich|bisher|heute|jetzt|dann|dort|hier|also|so|jedoch|immer|nie|oft|wieder|mehr|weniger|genau|zwar|eben|einfach|vielleicht",
  imperatives:
    "vermeide|vermeiden|nutze|nutzen|achte|achten|plane|planen|teile|teilen|schreibe|schreiben|beginne|beginnen|erstelle|erstellen|wähle|wählen|setze|setzen|lege|legen|definiere|definieren|prüfe|prüfen|frage|fragen|halte|halten|sorge|sorgen|lass|lassen|denke|denken|bleib|bleiben|lerne|lernen|mach|mache|machen|gib|geben|suche|suchen|finde|finden|vergiss|vergessen|stelle|stellen|verwende|verwenden|investiere|investieren",
  interrogatives: "was|wer|wo|wann|warum|weshalb|wie|welche|welcher|welches|wozu|ob",
  howTo: "wie sie|wie man|wie du|so |schritte|schritt für schritt|anleitung|vorgehen|ablauf|so geht",
  advice:
    "sollte|sollten|muss|müssen|wichtig|wichtigste|entscheidend|am besten|beste|immer|nie|niemals|notwendig|kernpunkt|lohnt sich|es gilt",
  vague: "einige|manche|manchmal|einer der|eine der|eines der|vielleicht|mehrere|jemand|gewisse",
  conditionals: "wenn|falls|sofern|sobald|solange|bis|angenommen|vorausgesetzt",
  contrast:
    "aber|sondern|doch|jedoch|trotz|obwohl|statt|dennoch|nie|nicht|nur|kein|keine|keinen|keinem|keiner|niemand|sonst",
  partitives:
    "der|des|aller|von|vom|prozent|prozent der|prozent aller|mehr|weniger|pro|pro woche|pro tag|pro monat|pro jahr|am tag|in der woche|im monat|im jahr",
  relatives: "wobei|weshalb|wodurch",
  examples: "zum beispiel|z. b.|z.b.|beispielsweise|wie etwa|etwa|insbesondere|vor allem|unter anderem|darunter",
  announcers: "hier sind|hier ist|dies sind|das sind|es gibt|dazu gehören|hierzu zählen",
  pros: "vorteile|stärken|pro|chancen",
  cons: "nachteile|schwächen|contra|kontra|risiken|grenzen",
  myth: "mythos|irrtum|irrglaube",
  fact: "fakt|fakten|wahrheit|tatsache|realität",
  before: "vorher|früher|bisher",
  after: "nachher|heute|jetzt|künftig",
};

/** German of texts that say "Sie" to their reader. */
export const formalGerman: LanguageTable = {
  ...german,
  pointers: german.pointers
    .split("|")
    .filter((word) => !FORMAL.has(word))
    .join("|"),
};
