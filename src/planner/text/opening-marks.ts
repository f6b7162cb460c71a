/** Source of a pattern for what may stand in front of the first word of a sentence: quotation marks, brackets, dashes. */
export const OPENING_MARKS = "^[\\s\"'“”„«»‹›‘’「『（(*_¿¡–—-]*";
