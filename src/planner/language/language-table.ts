/**
 * What the offline planner knows about a language: short lists of closed-class words, separated by `|`.
 * They decide which sentences can stand on a slide by themselves and what may be deleted; they never become slide text.
 */
export interface LanguageTable {
  /** `unspaced`: no spaces between words, openers match as prefixes; `agglutinated`: words carry their particles. */
  readonly script: "spaced" | "agglutinated" | "unspaced";
  /** False where the verb ends the clause or words fuse with particles: then only parentheses may be deleted. */
  readonly deletesClauses: boolean;
  /** Opening pronouns and demonstratives that need the sentence before. */
  readonly pointers: string;
  /** Demonstratives that tie a sentence to the one before even behind its first words: "Using this metric, …". */
  readonly demonstratives: string;
  /** Words for "also", "too": the sentence adds to something that is not shown. */
  readonly additives: string;
  /** Definite articles: what stands behind one may have been introduced before … */
  readonly definites: string;
  /** … by one of these: "a page", "every proposal". */
  readonly indefinites: string;
  /** Openings that count on from the sentence before: "The second …". They follow nothing but the one they count from. */
  readonly enumerators: string;
  /** Opening conjunctions and connectives that lean on the sentence before. */
  readonly connectives: string;
  /** Opening adverbials that a comma follows and whose loss changes nothing. */
  readonly adverbials: string;
  /** Openers of leading clauses that grant or add something and may go without harm: "While …,", "In addition to …,". */
  readonly leadIns: string;
  /** Headings over what is not part of the text: references, credits, further reading. */
  readonly backMatter: string;
  /** Words no phrase may end in. */
  readonly functionWords: string;
  /** Around these nothing is ever deleted. */
  readonly negations: string;
  /** Words by which a text speaks about its own page: "above", "the following", "in this post". */
  readonly deixis: string;
  /** Pronouns for somebody or something named before; where "we" or "I" is the subject, that was in another sentence. */
  readonly thirdPersons: string;
  /** Greetings, thanks, credits, invitations to read on. */
  readonly boilerplate: string;
  /** The author speaking of himself: "we", "our". */
  readonly narrator: string;
  /** Frequent finite verbs and auxiliaries: they tell a clause from a label. */
  readonly verbs: string;
  /** Endings of verb forms, where they are telling. */
  readonly verbEndings: string;
  /** Words from which on a text counts as a clause though no listed verb is in it; 0 where the lists are enough. */
  readonly clauseFrom: number;
  /** Endings of participles and gerunds that may open a sentence without being its verb. */
  readonly participleEndings: string;
  /** Relative pronouns and conjunctions behind which another clause begins. */
  readonly clauseOpeners: string;
  /** Articles and the like: a word in front of one, unless `beforeDeterminers` lists it, is a verb. */
  readonly determiners: string;
  readonly beforeDeterminers: string;
  /** First words of headings that tell the reader to do something. */
  readonly imperatives: string;
  /** Question words: a heading that opens with one names a question, with or without its mark. */
  readonly interrogatives: string;
  /** Starts of headings over instructions. */
  readonly howTo: string;
  /** Words of advice and weight: "should", "important", "never". */
  readonly advice: string;
  /** Openings that speak of some and not of all: "some people", "sometimes". */
  readonly vague: string;
  /** Openings that make all that follows depend on a case. */
  readonly conditionals: string;
  /** Words that turn a sentence against expectation. */
  readonly contrast: string;
  /** Words that may follow a figure and belong to it: "48% of …". */
  readonly partitives: string;
  /** Relative pronouns that open a non-restrictive clause after a comma. */
  readonly relatives: string;
  /** Openings of examples that a comma or dash sets off at the end of a sentence: ", such as …". */
  readonly examples: string;
  /** Openings that only announce what comes: "here are …". */
  readonly announcers: string;
  readonly pros: string;
  readonly cons: string;
  readonly myth: string;
  readonly fact: string;
  readonly before: string;
  readonly after: string;
}
