/** Words by which a language tells what came of something, the alternatives of a regular expression each. */
export interface FindingWords {
  /** That something changed, or how much it took: "fell", "doubled", "it took". */
  readonly changes: string;
  /** That somebody settled or asks for something: "decided", "calls for". */
  readonly decides: string;
  /** That something stands out against the rest: "for the first time", "more than half", "the lowest". */
  readonly compares: string;
}

export const FINDING_WORDS: Readonly<Record<string, FindingWords>> = {
  en: {
    changes:
      "rose|fell|grew|dropped|declined|decreased|increased|doubled|tripled|halved|shrank|climbed|soared|plunged|improved|worsened|saved|recovered|collapsed|exceeded|outpaced|outgrew|overtook|reached|replaced|disappeared|failed|succeeded|(?:has|have|had) (?:risen|fallen|grown|gone|become|dropped|doubled)|went (?:from|up|down)|it (?:took|takes)|turned out|paid off|up from|down from|no longer",
    decides:
      "decided|agreed|voted|approved|rejected|resolved|adopted|(?:calls?|called|calling) for|demands?|demanded|recommends?|recommended|commits? to|committed to|ruled|the (?:motion|vote|proposal|bill) (?:passed|failed|carried)|are convinced|we must|we need to",
    compares:
      "for the first time|more than half|less than half|almost half|nearly half|over half|half of|a majority|the majority|the (?:largest|biggest|highest|lowest|fastest|worst|greatest|smallest|strongest|longest)|twice as|three times|times (?:more|as)|one in (?:two|three|four|five|six|seven|eight|nine|ten)|(?:two|three|four|six|seven|eight|nine) in ten|than (?:ever|before|expected|planned)|than the year before|compared (?:with|to)|record (?:high|low)|a quarter of|a third of|two thirds",
  },
  de: {
    changes:
      "stieg(?:en)?|gestiegen|sank(?:en)?|gesunken|fiel(?:en)?|gefallen|wuchs(?:en)?|gewachsen|verdoppelt(?:e|en)?|verdreifacht(?:e|en)?|halbiert(?:e|en)?|schrumpft(?:e|en)?|zugenommen|abgenommen|zurückgegangen|verbessert(?:e|en)?|verschlechtert(?:e|en)?|eingespart|spart(?:e|en)|übertraf(?:en)?|übertroffen|erreicht(?:e|en)?|brach(?:en)? .{0,40} ein|eingebrochen|gescheitert|scheitert(?:e|en)?|gelang(?:en)?|gelungen|ersetzt(?:e|en)?|dauerte|stellte sich heraus|nicht mehr",
    decides:
      "beschloss(?:en)?|beschloß|beschlossen|entschied(?:en)?|einigt(?:e|en) sich|geeinigt|bewilligt(?:e|en)?|abgelehnt|lehnt(?:e|en)? .{0,60} ab|fordert(?:e|en)?|empfiehlt|empfehlen|empfahl(?:en)?|verpflichte(?:t|te|ten) sich|verabschiedet(?:e|en)?|stimmt(?:e|en) .{0,40} zu|müssen wir|wir müssen",
    compares:
      "erstmals|zum ersten mal|mehr als die hälfte|weniger als die hälfte|fast die hälfte|die hälfte|die mehrheit|doppelt so|dreimal so|am (?:meisten|wenigsten|stärksten|größten|häufigsten|höchsten|niedrigsten)|so (?:viele|wenige|hoch|niedrig) wie (?:nie|noch nie)|jede[rs]? (?:zweite|dritte|vierte|fünfte|zehnte)|ein drittel|zwei drittel|ein viertel|drei viertel|im vergleich zu|gegenüber dem vorjahr|als (?:erwartet|geplant|zuvor|im vorjahr)",
  },
  es: {
    changes:
      "subió|subieron|bajó|bajaron|cayó|cayeron|creció|crecieron|aumentó|aumentaron|disminuyó|disminuyeron|redujo|redujeron|se ha(?:n)? (?:reducido|duplicado|triplicado)|duplicó|duplicaron|triplicó|mejoró|mejoraron|empeoró|empeoraron|ahorró|ahorraron|superó|superaron|superan?|alcanzó|alcanzaron|fracasó|logró|lograron|resultó|costó|ya no|se incrementa|se multiplicó",
    decides:
      "decidió|decidieron|acordó|acordaron|aprobó|aprobaron|rechazó|rechazaron|votó|votaron|exigen?|exigió|pide que|piden que|recomiendan?|recomendó|se comprometió|adoptó|adoptaron|debemos|tenemos que",
    compares:
      "por primera vez|más de la mitad|menos de la mitad|casi la mitad|la mitad de|la mayoría|el doble|el triple|(?:la|el) (?:cifra |nivel |media )?(?:más|menos) (?:alt[oa]|baj[oa]|grande|dañin[oa]|peligros[oa])|un[oa] de cada|(?:dos|tres|cuatro|seis|siete|ocho|nueve) de cada|un tercio|dos tercios|una cuarta parte|que nunca|de lo (?:previsto|esperado)|frente al? (?:año|mes)|en comparación con",
  },
  fr: {
    changes:
      "a (?:augmenté|baissé|chuté|diminué|doublé|triplé|progressé|reculé|dépassé|atteint|échoué|réussi|coûté|permis)|ont (?:augmenté|baissé|chuté|diminué|doublé|triplé|progressé|reculé|dépassé|atteint|échoué|réussi|permis)|(?:est|sont) (?:passée?s?|montée?s?|tombée?s?|dépassée?s?|atteinte?s?)|s[’']est (?:effondrée?|améliorée?|avérée?)|n[’'](?:est|existe|y a) plus|en (?:hausse|baisse) de",
    decides:
      "a (?:décidé|voté|approuvé|rejeté|adopté|refusé|exigé)|ont (?:décidé|voté|approuvé|rejeté|adopté|refusé|exigé)|(?:est|sont|été) (?:décidée?s?|votée?s?|adoptée?s?|approuvée?s?)|(?:demandent?|exigent?|recommandent?|réclament?|appellent?) (?:que|de|à|une?|la|le|des)|s[’']est engagée?|nous devons|il faut",
    compares:
      "pour la première fois|plus de la moitié|moins de la moitié|près de la moitié|la moitié d|la majorité|deux fois plus|trois fois plus|deux fois moins|l[ea] plus (?:élevée?|basse?|bas|haut|forte?|grande?|faible|important)|une? (?:personne |enfant |habitant )?sur (?:deux|trois|quatre|cinq|dix)|un tiers|deux tiers|un quart|que jamais|que prévu|par rapport à|contre .{1,20} (?:un an plus tôt|l[’']année précédente)",
  },
  it: {
    changes:
      "è (?:salit[oa]|sces[oa]|cresciut[oa]|aumentat[oa]|diminuit[oa]|calat[oa]|raddoppiat[oa]|passat[oa]|fallit[oa]|riuscit[oa]|costat[oa])|sono (?:salit[ie]|sces[ie]|cresciut[ie]|aumentat[ie]|diminuit[ie]|calat[ie]|raddoppiat[ie]|passat[ie])|(?:ha|hanno) (?:superato|raggiunto|ridotto|migliorato|peggiorato|risparmiato)|è risultat[oa]|non .{0,20} più",
    decides:
      "(?:ha|hanno) (?:deciso|votato|approvato|respinto|adottato|concordato|chiesto|raccomandato)|(?:chied|raccomand)(?:e|ono|a|ano) (?:che|di|una?)|si è impegnat[oa]|dobbiamo",
    compares:
      "per la prima volta|più della metà|meno della metà|quasi la metà|la metà d|la maggioranza|il doppio|il triplo|(?:il|la) più (?:alt[oa]|bass[oa]|grande|piccol[oa]|forte)|un[oa]? su (?:due|tre|quattro|cinque|dieci)|un terzo|due terzi|un quarto|che mai|del previsto|rispetto a",
  },
  pt: {
    changes:
      "subiu|subiram|caiu|caíram|cresceu|cresceram|aumentou|aumentaram|diminuiu|diminuíram|reduziu|reduziram|dobrou|dobraram|triplicou|melhorou|melhoraram|piorou|pioraram|economizou|superou|superaram|ultrapassou|atingiu|atingiram|chegou a|chegaram a|fracassou|conseguiu|conseguiram|custou|custaram|uma queda de|deixou de|já não",
    decides:
      "decidiu|decidiram|acordou|concordaram|aprovou|aprovaram|rejeitou|rejeitaram|votou|votaram|exigem?|exigiu|pede que|pedem que|pede um[a]?|recomendam?|recomendou|comprometeu-se|se comprometeu|adotou|adotaram|devemos|temos que|precisamos",
    compares:
      "pela primeira vez|mais da metade|menos da metade|quase a metade|quase metade|a metade d|metade d|a maioria|o dobro|o triplo|(?:a|o) (?:mais|menos) (?:alt[oa]|baix[oa]|grande)|a (?:maior|menor) |o (?:maior|menor) |um[a]? em cada|(?:dois|duas|três|quatro) em cada|um terço|dois terços|um quarto|do que nunca|do que (?:o )?(?:previsto|esperado)|em (?:relação|comparação) a",
  },
  nl: {
    changes:
      "steeg|stegen|gestegen|daalde|daalden|gedaald|groeide|groeiden|gegroeid|verdubbeld(?:e|en)?|halveerde|gehalveerd|verbeterd(?:e|en)?|verslechterd(?:e|en)?|bespaarde|bespaard|overtrof|bereikt(?:e|en)?|mislukt(?:e|en)?|gelukt|vervangen|bleek|duurde|niet meer|niet langer",
    decides:
      "besloot|besloten|stemde|stemden|goedgekeurd|afgewezen|aangenomen|afgesproken|eist|eisen|eiste|beveelt aan|adviseert|verbond zich|moeten we|we moeten",
    compares:
      "voor het eerst|meer dan de helft|minder dan de helft|bijna de helft|de helft van|de meerderheid|twee keer zo|drie keer zo|het (?:hoogst|laagst|grootst|kleinst|sterkst)e?|een op de|een derde|twee derde|een kwart|dan ooit|dan verwacht|vergeleken met|ten opzichte van",
  },
  ru: {
    changes:
      "вырос(?:ла|ло|ли)?|упал[аои]?|снизил(?:ся|ась|ось|ись)|увеличил(?:ся|ась|ось|ись)|сократил(?:ся|ась|ось|ись)|уменьшил(?:ся|ась|ось|ись)|удвоил(?:ся|ась|ось|ись)|улучшил(?:ся|ась|ось|ись)|ухудшил(?:ся|ась|ось|ись)|превысил[аои]?|достиг(?:ла|ло|ли)?|сэкономил[аои]?|провалил(?:ся|ась|ось|ись)|удалось|оказал(?:ся|ась|ось|ись)|больше не",
    decides:
      "решил[аи]?|решено|договорил(?:ся|ась|ись)|одобрил[аи]?|отклонил[аи]?|принял[аи]? решение|проголосовал[аи]?|требу(?:ет|ют)|рекоменду(?:ет|ют)|обязал(?:ся|ась|ись)|мы должны|нам нужно",
    compares:
      "впервые|больше половины|более половины|меньше половины|почти половина|половина|большинство|вдвое|втрое|в два раза|в три раза|самый|самая|самое|самые|кажд(?:ый|ая) (?:второй|третий|четвертый|пятый|вторая|третья|пятая)|треть|две трети|четверть|чем когда-либо|чем ожидалось|по сравнению с",
  },
  ar: {
    changes:
      "ارتفع|ارتفعت|انخفض|انخفضت|تراجع|تراجعت|زاد|زادت|تضاعف|تضاعفت|تحسن|تحسنت|تجاوز|تجاوزت|بلغ|بلغت|وصل إلى|وصلت إلى|فشل|فشلت|نجح|نجحت|لم يعد|لم تعد|تبين أن",
    decides:
      "قرر|قررت|قرروا|اتفق|اتفقت|وافق|وافقت|رفض|رفضت|صوت|صوتت|أوصى|أوصت|يطالب|تطالب|اعتمد|اعتمدت|علينا أن|يجب أن",
    compares:
      "لأول مرة|للمرة الأولى|أكثر من نصف|أقل من نصف|نحو نصف|نصف|معظم|غالبية|ضعف|أضعاف|الأعلى|الأدنى|الأكبر|الأقل|ثلث|ربع|مقارنة",
  },
  he: {
    changes:
      "עלה ל|עלתה ל|ירד|ירדה|ירדו|גדל|גדלה|גדלו|צמח|צמחה|הוכפל|הוכפלה|הצטמצם|הצטמצמה|השתפר|השתפרה|נחסך|נחסכו|הגיע ל|הגיעה ל|הגיעו ל|נכשל|נכשלה|הצליח|הצליחה|הצליחו|התברר|כבר לא|הפך ל|הפכה ל",
    decides:
      "הוחלט|החליט|החליטה|החליטו|אישר|אישרה|אישרו|דחה|דחתה|הצביע|הצביעה|הצביעו|סוכם|המליץ|המליצה|דורש|דורשת|דורשים|עלינו",
    compares:
      "לראשונה|יותר ממחצית|פחות ממחצית|כמחצית|מחצית|רוב|פי שניים|פי שלושה|הגבוה ביותר|הנמוך ביותר|הגדול ביותר|הגדולה ביותר|שליש|רבע|לעומת|בהשוואה",
  },
  hi: {
    changes:
      "बढ़ (?:गया|गई|गए|कर)|घट (?:गया|गई|गए|कर)|गिर (?:गया|गई|गए|कर)|दोगुन[ाीे]|सुधार हुआ|कमी आई|वृद्धि हुई|पहुँच (?:गया|गई|गए)|पहुंच (?:गया|गई|गए)|सफल (?:हुआ|हुई|रहा|रही)|विफल|अब नहीं",
    decides:
      "(?:फैसला|फ़ैसला|निर्णय) (?:किया|लिया)|तय किया|मंजूर|मंज़ूर|स्वीकृत|अस्वीकार|सिफारिश|सिफ़ारिश|मांग की|माँग की|हमें .{0,40} चाहिए",
    compares:
      "पहली बार|आधे से (?:अधिक|ज़्यादा|ज्यादा|कम)|लगभग आधे|अधिकांश|दुगुन[ाीे]|सबसे (?:अधिक|ज़्यादा|ज्यादा|कम|बड़ा|बड़ी|ऊँचा)|एक तिहाई|एक चौथाई|की तुलना में|के मुकाबले",
  },
  ja: {
    changes:
      "増え(?:た|まし|てい)|増加し|減っ(?:た|てい)|減り(?:まし)?|減少し|下がっ|下がり|上がっ(?:た|てい)|上回|下回|倍増|半減|改善し|悪化し|達し(?:た|まし|てい)|伸び(?:た|まし|てい)|失敗し|成功し|わかっ(?:た|て)|分かっ(?:た|て)|明らかにな|かかっ(?:た|て)|にとどまる|にとどまっ|なくなっ",
    decides:
      "決め(?:た|まし)|決まっ|決定し|合意し|承認し|否決|可決|採択|推奨し|勧告|求めて(?:いる|います)|べきだ|べきです|しなければな|方針だ|方針です",
    compares:
      "初めて|過去最|半数|半分|過半|大半|ほとんど|二倍|三倍|[2-9]倍|最も|一番|三分の|四分の|[人回件台]に一|に比べ|より(?:多|少|高|低|安|早|速)|予想(?:と違|以上|より)",
  },
  ko: {
    changes:
      "늘었|늘어났|증가했|줄었|줄어들|감소했|올랐|떨어졌|두 배|절반으로|개선되|개선됐|악화|넘어섰|달했|도달했|실패했|성공했|밝혀졌|드러났|걸렸|그쳤|사라졌|더 이상",
    decides: "결정했|결정하였|정했|합의했|승인|부결|가결|채택|권고|요구했|요구한|해야 합니다|해야 한다|기로 했",
    compares:
      "처음으로|사상 최|절반|과반|대부분|배 (?:더|많)|가장 (?:많|높|낮|큰|적)|[명개건] 중 |분의 |에 비해|보다 (?:많|적|높|낮|빠)",
  },
  zh: {
    changes:
      "上升|下降|增长|增加了|减少了|降低了|提高了|降至|升至|翻了?一番|翻倍|减半|改善|恶化|超过了|达到了?|失败了|成功地|节省|发现|表明|显示|不再|增長|減少了|達到|發現",
    decides: "决定|同意|批准|通过了|否决|采纳|建议(?:将|把|由)|要求|必须|應當|應該|必須|決定|表决",
    compares:
      "首次|第一次|超过一半|过半|近半|一半|大多数|多数|两倍|三倍|倍于|最高|最低|最多|最少|最大|三分之|四分之|相比|比.{1,8}(?:高|低|多|少|快)|首度",
  },
};
