/**
 * What a writer says to be polite or in high spirits instead of about the matter, as regular expressions by language:
 * thanks, greetings, good wishes, hopes for the text, farewells, words on its other parts. Each stands at the start of a sentence.
 */
export const COURTESIES: Readonly<Record<string, string>> = {
  en:
    "(?:we|i) (?:[\\p{L}’']+ ){1,6}(?:[^.,]{0,60} )?in (?:the (?:previous|preceding|last|next|following)|this) (?:part|section|chapter|article|post|episode|series)(?!\\p{L})|(?:and |so |finally,? |lastly,? |once again,? |again,? )?(?:thank you|many thanks|special thanks|huge thanks|a (?:big |huge |special |heartfelt )*thank(?:s| you)|thanks (?:again|so much|a lot|for (?:reading|listening|watching|your|all|being|taking)|to (?:everyone|everybody|all (?:of|who|those)|you|those who))|congratulations|congrats|stay tuned|see you (?:next|soon|there|again)|until next time|without further ado|happy \\p{L}+ing[!. ]*$|enjoy[!. ]*$|what an? [^.?!]{1,40}!$)|" +
    "(?:we|i)(?:[’'](?:re|m)| are| am| were| was)? (?:also |so |very |truly |deeply |extremely |really |especially )*(?:grateful|thankful) (?:to|for)(?!\\p{L})|" +
    "(?:we|i)(?:[’']d| would)? (?:also |really |greatly |truly |sincerely |like to |want to |wish to |cannot |can[’']t |adequately )*(?:thank|(?:appreciate|stress how much we appreciate) (?:you|your|all|everyone)|express (?:our|my) (?:\\p{L}+ )?(?:thanks|gratitude|appreciation)|extend (?:our|my) (?:\\p{L}+ )?(?:thanks|gratitude))(?!\\p{L})|" +
    "on behalf of [^,.]{3,60}, (?:i|we) (?:would|want|cannot|can[’']t|thank|wish|am|are)(?!\\p{L})|" +
    "your (?:efforts?|support|contributions?|feedback|help|participation|patience|enthusiasm|hard work) (?:is|are|was|were|has been|have been|means?) (?:\\p{L}+ )?(?:essential|invaluable|appreciated|vital|amazing|instrumental|priceless|a lot|the world)|" +
    "i (?:was|am|feel|have been) (?:so |very |truly |extremely )*(?:fortunate|privileged|honou?red|humbled) to (?:be|have)(?!\\p{L})|" +
    "(?:we|i) (?:really |sincerely |truly )?hope (?:that )?(?:this|these|you(?:[’']ve| have)? (?:enjoy|find|found|like|learn))\\p{L}*(?!\\p{L})|" +
    "(?:we|i)(?:[’']re| are|[’']m| am) (?:so |very |really |super |truly |incredibly )*(?:excited|thrilled|delighted|pleased|happy|glad) to (?:see|be|hear|have you)(?!\\p{L})",
  de:
    "(?:wir|ich|in diesem teil) [^.]{0,80}(?:im|in diesem|in der) (?:vorigen|letzten|vorherigen|nächsten|folgenden|vorangegangenen)? ?(?:teil|abschnitt|kapitel|beitrag|artikel|folge)(?!\\p{L})|(?:und |abschließend |nochmals )?(?:vielen dank|herzlichen dank|besten dank|danke|ein (?:großes |herzliches )?dankeschön|unser dank gilt|mein dank gilt|herzlichen glückwunsch|viel (?:spaß|erfolg|vergnügen)|bis (?:bald|zum nächsten mal)|was für ein[^.?!]{1,40}!$)|" +
    "(?:wir|ich) (?:danken?|bedanken? (?:uns|mich))(?!\\p{L})|(?:wir sind|ich bin) (?:sehr |zutiefst |überaus )?dankbar|(?:wir möchten|ich möchte) (?:uns |mich |ihnen |euch |allen )*(?:herzlich )?(?:bedanken|danken)|" +
    "im namen (?:des|der|aller|unseres) [^,.]{3,60}(?:danke|bedanke)|(?:wir hoffen|ich hoffe),? (?:dass )?(?:dies|das|diese[rs]?|ihnen|euch|dir)(?!\\p{L})|ich hatte (?:das glück|die ehre)|es (?:war|ist) (?:mir|uns) eine (?:ehre|freude)",
  es:
    "(?:nosotros )?(?:hemos|habíamos|vimos|presentamos|describimos|veremos|explicamos) [^.]{0,80}en (?:la|el|esta|este) (?:parte|sección|capítulo|artículo|entrega) ?(?:anterior|siguiente)?(?!\\p{L})|(?:y |por último,? |finalmente,? |de nuevo,? )?(?:¡)?(?:muchas gracias|mil gracias|gracias (?:por (?:leer|su|tu|vuestra|vuestro|todo)|a tod[oa]s)|gracias[!. ]*$|felicidades|enhorabuena|felicitaciones|hasta (?:pronto|la próxima)|qué [^.?!]{1,40}!$)|" +
    "(?:les |te |os |le )?(?:agradecemos|agradezco|damos las gracias|queremos (?:dar las gracias|agradecer)|quiero (?:dar las gracias|agradecer)|quisiera agradecer)(?!\\p{L})|en nombre de [^,.]{3,60},? (?:quier|quisier|agradec|les|te|os)|" +
    "(?:esperamos|espero) que (?:esto|este|esta|estas|estos|te|les|os|hayas|hayan|haya|disfrut)|(?:tuve|he tenido) (?:la suerte|el honor|el privilegio) de",
  fr:
    "(?:nous|je|j[’']) ?[^.]{0,60}dans (?:la|cette|le|ce) (?:partie|section|chapitre|article|billet) ?(?:précédente?|suivante?)?(?!\\p{L})|(?:et |enfin,? |encore )?(?:merci (?:à (?:tous|toutes|vous|ceux|celles|chacun)|d[’'’e]|pour|beaucoup|encore)|merci[!. ]*$|un grand merci|mille mercis|félicitations|bravo|à (?:bientôt|la prochaine)|bonne (?:lecture|chance|continuation)|bon (?:courage|visionnage)|que[l]{1,2}(?:le)?s? [^.?!]{1,40} ?!$)|" +
    "(?:nous|je) (?:vous |tenons à |tiens à |souhaitons |voudrions |voudrais )*(?:remerci\\p{L}+)(?!\\p{L})|nous sommes (?:très |infiniment )?reconnaissants|je suis (?:très |infiniment )?reconnaissante?|au nom de [^,.]{3,60}, (?:je|nous)|" +
    "(?:nous espérons|j[’']espère|en espérant) que (?:ce|cet|cette|ces|cela|vous)(?!\\p{L})|j[’']ai eu (?:la chance|l[’']honneur|le privilège) d",
  it:
    "(?:abbiamo|ho|presentiamo|descriviamo|vedremo) [^.]{0,60}(?:nella|nel|in questa|in questo) (?:parte|sezione|capitolo|articolo)(?!\\p{L})|(?:e |infine,? |ancora )?(?:grazie (?:mille|a tutt[ie]|per (?:aver|la|il|l[’'])|di cuore|ancora)|grazie[!. ]*$|molte grazie|un (?:grande |sentito )?ringraziamento|congratulazioni|complimenti|buona (?:lettura|fortuna)|a presto|alla prossima|che [^.?!]{1,40}!$)|" +
    "(?:vi |ti |la )?(?:ringraziamo|ringrazio)(?!\\p{L})|(?:vogliamo|vorrei|vorremmo|desideriamo) ringraziare|siamo (?:molto )?grati|sono (?:molto )?grat[oa]|a nome di [^,.]{3,60},|(?:speriamo|spero) che (?:questo|questa|questi|vi|ti|abbiate)(?!\\p{L})|ho avuto (?:la fortuna|l[’']onore|il privilegio) di",
  pt:
    "(?:nós )?(?:apresentamos|vimos|descrevemos|veremos|explicamos|mostramos) [^.]{0,60}(?:na|no|nesta|neste) (?:parte|seção|secção|capítulo|artigo)(?!\\p{L})|(?:e |por fim,? |mais uma vez,? )?(?:muito obrigad[oa]|obrigad[oa] (?:a tod|por|pela|pelo)|obrigad[oa][!. ]*$|parabéns|até (?:breve|a próxima|logo)|boa (?:leitura|sorte)|que [^.?!]{1,40}!$)|" +
    "(?:agradecemos|agradeço|gostaríamos de agradecer|gostaria de agradecer|queremos agradecer|quero agradecer|somos (?:muito )?gratos|sou (?:muito )?grat[oa])(?!\\p{L})|em nome d[aeo]s? [^,.]{3,60}, (?:eu|nós|gostar|agradec|quer)|" +
    "(?:nós )?(?:esperamos|espero) que (?:isso|isto|este|esta|você|vocês|tenha|tenham|gost)|tive (?:a sorte|a honra|o privilégio) de",
  nl:
    "(?:we|ik) [^.]{0,60}in (?:het vorige|het volgende|dit|de vorige|de volgende) (?:deel|hoofdstuk|artikel|sectie|paragraaf)(?!\\p{L})|(?:en |tot slot |nogmaals )?(?:hartelijk dank|veel dank|dank (?:je|u|jullie|aan iedereen)|bedankt|gefeliciteerd|veel (?:plezier|succes)|tot (?:de volgende keer|ziens|snel)|wat een [^.?!]{1,40}!$)|" +
    "(?:we|wij|ik) (?:bedanken?|danken?)(?!\\p{L})|(?:we|wij) zijn (?:erg |zeer )?dankbaar|ik ben (?:erg |zeer )?dankbaar|(?:we|ik) (?:willen|wil) (?:graag )?[^.]{0,40}bedanken|namens [^,.]{3,60}|(?:we|ik) (?:hopen|hoop) dat (?:dit|deze|je|u|jullie)(?!\\p{L})|ik had (?:het geluk|de eer)",
  ru:
    "мы [^.]{0,60}в (?:предыдущей|следующей|этой) (?:части|главе|статье)(?!\\p{L})|(?:и |наконец,? |ещё раз |еще раз )?(?:(?:большое |огромное )?спасибо (?:всем|за|вам|каждому)|(?:большое |огромное )?спасибо[!. ]*$|благодар(?:им|ю) (?:вас|всех|за|каждого)|поздравля(?:ем|ю)|до (?:встречи|скорого|новых встреч)|удачи[!. ]*$|как(?:ой|ая|ое) [^.?!]{1,40}!$)|" +
    "мы (?:очень |глубоко |искренне )?(?:благодарны|признательны|благодарим)|я (?:очень |глубоко |искренне )?(?:благодар|признател)|(?:хотим|хочу|хотели бы|хотел бы|хотела бы) (?:\\p{L}+ )?поблагодарить|от имени [^,.]{3,60}|(?:надеемся|надеюсь),? что (?:это|эта|этот|эти|вам|вы)(?!\\p{L})|мне (?:посчастливилось|выпала честь)",
  ar: "(?:شكرا|الشكر|نشكر|أشكر|نشكركم|أشكركم|نتقدم بالشكر|أتقدم بالشكر|نحن ممتنون|أنا ممتن|نود أن نشكر|أود أن أشكر|تهانينا|مبروك|نأمل أن (?:يكون هذا|تكون هذه|تكونوا|تكون قد)|آمل أن (?:يكون هذا|تكون|تكونوا)|إلى اللقاء|بالتوفيق)(?!\\p{L})",
  he: "(?:תודה|תודות|אנו מודים|אנחנו מודים|אני מודה|ברצוננו להודות|ברצוני להודות|אנו אסירי תודה|ברכות|מזל טוב|בהצלחה|להתראות|אנו מקווים ש(?:זה|המאמר|המדריך|נהניתם)|אני מקווה ש(?:זה|המאמר|נהניתם)|הייתה לי הזכות|נפל בחלקי)(?!\\p{L})",
  hi: "(?:(?:आपका |आप सभी का |सभी का )?(?:बहुत-बहुत |बहुत |हार्दिक )?(?:धन्यवाद|शुक्रिया|आभार)|हम [^।]{0,50}(?:आभारी हैं|धन्यवाद (?:देते|करते))|मैं [^।]{0,50}(?:आभारी हूँ|आभारी हूं|धन्यवाद (?:देता|देती|करता|करती))|बधाई|शुभकामनाएँ|शुभकामनाएं|(?:हमें |मुझे )?(?:आशा|उम्मीद) है कि (?:यह|इस|आपको|आपने)|फिर मिलेंगे)(?![\\p{L}\\p{M}])",
  ja: "(?:[^。]{0,50}(?:ありがとうございま(?:す|した)|感謝(?:します|いたします|申し上げます|しています)|お礼(?:を)?申し上げます|おめでとうございます)|お疲れ様でした|お楽しみに|それではまた|[^。]{0,40}(?:お役に立て(?:れば|たら)|参考になれば)(?:幸い|嬉しい|うれしい))",
  ko: "(?:[^.]{0,50}(?:감사합니다|감사드립니다|고맙습니다|감사의 (?:말씀|뜻|인사)|축하합니다|축하드립니다)|[^.]{0,40}(?:도움이 되(?:었|셨|기)|되었으면|도움이 됐)[^.]{0,8}(?:바랍니다|좋겠습니다)|수고하셨습니다|다음에 (?:또 )?만나)",
  zh: "(?:(?:再次|最后|最後|非常|衷心|特别|特別|十分)?(?:感谢|感謝|谢谢|謝謝)(?:大家|您|你|各位|所有|每|阅读|閱讀|收看)|(?:我们|我們|我)(?:非常|衷心|十分|很|要|想|谨)*(?:感谢|感謝)|恭喜|祝(?:您|你|大家|各位)|希望(?:这|這|本文|对你|對你|大家|你们?能)|敬请期待|敬請期待|下(?:次|期)(?:再见|再見|见|見)|我(?:很)?(?:有幸|荣幸|榮幸))",
};

/** Notes of what did not happen in a meeting, each a whole sentence or entry. */
export const NON_EVENTS: Readonly<Record<string, string>> = {
  en: "nothing (?:new |further |else |more )*to (?:add|report|discuss|note|share)(?: (?:since|from|about) [^.,;]{3,40})?|no (?:further |other |new |more )?(?:objections?|updates?|comments?|questions?|news|changes?|business)(?: raised| reported)?|not (?:too )?much new|n/a|tbd|none",
  de: "(?:es gibt |gibt es )?(?:nichts (?:neues|weiteres|hinzuzufügen|zu berichten|zu ergänzen)|keine (?:weiteren )?(?:einwände|fragen|anmerkungen|neuigkeiten|wortmeldungen|ergänzungen|änderungen))|entfällt",
  es: "nada (?:que|más que|nuevo que) (?:añadir|agregar|informar|reportar)|sin (?:objeciones|novedades|comentarios|preguntas|cambios)|no hay (?:objeciones|novedades|comentarios|preguntas)",
  fr: "rien (?:à (?:ajouter|signaler)|de nouveau)|(?:pas d[’']|aucune? )(?:objections?|questions?|remarques?|commentaires?|nouveautés?)|néant",
  it: "niente da (?:aggiungere|segnalare)|nulla da (?:aggiungere|segnalare)|nessun[ao]? ?[’']?(?:obiezione|domanda|novità|commento|osservazione)",
  pt: "nada a (?:acrescentar|adicionar|relatar|declarar)|sem (?:objeções|novidades|comentários|perguntas|alterações)|nenhuma (?:objeção|novidade|pergunta)",
  nl: "niets (?:toe te voegen|te melden|nieuws)|geen (?:bezwaren|vragen|opmerkingen|nieuws|wijzigingen)",
  ru: "(?:нечего|больше нечего) добавить|(?:возражений|вопросов|замечаний|новостей|изменений) (?:нет|не было)|без (?:изменений|возражений)",
  ar: "لا (?:يوجد|توجد) (?:اعتراضات|اعتراض|أسئلة|تعليقات|جديد|إضافات|مستجدات)|لا شيء (?:يضاف|جديد)",
  he: "אין (?:מה להוסיף|התנגדויות|שאלות|הערות|עדכונים|חדש)",
  hi: "(?:कोई (?:आपत्ति|प्रश्न|सवाल|टिप्पणी|अपडेट) नहीं|कुछ (?:नया )?जोड़ने को नहीं)(?: है| थी| था)?",
  ja: "特に(?:なし|ありません)|(?:異議|異論|質問|変更|追加事項|報告事項)(?:は)?(?:なし|ありません)(?:でした)?|該当なし",
  ko: "(?:특이 ?사항|추가 ?사항|이의|질문|변경 ?사항)(?:은|는|이|가)? ?(?:없음|없습니다|없었습니다|없었음)",
  zh: "(?:没有|沒有|无|無)(?:补充|補充|异议|異議|问题|問題|更新|变化|變化|新进展|新進展)",
};

/** Words inside a sentence by which it only says that there is something to say, here or elsewhere. */
export const HOLLOW: Readonly<Record<string, string>> = {
  en: "each (?:one |of (?:them|which) )?(?:with|has|having) (?:its|their|his or her) (?:own )?(?:unique )?(?:strengths?|weaknesses|pros|advantages|merits|benefits|trade-?offs|purpose|approach)|(?:well|clearly)[- ]defined (?:roles?|functions?|tasks?)|in the (?:previous|preceding|next|following) (?:part|section|chapter|article|post|episode)|(?:see|more (?:details?|information)|described|discussed|explained|listed|shown) (?:further )?(?:below|above|later (?:on|in))(?!\\p{L})|a (?:myriad|plethora|multitude|host) of (?:\\p{L}+ )?(?:tools|options|ways|solutions|approaches)|depends? on (?:the|your) (?:type|kind|nature|context|situation|case|circumstances)(?: of [^,;.:]{3,40})?[.]?$|but first,? (?:let|some|a )",
  de: "(?:jede[rs]?|alle) mit (?:eigenen|ihren|seinen) (?:jeweiligen )?(?:stärken|vor-|vorteilen|eigenheiten)|(?:klar|genau) (?:definierte|umrissene|festgelegte)n? (?:rollen|aufgaben|funktionen)|im (?:vorigen|letzten|vorherigen|nächsten|folgenden) (?:teil|abschnitt|kapitel|beitrag|artikel)|(?:siehe|mehr dazu|näheres|details) (?:unten|oben|weiter unten|später)|eine vielzahl von (?:werkzeugen|möglichkeiten|lösungen|ansätzen)|hängt (?:ganz )?von der (?:art|situation|jeweiligen)[^,;.:]{0,40} ab[.]?$",
  es: "cada un[oa] (?:con|tiene) su[s]? (?:propi[oa]s? )?(?:fortalezas|ventajas|pros|enfoque|puntos|particularidades)|funciones (?:bien|muy) (?:definidas|precisas)|en la (?:parte|sección|entrega) (?:anterior|siguiente)|en el (?:capítulo|artículo|apartado) (?:anterior|siguiente)|(?:véase|ver|más detalles|como se (?:ve|verá)) (?:más )?(?:abajo|arriba|adelante)|una (?:miríada|multitud|infinidad|gran variedad) de (?:herramientas|opciones|soluciones|formas)|depende (?:del|de la) (?:tipo|clase|contexto|situación|caso)(?: de [^,;.:]{3,40})?[.]?$",
  fr: "(?:chacune?|tous|toutes) (?:avec|a|ayant) (?:ses|leurs|son) (?:propres )?(?:forces|avantages|points forts|atouts|spécificités)|des (?:fonctions|rôles|tâches|missions) bien (?:précise?s|définie?s)|dans la (?:partie|section) (?:précédente|suivante)|dans l(?:e chapitre|[’']article) (?:précédent|suivant)|(?:plus de détails|voir|détaillée?s?|expliquée?s?|décrite?s?) [^.;]{0,50}(?:ci-dessous|ci-dessus|plus bas|plus loin|dans la suite|par la suite)|une (?:multitude|myriade|grande variété) d(?:e |[’'])(?:outils|options|solutions|approches)|dépend (?:du|de la) (?:type|nature|contexte|situation|cas)(?: d(?:e |[’'])[^,;.:]{3,50})?[.]?$",
  it: "(?:ognun[oa]|ciascun[oa]) (?:con|ha) (?:i suoi|i propri|le sue|il suo|le proprie) (?:punti|pregi|vantaggi|approccio|caratteristiche)|funzioni ben (?:precise|definite)|nella (?:parte|sezione) (?:precedente|successiva)|(?:vedi|maggiori dettagli) (?:sotto|sopra|più avanti)|una (?:miriade|moltitudine) di (?:strumenti|opzioni|soluzioni)|dipende dal (?:tipo|contesto|caso)(?: di [^,;.:]{3,40})?[.]?$",
  pt: "cada (?:um|uma) (?:com|tem) (?:seus|suas|seu|sua) (?:próprios |próprias )?(?:pontos|vantagens|forças|prós|abordagem|particularidades)|funções bem (?:definidas|precisas)|na (?:parte|seção|secção) (?:anterior|seguinte)|(?:veja|mais detalhes) (?:abaixo|acima|adiante|mais adiante)|uma (?:infinidade|miríade|multitude) de (?:ferramentas|opções|soluções)|depende do (?:tipo|contexto|caso)(?: de [^,;.:]{3,40})?[.]?$|dá pra entender[.!]?$",
  nl: "elk met (?:hun|zijn|eigen) (?:eigen )?(?:sterke|voordelen|voor-)|duidelijk omschreven (?:rollen|taken)|in het (?:vorige|volgende) (?:deel|hoofdstuk|artikel)|(?:zie|meer details) (?:hieronder|hierboven|verderop)|een veelvoud aan (?:tools|mogelijkheden|oplossingen)|hangt af van (?:het type|de situatie|de context)[^,;.:]{0,40}[.]?$",
  ru: "(?:у каждого|каждый со|каждая со) (?:из них )?(?:есть )?(?:сво[ия]\\p{L}*) (?:сильн|преимуществ|плюс|достоинств)|в (?:предыдущей|следующей) (?:части|главе|статье)|(?:см\\.|смотрите|подробнее) (?:ниже|выше|далее)|множество (?:инструментов|вариантов|решений|способов)(?= |[.,])|зависит от (?:типа|вида|контекста|ситуации)(?: [^,;.:]{3,40})?[.]?$",
  ar: "لكل (?:منها|منهم|واحد) (?:نقاط|مزايا|ميزات)|في الجزء (?:السابق|التالي)|(?:انظر|المزيد من التفاصيل) (?:أدناه|أعلاه|لاحقا)|مجموعة (?:متنوعة|واسعة|كبيرة) من (?:الأدوات|الخيارات|الحلول)",
  he: "לכל (?:אחד|אחת) (?:יתרונות|חוזקות)|בחלק (?:הקודם|הבא)|(?:ראו|פרטים נוספים) (?:להלן|בהמשך|למטה|לעיל)|מגוון (?:רחב )?של (?:כלים|אפשרויות|פתרונות)",
  hi: "(?:प्रत्येक|हर एक) की अपनी (?:खूबियाँ|खूबियां|ताकत|विशेषता)|(?:पिछले|अगले) (?:भाग|अध्याय|लेख) में|(?:नीचे|ऊपर|आगे) (?:देखें|विस्तार से)",
  ja: "それぞれ(?:に)?(?:長所|強み|特徴|メリット|一長一短)|(?:前回|次回|前の章|次の章|前編|後編)(?:で|の記事)|(?:詳細|詳しく)は(?:後述|後ほど|以下|下記)|(?:数多く|たくさん|さまざま|様々)の?(?:ツール|選択肢|方法)があります",
  ko: "각각(?:의)? (?:장단점|장점|강점|특징)이|(?:이전|지난|다음) (?:글|장|편)에서|(?:자세한|상세한) 내용은 (?:아래|뒤|다음)|(?:수많은|다양한|많은) (?:도구|방법|선택지)(?:가|이|들이) 있",
  zh: "(?:各有|都有)(?:各自的|自己的|其)?(?:优缺点|優缺點|优势|優勢|特点|特點|千秋|所长|利弊)|(?:上|下|前)(?:一|文|篇)(?:篇|章|节|節|文章)?(?:中)?(?:介绍|介紹|讲|講|提)|(?:详见|詳見|见|見)(?:下文|后文|後文|上文)|有(?:很多|许多|許多|各种|各種)(?:工具|方法|选择|選擇)",
};
