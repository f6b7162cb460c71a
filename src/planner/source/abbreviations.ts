/** Languages that write ordinals with a full stop ("am 3. Mai"). */
export const ORDINAL_DOT: ReadonlySet<string> = new Set([
  "cs",
  "da",
  "de",
  "et",
  "fi",
  "hr",
  "hu",
  "is",
  "lv",
  "nb",
  "nn",
  "no",
  "pl",
  "sk",
  "sl",
  "sr",
  "tr",
]);

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

interface Abbreviations {
  readonly always: {
    readonly all: ReadonlySet<string>;
    readonly byLanguage: Readonly<Record<string, ReadonlySet<string>>>;
  };
  /** Only abbreviations when a number follows. */
  readonly beforeNumber: ReadonlySet<string>;
}

/** Words (lower case, without the last full stop) behind which a full stop rarely ends a sentence. */
export const ABBREVIATIONS: Abbreviations = {
  always: {
    all: words("dr prof mr mrs ms vs e.g i.e cf al approx jr sr mt"),
    byLanguage: {
      en: words("st gen sen rep gov capt col lt sgt rev hon messrs u.s u.k a.m p.m dept est inc ltd"),
      de: words(
        "z.b z d.h d u.a u s.o s.u v.a bzw ca evtl ggf inkl zzgl hr fr frl str tel mind max min usw.a i.d.r i o.ä gem geb gest ing dipl st mio mrd",
      ),
      fr: words("m mm mme mlle mgr p.ex ex env av apr ch ste"),
      es: words("sr sra srta dra ud uds ej p.ej pág aprox avda dña"),
      it: words("sig dott ing avv es p.es ca prof.ssa sig.ra"),
      pt: words("sra dra ex p.ex av aprox ltda"),
      nl: words("bijv bv d.w.z o.a dhr mevr ca mw drs ir"),
      sv: words("t.ex bl.a dvs ca kl m.m s.k"),
      da: words("f.eks bl.a dvs ca kl"),
      nb: words("f.eks bl.a dvs ca kl"),
      no: words("f.eks bl.a dvs ca kl"),
      fi: words("esim mm ns n klo"),
      pl: words("np tzn tj prof dr inż mgr ul ok r"),
      cs: words("např tj tzv mj ing mgr p"),
      ru: words("т.е т т.н г гг ул им напр проф см"),
      uk: words("т.е т м вул ім напр проф див"),
      tr: words("örn vb bkz prof doç av"),
      el: words("π.χ κ δηλ"),
    },
  },
  beforeNumber: words(
    "no nos nr fig figs p pp vol ch sec art abs bd kap tab n núm pág cap č str rys с рис jan feb mar apr jun jul aug sep sept oct nov dec",
  ),
};
