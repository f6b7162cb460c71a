/** Splits a table line at spaces; "_" stands for a space inside an entry. */
const words = (...lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => line.split(" ").map((word) => word.replaceAll("_", " ")));

const factors = (entries: readonly (readonly [number, string])[]): ReadonlyMap<string, number> =>
  new Map(entries.flatMap(([factor, line]) => words(line).map((word) => [word, factor] as const)));

/** Magnitude words that mean the same in every language that uses them; lower case. */
export const MAGNITUDES: ReadonlyMap<string, number> = factors([
  [1e3, "thousand tausend tsd. tsd mille mil mila duizend tusen tusind tysiąc tysiące tysięcy tys. tisíc tisíce bin"],
  [1e3, "tuhat tuhatta тысяча тысячи тысяч тыс. тисяча тисячі тисяч тис. χιλιάδες χίλια ألف آلاف الف هزار ہزار"],
  [1e3, "אלף אלפים हज़ार हजार ribu nghìn ngàn พัน"],
  [1e4, "หมื่น"],
  [1e5, "लाख لاکھ แสน lakh lakhs"],
  [
    1e6,
    "million millions mio. mio mn millionen millón millones milione milioni milhão milhões miljoen miljon miljoner",
  ],
  [
    1e6,
    "millioner milion miliony milionów milionu mln mln. milionů milyon miljoona miljoonaa миллион миллиона миллионов",
  ],
  [1e6, "млн мільйон мільйони мільйонів εκατομμύρια εκατομμύριο مليون ملايين میلیون ملین מיליון juta triệu ล้าน"],
  [1e7, "करोड़ کروڑ crore crores"],
  [1e9, "milliarde milliarden mrd. mrd bn milliard milliards miliardo miliardi miljard miljarder milliarder miliard"],
  [1e9, "miliardy miliardów mld mld. miliarda miliardů milyar miljardi miljardia bilhão bilhões миллиард миллиарда"],
  [1e9, "миллиардов млрд мільярд мільярди мільярдів δισεκατομμύρια δισεκατομμύριο مليار مليارات میلیارد अरब ارب"],
  [1e9, "מיליארד miliar tỷ"],
  [1e12, "trilyon триллион триллиона триллионов трлн трильйон triliun trillion trillions tn"],
]);

/** "Billion" is a thousand million in English and a million million on the continent. */
export const SHORT_SCALE_WORDS: ReadonlyMap<string, number> = factors([[1e9, "billion billions"]]);
export const LONG_SCALE_WORDS: ReadonlyMap<string, number> = factors([
  [1e12, "billion billionen billions billón billones biljoen bilion"],
]);

/** Chinese, Japanese and Korean magnitudes; they stand right behind the figure and add up ("1億2000万"). */
export const CJK_MAGNITUDES: ReadonlyMap<string, number> = factors([
  [1e3, "千 천"],
  [1e4, "万 萬 만"],
  [1e8, "億 亿 억"],
  [1e12, "兆 조"],
]);

export const PERCENT_WORDS: readonly string[] = words(
  "percentage_points percent per_cent prozentpunkte prozentpunkten prozent pour_cent por_ciento por_cento per_cento",
  "procent prosent procenta procentů proc. prosenttia процентов процента процент відсотків відсотка yüzde persen",
  "퍼센트 パーセント ポイント प्रतिशत في_المئة بالمئة بالمائة في_المائة درصد فیصد אחוזים אחוז τοις_εκατό phần_trăm เปอร์เซ็นต์",
);

export const CURRENCY_BEFORE: readonly string[] = words(
  "US$ A$ C$ CA$ AU$ NZ$ HK$ NT$ S$ R$ MX$ $ € £ ¥ ￥ ₹ ₩ ₽ ₺ ₪ ₫ ฿ ₴ ₱ ₦",
  "USD EUR GBP CHF JPY CNY INR AUD CAD SEK NOK DKK Rs. Rs Fr.",
);

export const CURRENCY_AFTER: readonly string[] = words(
  "US-Dollar dollars dollar Dollar dólares dollari dólar Euros Euro euros euro pounds pesos francs Franken kronor kroner",
  "zł złotych Kč korun kr руб. рублей грн гривень € $ £ ₽ ₺ ₪ ₫ ฿ ₴ USD EUR GBP CHF JPY 円 元 원 달러 유로 ドル ユーロ",
  '美元 欧元 歐元 人民币 रुपये रुपए دولار يورو ريال درهم جنيه تومان שקלים שקל ש"ח דולר TL lira rupiah đồng บาท',
);

/** Unit symbols and counters that belong to the figure on a slide. */
export const UNIT_SYMBOLS: readonly string[] = words(
  "km/h m/s km² m² m³ cm² km cm mm nm µm kg mg µg kWh MWh GWh TWh kW MW GW TW Wh GB MB TB KB kB PB GHz MHz kHz Hz",
  "°C °F ° dB ppm mph ml cl dl hl ha ms min px fps m g t l L h s W V K x × ‰",
  "時間 分 秒 年間 年 か月 ヶ月 カ月 か国 カ国 週間 日間 日 人 名 社 件 回 個 台 冊 本 杯 枚 軒 種類 種 歳 倍 度",
  "小时 小時 分钟 分鐘 天 个月 個月 个 次 家 位 项 項 条 座 棵",
  "명 개 시간 년 개월 일 분 초 회 배 대 권 가지 개국 주 세 곳 그루",
);

/** Spelled-out measures; they belong to the figure on a slide as symbols do. Lower case. */
export const MEASURE_WORDS: ReadonlySet<string> = new Set(
  words(
    "second seconds minute minutes hour hours day days week weeks month months year years degrees grams kilos kilograms",
    "tonnes tons litres liters miles metres meters kilometres kilometers hectares acres watts times points",
    "sekunden minuten stunde stunden tag tage tagen woche wochen monat monate monaten jahr jahre jahren grad gramm kilo",
    "kilogramm tonnen liter litern meter metern kilometer kilometern hektar mal secondes heure heures jour jours",
    "semaine semaines mois ans années degrés grammes tonnes litres mètres kilomètres fois segundos minutos hora horas",
    "día días semana semanas mes meses año años grados gramos toneladas litros metros kilómetros veces secondi minuti ora",
    "ore giorno giorni settimana settimane mese mesi anno anni gradi grammi litri metri chilometri dia dias mês anos",
    "секунд минут час часа часов день дня дней недель месяцев лет годин хвилин днів років дня минуты",
    "godzin minut dni tygodni lat hodin dní let timmar dagar veckor år timer dage uger dager uker tuntia päivää viikkoa",
    "saat gün hafta yıl דקות שעות ימים שבועות שנים דונם דקה ساعة دقيقة أيام أشهر سنوات घंटे मिनट दिन सप्ताह महीने वर्ष साल",
    "uren dagen weken maanden jaar jam hari minggu bulan tahun giờ ngày tuần tháng năm นาที ชั่วโมง วัน เดือน ปี",
  ),
);

/** Words before a number that make it a reference, not a quantity. */
export const REFERENCE_WORDS: ReadonlySet<string> = new Set(
  words(
    "figure fig. fig table chapter section sect. sec. page p. pp. no. nr. nr n° nº № § art. article artikel abschnitt",
    "kapitel seite abb. tabelle step version v. vol. issue appendix question item slide paragraph room gate platform",
    "route highway level grade phase schritt stufe folie frage étape chapitre tableau página capítulo sección figura",
    "paso etapa глава раздел рис. стр. bild hoofdstuk pagina stap",
  ),
);

export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  words(
    "do did does have has had can will we you they so more less and or of in to on at by for from is are was were the an as but than with und oder von im am zu bis mit der die das",
    "et ou de du des en au y o del la el e di da che w na и или в на с то",
  ),
);
