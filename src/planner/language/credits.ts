/**
 * How an editor speaks of the making of a text, as regular expressions by language. Each stands at the start of a
 * sentence: "This interview has been edited and condensed."
 */
export const EDITORIAL_NOTES: Readonly<Record<string, string>> = {
  en: "(?:this|the|our) (?:interview|conversation|transcript|text|article|post|story|piece|essay|excerpt|column|q ?& ?a) (?:has been|have been|was|is) (?:\\p{L}+ |and )*(?:edited|condensed|shortened|abridged|adapted|translated|transcribed|republished|reposted|cross-?posted|excerpted|published|written)(?!\\p{L})|(?:this|the) (?:interview|article|post|story|piece|essay|column) (?:originally |first )+appeared(?!\\p{L})|(?:editor|author|translator)[’']?s[’']? note(?!\\p{L})",
  de: "(?:das|dieses|der|dieser|die|diese) (?:interview|gespräch|text|artikel|beitrag|transkript|kolumne) (?:wurde|ist|erschien)(?!\\p{L})[^.]{0,60}(?:gekürzt|redigiert|bearbeitet|übersetzt|veröffentlicht|zuerst|erschienen)(?!\\p{L})|anm(?:erkung|[.]) der redaktion",
  fr: "(?:cet|cette|ce|l[’']) ?(?:entretien|interview|conversation|article|texte|billet|tribune) (?:a été|est paru|est parue|a paru)(?!\\p{L})[^.]{0,60}(?:édité|condensé|raccourci|abrégé|traduit|publié|adapté|paru)e?|note de la rédaction",
  es: "(?:esta|este|la|el) (?:entrevista|conversación|artículo|texto|columna|transcripción) (?:ha sido|fue|se) [^.]{0,60}(?:editad|condensad|resumid|abreviad|traducid|publicad|publicó|adaptad)\\p{L}*|nota (?:del editor|de la redacción)",
  it: "(?:quest[ao]|l[’']|il|la) ?(?:intervista|conversazione|articolo|testo) (?:è stat[ao]|è apparso) [^.]{0,60}(?:modificat|condensat|ridott|abbreviat|tradott|pubblicat|adattat)\\p{L}*|nota (?:del redattore|della redazione)",
  pt: "(?:est[ae]|[ao]) (?:entrevista|conversa|artigo|texto|coluna) (?:foi|é) [^.]{0,60}(?:editad|condensad|resumid|abreviad|traduzid|publicad|adaptad)\\p{L}*|nota (?:do editor|da redação)",
  nl: "(?:dit|deze|het|de) (?:interview|gesprek|artikel|tekst|column) (?:is|werd|verscheen)(?!\\p{L})[^.]{0,60}(?:ingekort|bewerkt|geredigeerd|vertaald|gepubliceerd|eerder)(?!\\p{L})|noot van de redactie",
  ru: "(?:интервью|беседа|текст|статья|материал)(?: был[ао]?)? [^.]{0,40}(?:отредактирован|сокращ[её]н|переведен|переведён|опубликован)\\p{L}*|(?:примечание редакции|от редакции)",
  ar: "(?:تم تحرير|حُررت|حررت|نُشر|نشر) (?:هذه|هذا) (?:المقابلة|الحوار|المقال)|ملاحظة المحرر",
  he: "(?:הריאיון|הראיון|השיחה|המאמר|הכתבה) (?:נערך|נערכה|קוצר|קוצרה|תורגם|תורגמה|פורסם|פורסמה)|הערת (?:העורך|המערכת)",
  hi: "(?:यह|इस) (?:साक्षात्कार|बातचीत|लेख)(?: को)? [^।]{0,40}(?:संपादित|संक्षिप्त|अनुवादित|प्रकाशित)|संपादक की टिप्पणी",
  ja: "(?:この|本)(?:インタビュー|記事|対談|稿)は[^。]{0,40}(?:編集|要約|翻訳|転載|再構成)|編集部注|編注",
  ko: "(?:이|본) (?:인터뷰|대담|기사|글)(?:은|는) [^.]{0,40}(?:편집|요약|번역|게재)|편집자 ?주",
  zh: "(?:本|此|这篇|這篇|该|該)(?:次)?(?:采访|採訪|访谈|訪談|对话|對話|文章?|报道)[^。]{0,30}(?:编辑|編輯|删减|刪減|节选|節選|翻译|翻譯|转载|轉載|首发|首發|原载|原載)|编者按|編者按|编者注|編者注",
};

/** What the authors of texts are, by language: whole words in the singular, parts of words in German and Dutch. */
export const OFFICES: Readonly<Record<string, string>> = {
  en: "director|manager|engineer|architect|editor|writer|author|professor|lecturer|researcher|member|founder|co-?founder|chief|officer|lead|head|fellow|analyst|consultant|journalist|reporter|developer|designer|student|scientist|specialist|strategist|advis[eo]r|president|chair|chairman|chairwoman|coordinator|correspondent|columnist|contributor|partner|secretary|librarian|maintainer",
  de: "direktor\\p{L}*|leiter\\p{L}*|redakteur\\p{L}*|autor\\p{L}*|professor\\p{L}*|forscher\\p{L}*|mitglied\\p{L}*|gründer\\p{L}*|ingenieur\\p{L}*|berater\\p{L}*|journalist\\p{L}*|entwickler\\p{L}*|referent\\p{L}*|mitarbeiter\\p{L}*|vorstand\\p{L}*|vorsitzende\\p{L}*|geschäftsführer\\p{L}*|wissenschaftler\\p{L}*|student\\p{L}*|koordinator\\p{L}*",
  fr: "direct(?:eur|rice)|responsable|ingénieure?|rédact(?:eur|rice)|aut(?:eur|rice)|professeure?|cherche(?:ur|use)|membre|fondat(?:eur|rice)|cofondat(?:eur|rice)|consultante?|journaliste|développe(?:ur|use)|présidente?|cheffe?|chargée?|coordinat(?:eur|rice)|secrétaire",
  es: "direct(?:or|ora)|responsable|ingenier[oa]|editor|editora|autor|autora|profesor|profesora|investigador|investigadora|miembro|fundador|fundadora|consultor|consultora|periodista|desarrollador|desarrolladora|president[ea]|jef[ea]|coordinador|coordinadora",
  it: "direttore|direttrice|responsabile|ingegnere|redattore|redattrice|autore|autrice|professore|professoressa|ricercatore|ricercatrice|membro|fondatore|fondatrice|consulente|giornalista|sviluppatore|sviluppatrice|presidente|coordinatore|coordinatrice",
  pt: "diretora?|responsável|engenheir[oa]|editora?|autora?|professora?|pesquisadora?|investigadora?|membro|fundadora?|consultora?|jornalista|desenvolvedora?|presidente|chefe|coordenadora?",
  nl: "directeur|\\p{L}*leider|redacteur|auteur|schrijver|hoogleraar|onderzoeker|lid|oprichter|ingenieur|adviseur|journalist|ontwikkelaar|voorzitter|coördinator|docent|student",
};

/** What ties a name to an office: "is", "works as". */
export const HOLDS: Readonly<Record<string, string>> = {
  en: "is|was|works|serves|worked|served|has worked|has served|teaches|leads|heads|directs|writes|studies",
  de: "ist|war|arbeitet|leitet|schreibt|lehrt|forscht|studiert",
  fr: "est|était|travaille|dirige|enseigne|écrit",
  es: "es|fue|trabaja|dirige|enseña|escribe",
  it: "è|lavora|dirige|insegna|scrive",
  pt: "é|foi|trabalha|dirige|ensina|escreve",
  nl: "is|was|werkt|leidt|schrijft|doceert",
};
