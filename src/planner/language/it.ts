import type { LanguageTable } from "./language-table.ts";

export const italian: LanguageTable = {
  script: "spaced",
  deletesClauses: true,
  pointers:
    "il che|cosa che|ciò significa|è un|è una|è il|è la|sono i|sono le|era un|era una|fu un|permette|permettono|significa|include|includono|si tratta di|questo|questa|questi|queste|quello|quella|quelli|quelle|ciò|esso|essa|essi|esse|lui|lei|loro|suo|sua|suoi|sue|tale|tali|qui|lì|là|ne|ci|entrambi|entrambe|altri|altre|un altro|un'altra|lo stesso|la stessa|gli stessi|le stesse|così|il risultato|la ragione|la risposta|il resto|i due|le due|nessuno|nessuna",
  demonstratives: "questo|questa|questi|queste|tale|tali|ciò",
  additives: "stesso|stessa|rispettivamente|anche|inoltre|pure|altresì",
  definites: "il|lo|la|l’|l'|i|gli|le",
  indefinites: "un|uno|una|un’|un'|ogni|nuovo|nuova",
  enumerators: "il secondo|la seconda|il terzo|la terza|in secondo luogo|in terzo luogo|un altro|un’altra|un'altra",
  connectives:
    "ma|e|ed|o|oppure|però|quindi|dunque|perciò|pertanto|inoltre|anche|tuttavia|infatti|invece|altrimenti|poi|infine|per esempio|ad esempio|cioè|ossia|perché|allora|allo stesso modo|d'altra parte|in questo|in questa|in questi|per questo|di conseguenza|al contrario|in primo luogo|prima|dopo|nonostante ciò|né|quando lui|quando lei|quando essa|quando esso|allo stesso tempo|per questo motivo|per questa ragione|nel frattempo|a questo proposito|ecco perché",
  adverbials:
    "inoltre|tuttavia|infatti|quindi|infine|per esempio|ad esempio|in generale|generalmente|naturalmente|ovviamente|in sintesi|in altre parole|in particolare|fortunatamente|purtroppo|in pratica|di solito|alla fine|certo|come negli anni precedenti|come sempre|ancora una volta|come previsto|allo stesso tempo|nello stesso tempo|per questo motivo|per questa ragione|per questo|di conseguenza|pertanto|nel frattempo|a questo proposito",
  leadIns: "sebbene|benché|nonostante|oltre a",
  backMatter:
    "riferimenti|bibliografia|risorse|risorse aggiuntive|vedi anche|ringraziamenti|crediti|collaboratori|autore|autrice|indice|sommario|commenti|note|collegamenti|link|licenza|fonti|appendice",
  functionWords:
    "il|lo|la|i|gli|le|un|uno|una|di|del|dello|della|dei|degli|delle|a|al|allo|alla|ai|agli|alle|da|dal|dalla|dai|in|nel|nella|nei|nelle|con|su|sul|sulla|per|tra|fra|e|ed|o|ma|che|chi|cui|se|come|più|meno|molto|è|sono|era|ha|hanno|non|anche|quando|dove|suo|sua|loro|ogni",
  negations:
    "non|mai|senza|ma|però|solo|soltanto|tranne|eccetto|né|nessun|nessuno|nessuna|niente|sebbene|anche se|a meno che|se|invece",
  deixis:
    "questo lunedì|questo martedì|questo mercoledì|questo giovedì|questo venerdì|questo sabato|questo domenica|lo scorso lunedì|lo scorso martedì|lo scorso mercoledì|lo scorso giovedì|lo scorso venerdì|lo scorso sabato|lo scorso domenica|il prossimo lunedì|il prossimo martedì|il prossimo mercoledì|il prossimo giovedì|il prossimo venerdì|il prossimo sabato|il prossimo domenica|sopra|sotto|seguente|seguenti|di seguito|in questo articolo|questo articolo|questa guida|questo documento|questa pagina|vedi|figura|tabella|ecco",
  thirdPersons: "lui|loro|essi|esse",
  boilerplate:
    "cordiali saluti|distinti saluti|un saluto|gentile|gentili|cari|caro|cara|oggetto:|contatto stampa|grazie|benvenuti|benvenuto|ciao|congratulazioni|leggi di più|leggi tutto|clicca|iscriviti|seguici|scopri di più|per maggiori informazioni|scarica|tutti i diritti riservati|foto di|mi è stato chiesto|ho promesso|permettetemi|lasciatemi|presenti:|assenti:|partecipanti:",
  narrator: "noi|nostro|nostra|nostri|nostre|io|mio|mia|abbiamo",
  verbs:
    "è|sono|era|erano|sarà|saranno|fu|furono|ha|hanno|aveva|può|possono|potrebbe|deve|devono|dovrebbe|fa|fanno|va|vanno|dà|danno|serve|servono|aiuta|aiutano|permette|permettono|significa|richiede|richiedono|funziona|mostra|mostrano|cresce|crescono|riduce|riducono|aumenta|aumentano|migliora|costa|costano|offre|offrono|esiste|esistono|bisogna|rende|porta|resta|diventa|inizia|comincia|promuove|promuovono|lancia|lanciano|consente|consentono|garantisce|prevede|prevedono|propone|crea|creano|coinvolge|include|comprende|contiene|rappresenta|rappresentano|sostiene|riguarda|vuole|vogliono|dice|dicono|vede|trova|trovano|nasce|nascono|vive|arriva|arrivano|raccoglie|utilizza|usa|usano|svolge|assicura|riceve|ricevono",
  verbEndings: "arono|erono|irono|avano|evano|ranno",
  clauseFrom: 0,
  participleEndings: "ando|endo",
  clauseOpeners: "che|chi|cui|dove|quando|mentre|perché|se",
  determiners: "il|lo|la|i|gli|le|l'|un|uno|una|suo|sua|suoi|sue|nostro|nostra|ogni|nessun|alcuni",
  beforeDeterminers:
    "tutto|tutta|tutti|tutte|entrambi|solo|anche|come|quando|dove|perché|mentre|che|secondo|durante|dopo|prima|sotto|sopra|contro|verso|senza|e|o|ma|né|non|più|meno|molto|ancora|già|mai|sempre|forse|oltre|dentro|fuori",
  imperatives:
    "evita|usa|scegli|definisci|inizia|crea|fai|scrivi|condividi|chiedi|cerca|pianifica|misura|prova|controlla|mantieni|impara|ricorda|non|prepara|proteggi|lascia|tieni",
  interrogatives: "che|cosa|chi|dove|quando|perché|come|quale|quali|quanto|quanti",
  howTo: "come|passaggi|passo dopo passo|istruzioni|guida per|procedura|fasi",
  advice: "deve|devono|bisogna|importante|essenziale|chiave|fondamentale|migliore|sempre|mai|necessario",
  vague: "alcuni|alcune|qualche|a volte|uno dei|una delle|forse|diversi|qualcuno|certi",
  conditionals: "se|quando|nel caso|a meno che|una volta|supponendo|ammesso che|purché",
  contrast: "ma|però|tuttavia|invece|nonostante|anziché|mai|non|solo",
  partitives:
    "di|del|dei|delle|degli|della|per cento|per cento dei|più|meno|al|a settimana|al giorno|al mese|all’anno|all'anno|l’anno",
  relatives: "il che|il quale|la quale|i quali|le quali",
  examples: "che sia|quali|principalmente|come|ad esempio|per esempio|incluso|soprattutto|in particolare|tra cui",
  announcers: "ecco|questi sono|queste sono|ci sono",
  pros: "vantaggi|benefici|pro|punti di forza",
  cons: "svantaggi|contro|rischi|punti deboli|limiti",
  myth: "mito|falso mito|miti",
  fact: "realtà|fatto|verità",
  before: "prima",
  after: "dopo|oggi|ora",
};
