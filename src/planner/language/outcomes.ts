/** What the record of a meeting says by its wording, as the alternatives of regular expressions. */
export interface MeetingWords {
  /** Words of what came of a matter: motions, votes, decisions. Anywhere in a sentence. */
  readonly outcome: string;
  /** Words by which somebody takes something on. Anywhere in a sentence. */
  readonly task: string;
  /** Whole sentences that only say how the meeting went: its opening, attendance, earlier minutes, its end. */
  readonly procedure: string;
}

export const MEETING_WORDS: Readonly<Record<string, MeetingWords>> = {
  en: {
    outcome:
      "(?:passe[sd]|carrie[sd]|failed|was (?:approved|adopted|rejected|denied|tabled|defeated|granted)|were (?:approved|adopted|rejected|tabled))(?= unanimously|[.,;]|$| by| with| \\d| on| as)|(?:moved|motioned|voted|agreed|decided|resolved|opted|chose) (?:unanimously )?(?:to|that|for|against|on)|(?:approved|adopted|ratified|rejected|tabled|postponed|deferred|accepted|elected|appointed) (?:the|a|an|his|her|their|its|unanimously|until|by)|unanimous(?:ly)?|(?:a|the) (?:unanimous |final )?(?:decision|consensus|agreement|resolution) (?:to|that|is|was)|seconded|set (?:a|the) (?:\\p{L}+ ){0,3}(?:date|deadline)|recommended (?:going|that|to)|consensus (?:was|is)",
    task: "will (?:also )?(?:follow up|check|send|contact|write|draft|prepare|find|report|look|review|ask|call|create|set up|organi[sz]e|schedule|share|update|order|bring|post|present|arrange|collect|discuss with)|(?:agreed|volunteered|offered) to|(?:is|are) (?:asked|to) (?:follow|check|send|contact|write|draft|prepare|find|report|review)|action item",
    procedure:
      "(?:the |this )?(?:\\p{L}+ ){0,4}(?:meeting|session|call) (?:was |is )?(?:called to order|began|begins|started|opened|adjourned|ended|closed|convened|concluded)(?: (?:at|by|with|on) .{1,60})?|(?:\\p{L}+ ){1,4}called (?:for (?:the|a) vote|the (?:\\p{L}+ )?meeting to order(?: at .{1,40})?)|call to order.{0,60}|(?:the )?(?:meeting )?adjourned.{0,40}|(?:a )?quorum (?:was |is )?(?:present|established|reached|met|confirmed).{0,40}|(?:in attendance|present|absent|attendees|attending|guests|regrets|apologies)(?: were)?\\s?[:：].*|(?:the )?minutes (?:of|from) .{3,80} (?:were|was) (?:read|approved|adopted|accepted).{0,60}|.{3,60} (?:moved|motioned|motion) to (?:adjourn|approve the (?:\\p{L}+ ){0,3}(?:minutes|agenda)).{0,80}|(?:minutes|notes) (?:taken|recorded|prepared|submitted) by .{2,60}|(?:the )?agenda was (?:approved|adopted).{0,40}",
  },
  de: {
    outcome:
      "beschlossen|beschließt|beschloss|einstimmig|mehrheitlich|angenommen|abgelehnt|vertagt|genehmigt|bewilligt|verabschiedet|zugestimmt|stimmt(?:e|en)? (?:\\p{L}+ ){0,5}(?:zu|für|gegen)|gewählt|vereinbart|einigt(?:e|en)? sich|entschieden|entscheidet|zurückgestellt|bestätigt|bei (?:einer|\\d+|zwei|drei) (?:enthaltung|gegenstimme)\\p{L}*",
    task: "(?:übernimmt|übernehmen|kümmert sich|kümmern sich|klärt|klären|prüft|prüfen|schickt|bereitet|bereiten|organisiert|erstellt|meldet sich|holt|lädt|schreibt|fragt)(?= |$|[.,;])|wird beauftragt|werden beauftragt|zuständig ist|verantwortlich ist",
    procedure:
      "(?:\\p{L}+ ){0,5}(?:eröffnet|eröffnete|schließt|schloss|begrüßt|begrüßte|beendet|beendete) (?:um .{1,30}? )?(?:die|alle|den|zur) .{0,90}|(?:die |der )?(?:sitzung|versammlung|besprechung|termin) (?:wird|wurde|beginnt|begann|endet|endete|schließt|schloss)(?: (?:um|gegen|mit|von) .{1,60})?(?: (?:eröffnet|geschlossen|beendet))?|(?:anwesend|abwesend|entschuldigt|teilnehmende|beginn|ende|ort|protokoll(?:führung|ant|antin)?|schriftführung|leitung|moderation)\\s?[:：].*|die beschlussfähigkeit .{0,60}|(?:das|die) protokoll\\p{L}* (?:der|vom|des) .{3,60} (?:wird|wurde|werden|wurden) .{0,30}(?:genehmigt|angenommen|verlesen)|die tagesordnung (?:wird|wurde) .{0,30}(?:genehmigt|angenommen)",
  },
  fr: {
    outcome:
      "adopté\\p{L}*|approuv\\p{L}+|vot(?:e|é|ée|ent|és|ées) (?:pour|contre|à|en faveur|l|la|le)|à l[’']unanimité|à la majorité|rejeté\\p{L}*|reporté\\p{L}*|ajourn\\p{L}+|décid(?:e|é|ée|ent|és|ées)|validé\\p{L}*|retenu\\p{L}*|élue?s?|nommée?s?|convien(?:t|nent) de|convenu|accord(?:e|é|ée|ent) (?:une|un|la|le|à)|arrêté\\p{L}*",
    task: "(?:se charge|se chargent|est chargée?|sont chargée?s|prend en charge|s[’']engage|prépare(?:ra|ront)|contacte(?:ra|ront)|enverra|enverront|vérifie(?:ra|ront)|rédige(?:ra|ront)|organise(?:ra|ront)|transmet(?:tra)?)(?= |$|[.,;])",
    procedure:
      "(?:la |l[’'])?(?:séance|réunion|assemblée) (?:est |a été |fut )?(?:ouverte|levée|close|débute|commence|commencée|s[’']ouvre|s[’']achève|se termine)(?: (?:à|par|le) .{1,60})?|(?:le|la) (?:président|maire)e? ouvre (?:la séance|la réunion).{0,60}|(?:présents?|absents?|excusés?|participants?|secrétaire(?: de séance)?)\\s?[:：].*|le quorum .{0,60}|le (?:procès-verbal|compte[- ]rendu) (?:de|du) .{3,60} est (?:adopté|approuvé).{0,40}|l[’']ordre du jour est (?:adopté|approuvé).{0,40}",
  },
  es: {
    outcome:
      "aprob(?:ó|ado|ada|aron|ados|adas|arse)|se aprueba|por unanimidad|por mayoría|rechaz(?:ó|ado|ada|aron)|aplaz(?:ó|ado|ada|aron)|pospus\\p{L}+|pospuest\\p{L}+|acord(?:ó|ado|aron)|se acuerda|decid(?:ió|ido|ieron)|resolvi(?:ó|eron)|vot(?:ó|aron) (?:a favor|en contra|por|para)|elig(?:ió|ieron)|electo|electa|nombr(?:ó|ado|ada|aron)|ratific(?:ó|ado|ada)",
    task: "(?:se encarga(?:rá|rán)?|queda(?:n)? encargad[oa]s?|se compromete(?:n)? a|preparará|enviará|contactará|revisará|redactará|organizará|informará|convocará)(?= |$|[.,;])",
    procedure:
      "(?:la |el )?(?:sesión|reunión|asamblea|junta) (?:se |fue |es )?(?:abre|abrió|abierta|inicia|inició|comienza|comenzó|levanta|levantó|clausura|clausuró|termina|terminó|cierra|cerró)(?: (?:a las|con|a|siendo) .{1,60})?|(?:asistentes|presentes|ausentes|excusados|secretari[oa])\\s?[:：].*|se (?:abre|levanta|inicia|cierra) la (?:sesión|reunión).{0,60}|(?:hay|existe|se verifica(?: el)?) quórum.{0,40}|se (?:lee|aprueba|leyó|aprobó)(?: y se aprueba| y aprueba)? (?:el|la) acta .{0,60}",
  },
  it: {
    outcome:
      "approvat[oaie]|si approva|all[’']unanimità|a maggioranza|respint[oaie]|rinviat[oaie]|deciso|si decide|deliberat[oaie]|delibera di|vot(?:a|ato|ano) (?:a favore|contro|per)|elett[oaie]|nominat[oaie]|concord(?:a|ano|ato)|stabilit[oaie]",
    task: "(?:si occup(?:a|erà|ano)|si impegna a|è incaricat[oa]|preparerà|invierà|contatterà|verificherà|organizzerà|redigerà)(?= |$|[.,;])",
    procedure:
      "(?:la |l[’'])?(?:seduta|riunione|assemblea) (?:è |viene |si )?(?:aperta|apre|inizia|iniziata|chiude|chiusa|tolta|termina|conclude)(?: (?:alle|con) .{1,60})?|(?:presenti|assenti|partecipanti|segretari[oa])\\s?[:：].*|si (?:apre|chiude) la (?:seduta|riunione).{0,60}|il verbale .{3,60} (?:è|viene) approvato.{0,30}",
  },
  pt: {
    outcome:
      "aprov(?:ou|ado|ada|aram|ados|adas)|por unanimidade|por maioria|rejeit(?:ou|ado|ada|aram)|adi(?:ou|ado|ada|aram)|decidi(?:u|do|ram)|deliber(?:ou|ado|aram)|vot(?:ou|aram) (?:a favor|contra|por|para)|acord(?:ou|ado|aram)|eleit[oa]s?|nome(?:ou|ado|ada)|ficou decidido",
    task: "(?:ficou (?:responsável|encarregad[oa])|se compromet(?:e|eu) a|vai (?:enviar|preparar|verificar|contatar|organizar)|irá (?:enviar|preparar|verificar|contatar|organizar)|enviará|preparará|verificará)(?= |$|[.,;])",
    procedure:
      "(?:a )?(?:sessão|reunião|assembleia) (?:foi |é )?(?:aberta|iniciada|encerrada|começou|terminou|teve início)(?: (?:às|com|por) .{1,60})?|(?:presentes|ausentes|participantes|secretári[oa])\\s?[:：].*|a ata .{3,60} foi (?:lida|aprovada).{0,40}",
  },
  nl: {
    outcome:
      "besloten|besluit|unaniem|met algemene stemmen|aangenomen|afgewezen|verworpen|uitgesteld|aangehouden|goedgekeurd|vastgesteld|stemt? (?:\\p{L}+ ){0,4}(?:in|voor|tegen)|gekozen|benoemd|afgesproken",
    task: "(?:neemt .{2,40} op zich|zoekt .{2,40} uit|zorgt voor|regelt|stuurt|bereidt .{2,40} voor|neemt contact op|gaat na)(?= |$|[.,;])",
    procedure:
      "(?:de )?(?:voorzitter )?(?:opent|sluit) de (?:vergadering|bijeenkomst).{0,60}|de (?:vergadering|bijeenkomst) (?:wordt|werd|begint|begon|eindigt|eindigde).{0,60}|(?:aanwezig(?:en)?|afwezig(?:en)?|notulist|voorzitter)\\s?[:：].*|(?:de|het) (?:notulen|verslag) van .{3,60} (?:wordt|worden|werden|zijn) (?:goedgekeurd|vastgesteld).{0,30}",
  },
  ru: {
    outcome:
      "постановил\\p{L}*|решил\\p{L}*|решено|принят[оаы]?|приняли|утвержд[её]н\\p{L}*|утвердил\\p{L}*|одобр(?:ен|ил)\\p{L}*|единогласно|большинством голосов|отклон(?:ен|ил)\\p{L}*|отложен\\p{L}*|перенес[её]н\\p{L}*|избран\\p{L}*|назначен\\p{L}*|голосовали",
    task: "(?:поручено|поручить|подготовит|отправит|свяжется|проверит|организует|возьм[её]т на себя|ответственн\\p{L}+)(?= |$|[.,;:])",
    procedure:
      "(?:заседание|собрание|совещание) (?:открыто|открылось|началось|закрыто|завершено|закончилось).{0,60}|(?:присутствовали|отсутствовали|приглаш[её]нные|секретарь|председатель)\\s?[:：].*|кворум .{0,40}",
  },
  ar: {
    outcome:
      "قرر\\p{L}*|تقرر|بالإجماع|بالأغلبية|وافق\\p{L}*|تمت الموافقة|اعتمد\\p{L}*|رفض\\p{L}*|تأجيل|أجل\\p{L}*|صو[تّ]\\p{L}*|اتفق\\p{L}*|انتخب\\p{L}*|عي[نّ]\\p{L}*",
    task: "سيتولى|ستتولى|يتولى|تكليف|كلف\\p{L}*|سيرسل|سيعد|ستعد|سيتابع|ستتابع",
    procedure:
      "(?:افتتح|بدأ|بدأت|اختتم|انتهى|انتهت|رفعت) (?:ت )?(?:الاجتماع|الجلسة).{0,60}|(?:الحاضرون|الحضور|الغائبون)\\s?[:：].*",
  },
  he: {
    outcome:
      "הוחלט|החליט\\p{L}*|פה אחד|ברוב קולות|אושר\\p{L}*|אישר\\p{L}*|נדחה|נדחתה|דחה|דחתה|הצביע\\p{L}*|סוכם|נבחר\\p{L}*|מונה|מונתה",
    task: "תטפל|יטפל|יכין|תכין|ישלח|תשלח|יבדוק|תבדוק|באחריות|אחראי\\p{L}* על",
    procedure: "הישיבה (?:נפתחה|ננעלה|החלה|הסתיימה).{0,60}|(?:נוכחים|נעדרים|משתתפים)\\s?[:：].*",
  },
  hi: {
    outcome:
      "निर्णय (?:लिया|हुआ|किया)|फ़ैसला (?:लिया|हुआ|किया)|सर्वसम्मति|बहुमत से|पारित|स्वीकृत|मंज़ूर|अस्वीकार|स्थगित|चुना गया|चुनी गई|तय (?:हुआ|किया)",
    task: "जिम्मेदारी|ज़िम्मेदारी|(?:भेजेंगे|भेजेगी|तैयार करेंगे|जाँच करेंगे|संपर्क करेंगे)",
    procedure: "बैठक (?:शुरू|प्रारंभ|समाप्त|आरंभ) (?:हुई|की गई).{0,40}|(?:उपस्थित|अनुपस्थित)\\s?[:：].*",
  },
  ja: {
    outcome:
      "決定し|決まっ|可決|否決|承認(?:され|し|した)|採択|全会一致|賛成多数|見送|延期|先送り|合意し|選出|選任|任命|了承",
    task: "が担当|担当する|が(?:確認|連絡|作成|調査|準備|手配|送付)する|することになった",
    procedure:
      ".{0,30}(?:開会|閉会|散会)(?:し|を宣言).{0,20}|(?:出席者|欠席者|参加者|記録|書記)\\s?[:：].*|前回(?:の)?議事録.{0,20}(?:承認|確認).{0,10}",
  },
  ko: {
    outcome:
      "결정(?:했|하였|됐|되었)|의결|가결|부결|승인(?:했|하였|됐|되었)|만장일치|찬성|보류|연기(?:하기로|됐|되었|했)|합의(?:했|하였)|하기로 했|선출|임명",
    task: "담당(?:하기로|한다)|맡기로|확인하기로|준비하기로|보내기로|연락하기로",
    procedure: ".{0,20}(?:개회|폐회|산회)(?:를 선언|했|하였).{0,20}|(?:참석자|불참자|기록)\\s?[:：].*",
  },
  zh: {
    outcome:
      "决定|決定|通过(?:了)?|通過(?:了)?|一致(?:同意|通过|通過)|否决|否決|推迟|推遲|延期|搁置|擱置|批准|同意(?:了)?|选举|選舉|任命|达成(?:一致|共识)|達成(?:一致|共識)",
    task: "负责|負責|将于.{1,12}前|由.{1,10}(?:跟进|跟進|准备|準備|联系|聯繫|落实|落實)",
    procedure:
      ".{0,20}(?:宣布(?:开会|開會|会议开始|會議開始|散会|散會)|(?:会议|會議)(?:开始|開始|结束|結束)).{0,20}|(?:出席|缺席|列席|记录|記錄)(?:人员|人員|者|人)?\\s?[:：].*",
  },
};
