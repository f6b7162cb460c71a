/**
 * Words by which a sentence presents a film, a picture or a sheet that stood beside its text ("This video explains …") or
 * gives thanks for it, as the alternatives of a regular expression. No slide has it.
 */
export const MEDIA: Readonly<Record<string, string>> = {
  en: "(?:this|these) (?:[\\p{L}-]+ ){0,2}(?:videos?|clips?|photos?|photographs?|pictures?|screenshots?|infographics?|animations?|slideshows?|webinars?) (?:shows?|describes?|explains?|illustrates?|demonstrates?|walks?|gives?|covers?|introduces?|presents?|summari[sz]es?)(?!\\p{L})|(?:links?|forms?|templates?|spreadsheets?|worksheets?) below(?!\\p{L})|thank(?:s| you)? (?:to )?[^.;:]{2,50} for (?:the|this|these|his|her|their) (?:photos?|photographs?|pictures?|images?|screenshots?|illustrations?)(?!\\p{L})",
  de: "(?:dieses|das folgende) (?:\\p{L}+e )?(?:video|foto|bild|schaubild) (?:zeigt|erklärt|beschreibt|erläutert|veranschaulicht)(?!\\p{L})|(?:formular|vorlage|link|tabelle) (?:unten|weiter unten)(?!\\p{L})|(?:danke?n?|dank)(?!\\p{L})[^.;:]{2,50} für (?:das|die|dieses|diese) (?:fotos?|bild(?:er)?|abbildung(?:en)?)(?!\\p{L})",
  fr: "(?:cette|ces|ce) (?:\\p{L}+ )?(?:vidéos?|photos?|images?|infographies?|captures?) (?:\\p{L}+ )?(?:montre|explique|décrit|présente|illustre)(?:nt)?(?!\\p{L})|(?:formulaire|modèle|lien)s? ci-(?:dessous|contre|joint)s?(?!\\p{L})|(?:merci|remercions|remercie) [^.;:]{2,50} pour (?:la|les|cette|ces) (?:photos?|images?|illustrations?)(?!\\p{L})",
  es: "(?:este|esta|estos|estas) (?:\\p{L}+ )?(?:v[íi]deos?|fotos?|im[áa]gen(?:es)?|infograf[íi]as?|capturas?) (?:\\p{L}+ )?(?:muestra|explica|describe|ilustra|presenta)n?(?!\\p{L})|(?:formulario|plantilla|enlace)s? (?:de abajo|más abajo|a continuación)(?!\\p{L})|(?:gracias|agradezco|agradecemos) [^.;:]{2,50} por (?:la|las|esta|estas) (?:fotos?|fotografías?|imagen|imágenes)(?!\\p{L})",
  it: "(?:questo|questa|questi|queste) (?:\\p{L}+ )?(?:video|foto|immagin[ei]|infografic(?:a|he)|schermat[ae]) (?:\\p{L}+ )?(?:mostra|spiega|descrive|illustra|presenta)(?:no)?(?!\\p{L})|(?:modulo|modello|link) (?:qui sotto|in basso)(?!\\p{L})|(?:grazie|ringrazi(?:o|amo)) [^.;:]{2,50} per (?:la|le|questa|queste) (?:foto|fotografi[ae]|immagin[ei])(?!\\p{L})",
  pt: "(?:este|esta|estes|estas|esse|essa) (?:\\p{L}+ )?(?:v[íi]deos?|fotos?|imagens?|imagem|infográficos?) (?:\\p{L}+ )?(?:mostra|explica|descreve|ilustra|apresenta)m?(?!\\p{L})|(?:formulário|modelo|link)s? abaixo(?!\\p{L})|(?:obrigad[oa]|agradeço|agradecemos) [^.;:]{2,50} pel[ao]s? (?:fotos?|fotografias?|imagem|imagens)(?!\\p{L})",
  nl: "(?:deze|dit) (?:\\p{L}+ )?(?:video|filmpje|foto|afbeelding|plaatje) (?:toont|laat|legt|beschrijft)(?!\\p{L})|(?:formulier|sjabloon|link) hieronder(?!\\p{L})|(?:dank|bedankt)(?!\\p{L})[^.;:]{2,50} voor (?:de|het|deze) (?:foto(?:[’']?s)?|afbeelding(?:en)?)(?!\\p{L})",
  ru: "(?:это|эта|этот) (?:\\p{L}+ )?(?:видео|фото|фотография|ролик|картинка|инфографика) (?:показывает|объясняет|описывает|рассказывает)",
  ja: "(?:この|こちらの)(?:短い)?(?:動画|ビデオ|写真|画像)(?:は|では|で)[^。]{2,80}(?:説明|紹介|解説|示)",
  zh: "(?:这|這)(?:段|个|個|张|張|幅)(?:简短的|簡短的|短)?(?:视频|視頻|影片|照片|图片|圖片)(?:介绍|介紹|说明|說明|展示|解释|解釋)",
};
