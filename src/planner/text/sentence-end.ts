/** The mark a sentence ends in, in any of the scripts, with the quotation marks and brackets behind it. */
export const SENTENCE_END = /[.!?。！？।؟…]["'”’»」』)）\]]*$/u;
