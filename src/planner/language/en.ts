import type { LanguageTable } from "./language-table.ts";

export const english: LanguageTable = {
  script: "spaced",
  deletesClauses: true,
  pointers:
    "this|these|that|those|it|it's|it’s|its|they|they're|they’re|they'll|they’ll|they've|they’ve|their|them|he|he's|he’s|his|him|she|she's|she’s|her|such|same|the same|the former|the latter|both of these|some of these|one of these|each of these|all of these|none of these|neither of these|many of these|most of these|another|others|other examples|there|here|that's|that’s|there's|there’s|here's|here’s|either way|one example|one such|doing so|doing this|doing that|these days|all of it|all of this|all of that|all this|none of it|none of this|each of them|one of them|some of them|most of them|many of them|part of it|the first two|the first three|the last two|the other two|the other|the others|the rest|the second one|the first one|the reason|the reasons|the result|the answer|the answers|the second|the third|the next largest|the remaining|the two|the three|both|none|neither|either|most of it|some of it|some of this|half of them|the above",
  demonstratives: "this|these|those",
  additives: "same|latter|former|respectively|also|too|as well|likewise|similarly",
  preambles:
    "note that|remember that|keep in mind that|bear in mind that|it is worth noting that|it's worth noting that|it’s worth noting that|please note that|it is important to note that|it should be noted that|the good news is that|the truth is that|the fact is that|it turns out that|it seems clear that",
  definites: "the",
  indefinites: "a|an|one|each|every|some|another|new",
  enumerators:
    "the second|the third|the fourth|the next|the last|second|third|fourth|secondly|thirdly|another|the other|and the third|and the second|and the last",
  connectives:
    "but|and|so|or|nor|yet|then|thus|hence|therefore|however|otherwise|instead|also|moreover|furthermore|besides|additionally|meanwhile|nevertheless|nonetheless|consequently|accordingly|similarly|likewise|conversely|still|plus|because|even so|that said|in turn|as such|as a result|in addition|in contrast|on the contrary|on the other hand|in that case|in this case|in this way|in this situation|in fact|indeed|for example|for instance|e.g.|i.e.|of course|rather|after that|after this|before that|next|finally|lastly|first|second|third|firstly|secondly|thirdly|again|alternatively|if so|if not|if they|if it|if this|if that|when it|when they|when this|while this|while it|while they|as they|since this|since they|although this|to do so|to do this|to this end|for this|for that|with that|with this|with all of that|at this|from this|from there|by this|in these|in those|at these|for i|for we|for he|for she|for they|for it|for you|for only",
  adverbials:
    "additionally|furthermore|moreover|however|therefore|also|finally|lastly|first|firstly|second|secondly|next|then|thus|hence|indeed|in fact|of course|in general|generally|overall|for example|for instance|in addition|as a result|consequently|accordingly|similarly|likewise|still|instead|interestingly|unsurprisingly|surprisingly|notably|importantly|clearly|obviously|naturally|ultimately|basically|essentially|in short|in other words|in particular|specifically|as a general rule|as a rule|as usual|after all|in the end|and finally|sometimes|often|usually|typically|more generally|in practice|in principle|to be clear|simply put|frankly|again|besides|meanwhile|nevertheless|nonetheless|that said|as you know|as always|by the way|on the whole|remember|thankfully|fortunately|unfortunately|sadly|luckily|today|recently",
  leadIns:
    "while|although|though|even though|whereas|despite|in spite of|in addition to|besides|along with|as well as|given",
  backMatter:
    "references|bibliography|further reading|additional resources|resources|see also|related|related posts|related articles|acknowledgements|acknowledgments|credits|contributors|about the author|about the authors|author|table of contents|contents|comments|footnotes|notes and references|external links|links|license|sources|share this|appendix|disclaimer|changelog",
  functionWords:
    "a|an|the|of|to|and|or|but|nor|that|those|these|this|which|who|whom|whose|with|without|for|in|on|at|by|from|as|than|into|onto|about|between|among|through|during|if|when|while|because|although|unless|until|such|very|more|most|its|their|your|our|my|his|her|where|how|what|why|every|each|per|via",
  negations:
    "not|no|never|none|nor|neither|without|but|unless|only|except|however|although|though|hardly|rarely|n't|isn't|aren't|don't|doesn't|didn't|won't|can't|cannot|couldn't|shouldn't|wouldn't|wasn't|weren't|isn’t|aren’t|don’t|doesn’t|didn’t|won’t|can’t|couldn’t|shouldn’t|wouldn’t|wasn’t|weren’t|if|instead|rather",
  deixis:
    "above|below|following|as follows|previous section|next section|earlier section|in this post|this post|in this article|this article|this guide|this document|this page|this section|this chapter|this conversation|this report|this tutorial|see also|listed here|shown here|described here|table of contents|footnote|the rest of this|the chart|the graph|the list|this list",
  thirdPersons: "them|they|him|her|he|she|it",
  boilerplate:
    "best regards|kind regards|regards|sincerely|yours truly|dear all|dear colleagues|dear team|dear readers|cheers|subject:|media contact|press contact|about us|you can read|you can download|you can find|you can also|see the|read the full|for reference|full disclosure|disclaimer|update:|editor's note|editor’s note|this post was|this article was|thank you|thanks to|thanks for|special thanks|shout-out|shout out|shoutout|we'd like to thank|we’d like to thank|greetings|dear readers|welcome to|hello|hi everyone|congratulations|stay tuned|without further ado|let's dive|let’s dive|let's get started|let’s get started|read more|read on|keep reading|continue reading|click|subscribe|sign up|follow us|learn more|find out more|for more information|for more details|check out|download|all rights reserved|copyright|photo by|image credit|originally published|fun fact|hope you enjoy|enjoy reading|happy reading|let us know|see you|here's to|here’s to|spoiler alert|fellow citizens|i have been asked|i've been asked|i’ve been asked|i promised|i like to think|so here it is|think about that|fair question|let me tell|let me start|let me begin|let me explain|i want to talk|i would like to talk|i'd like to talk|i’d like to talk|i will try|asked will|we began by|we enumerated|you will hear|as i said|as mentioned|needless to say|by now you|in this talk|today we are going|present:|absent:|attendees:|attendees|apologies:|minutes taken|we hope|if you'd like|if you’d like|if you would like|if you want to help|feel free to|get in touch|reach out to us|write to us",
  narrator: "we|our|us|i|my|me|we're|we’re|we've|we’ve|we'll|we’ll|i'm|i’m|i've|i’ve",
  verbs:
    "is|are|was|were|be|has|have|had|does|do|did|can|could|will|would|should|must|may|might|shall|isn't|aren't|don't|doesn't|didn't|won't|can't|cannot|isn’t|aren’t|don’t|doesn’t|didn’t|won’t|can’t|it's|it’s|you're|you’re|we're|we’re|need|needs|make|makes|made|get|gets|got|give|gives|gave|take|takes|took|use|uses|help|helps|keep|keeps|kept|let|lets|say|says|said|show|shows|mean|means|meant|become|becomes|became|grow|grows|grew|rise|rises|rose|fall|falls|fell|drop|drops|remain|remains|cost|costs|work|works|want|wants|wins|win|won|lose|loses|lost|begin|begins|began|start|starts|stop|stops|come|comes|came|go|goes|went|know|knows|knew|think|thinks|thought|see|sees|saw|find|finds|found|lead|leads|led|bring|brings|brought|build|builds|built|run|runs|ran|set|sets|put|puts|allow|allows|require|requires|reduce|reduces|increase|increases|improve|improves|cause|causes|affect|affects|include|includes|provide|provides|offer|offers|matter|matters|depend|depends|belong|belongs|want|pay|pays|beat|beats|save|saves|waste|wastes|pledge|observe|renew|welcome|ask|dare|generated|suggests|suggest|appreciate|complain|die|dies|died|live|lives|lived|sit|sits|sat|stand|stands|stood|lie|lies|leak|leaks|hold|holds|held|pass|passes|passed|last|lasts|lasted|move|moves|moved|turn|turns|turned|happen|happens|happened|exist|exists|existed|arrive|arrives|arrived|fail|fails|failed|succeed|succeeds|agree|agrees|agreed|decide|decides|decided|choose|chooses|chose|speak|speaks|spoke|talk|talks|talked|write|writes|wrote|read|reads|tell|tells|told|call|calls|called|feel|feels|felt|seem|seems|seemed|look|looks|looked|appear|appears|appeared|sell|sells|sold|buy|buys|bought|spend|spends|spent|earn|earns|earned|send|sends|sent|receive|receives|received|follow|follows|followed|support|supports|supported|protect|protects|protected|create|creates|created|cool|cools|cooled|kill|kills|killed|eat|eats|ate|drink|drinks|drank|open|opens|opened|close|closes|closed|change|changes|changed|reach|reaches|reached|cover|covers|covered|ends|ended|continues|continued|doubled|tripled|rely|relies|relied|report|reports|reported|respect|deserve|deserves|teach|teaches|taught|learn|learns|learned|share|shares|shared|meet|meets|met|try|tries|tried|enjoy|enjoys|love|loves|hate|hates|prefer|prefers|preferred|expect|expects|expected|hope|hopes|hoped|believe|believes|believed|plant|plants|planted|carry|carries|carried|collect|collects|measure|measures|drives|drove|settle|settles|replaced|replaces|struggle|struggles|listen|listens|answer|answers|wait|waits|waited",
  verbEndings: "",
  clauseFrom: 0,
  participleEndings: "ing",
  clauseOpeners: "that|which|who|whose|where|when|while|because|if",
  determiners: "a|an|the|this|its|their|his|her|your|our|my|no|every|each|some|any|us|them|him|you|me|it",
  beforeDeterminers:
    "all|both|half|only|even|just|such|quite|what|not|never|twice|once|also|always|often|still|rather|almost|nearly|about|around|besides|despite|unlike|throughout|toward|towards|plus|versus|including|regarding|following|according|because|although|though|whether|than|then|when|while|where|why|how|if|that|which|who|whose|so|but|or|and|as|like|until|since|after|before|during|against|across|behind|beyond|within|over|under|off|out|up|down|near|along|past|above|below|except|instead|is|was|too|there|here|now|today|again|perhaps|maybe|yet",
  imperatives:
    "add|agree|adopt|allow|apply|ask|assign|avoid|be|begin|bring|build|call|check|choose|clean|clear|collect|communicate|compare|connect|consider|create|cut|decide|define|delegate|deliver|describe|design|develop|discover|do|don't|don’t|embrace|encourage|end|ensure|establish|explain|explore|find|finish|fix|follow|forget|gather|get|give|go|grow|handle|have|hire|identify|include|invest|invite|join|keep|know|launch|learn|leave|let|listen|look|make|manage|move|never|offer|organize|organise|pay|pick|practice|practise|prepare|prevent|protect|provide|publish|put|read|reduce|remember|remove|repeat|replace|respect|respond|run|save|say|schedule|see|select|send|separate|share|show|simplify|solve|speak|split|start|stay|stop|take|talk|teach|tell|think|trust|try|turn|understand|use|verify|wait|watch|write",
  interrogatives: "what|who|where|when|why|how|which|whether|does|is|are|can|should",
  howTo: "how to|steps|step by step|getting started|instructions|procedure|recipe|process|workflow|checklist for",
  advice:
    "should|must|need|needs|important|key|best|essential|crucial|always|never|secret|matters|remember|the point|in short|ultimately|works best",
  vague: "some|some people|many people|sometimes|someone|one of|a few|several|for some|certain|maybe|perhaps|of course",
  conditionals: "if|when|whenever|once|unless|until|should you|in case",
  contrast: "but|instead|rather than|yet|although|despite|however|even though|never|not|only|unlike",
  partitives:
    "of|percent of|per cent of|percent|per cent|out of|points|more|less|fewer|times|per|a week|a day|a month|a year|a quarter|an hour|each week|each day|each month|each year|every week|every day",
  relatives: "which|who|whose|where",
  examples: "such as|for example|for instance|e.g.|including|like|especially|particularly|in particular|among others",
  announcers: "here are|here is|here's|here’s|these are|there are|there is|consider|this is",
  pros: "pros|advantages|benefits|upsides|strengths|pro",
  cons: "cons|disadvantages|drawbacks|downsides|weaknesses|risks|limitations|con",
  myth: "myth|misconception|fiction",
  fact: "fact|reality|truth",
  before: "before|then|old|previously",
  after: "after|now|new|today",
};
