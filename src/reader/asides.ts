/**
 * The parts of a line that are neither size nor quantity, found in the plain text before its words are: telephone numbers, dates,
 * prices, grades, standards. First match wins, so the order counts. Each has an example, with what it finds in ‹ ›; a test runs them.
 *
 * `along` goes along as typed. `label` says again what stands before it. `mass` is kg/m, `pieceMass` kg of a piece, `schedule` names a wall of
 * pipe, `stainless` is not sold, `price` can be a price or a length. A `code` begins with an unknown word, a `place` stands behind one.
 */
export type AsideKind =
  | "along"
  | "label"
  | "standard"
  | "mass"
  | "pieceMass"
  | "schedule"
  | "stainless"
  | "price"
  | "code"
  | "place"

import { unitPattern } from "./words"

/** No figure is longer: without a limit a line of 5,000 digits and commas would be read anew from each of them. */
const FIGURE = String.raw`\d[\d,]{0,14}(?:\.\d+)?`
/** The end of a word, in every script. */
const END = String.raw`(?![\p{L}\p{M}\d])`
const RUPEES = String.raw`(?:rs|inr|rupees|रुपये|रु|₹)\.?`
const PRICE = String.raw`(?:rates?|price|basic|bhav|cost|amount|amt|gst|भाव|रेट)(?![\p{L}\p{M}])`
/** "/kg", "per ton", "प्रति नग" */
const PER = String.raw`(?:\/|per|प्रति|p\.) *`
const PER_UNIT = String.raw`${PER}(?:kgs?|mts?|tons?|tonnes?|quintals?|qtl|pcs?|pieces?|nos?|lengths?|mtrs?|met(?:er|re)s?|m|ft|feet|rft|rmt|टन|किलो)${END}`
/** Words behind an amount or a length. */
const UNIT = unitPattern((unit) => /^(pieces|dozens|kg|tonnes|quintals|running.*|m|ft)$/.test(unit))
/** Not followed by what makes the figure a size or a quantity. */
const BARE = String.raw`(?![\d.,]{0,14} *(?:[x*"']|(?:mm|cm|nb|by|inch(?:es)?|in|gauge|g|${UNIT})${END})| *\d{1,2}\/[248])`
const MONTH = String.raw`(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ch|il|ust|ember|ober)?`
/** What a number behind it only names. */
const NUMBERED = String.raw`(?:p\.?o|drg|drawing|dwg|plot|block|sector|sec|phase|ward|bay|ref|invoice|enquiry|enq|indent|bill|challan|quotation|order|tender|hsn|sac|pin|pincode|code|survey|shop|house|floor|tower|wing|building|bldg|level|gate|road|lane|wo|so|rev)`
/** Behind a series a figure is a depth. */
const SERIES = String.raw`(?:[ij]s[a-z]{1,3}|m[bc]|isa|x|\*)`

/** The patterns, each below its kind, its name and its example. */
const rows = String.raw`
// label, feet behind metres: 20 nos of 6.096 m ‹(20 ft)›
  (?=\()(?<=\d *(?:mm|m|मीटर) *)\([\d,]+\s*(?:ft|फ़?ुट)\)
// along, mail or web address: ask ‹a.trader@mail.example›
  [\p{L}\d][\w.-]{0,63}@[\p{L}-]+(?:\.\p{L}{2,})+|(?:https?:\/\/|www\.)\S+
// along, telephone by name: ‹Mob: 98200 12345›
  (?:ph|phone|tel|mob|mobile|cell|contact|whatsapp|fax)\b\.? *(?:no\b\.?)? *[:.-]* *\+?\d(?:[ -]?\d){6,13}(?!\d)
// along, telephone with its code: call ‹+91-9820012345›
  \+ *91[- ]*\d(?:[- ]?\d){9}(?!\d)|0\d{2,4}[- ]\d{6,8}(?!\d)
// along, mobile telephone: call ‹98200 12345›
  [6-9]\d{4}[ -]?\d{5}(?![\d.,]| *(?:kg|mt|nos|pcs|m)\b)
// along, date: by ‹15-12-2026›
  \d{1,2}[./-]\d{1,2}[./-]20\d\d(?!\d)|\d{1,2}(?:st|nd|rd|th)?[ -]*${MONTH}\b(?:[ ,-]*20\d\d)?
// along, hour or ordinal number: before ‹5 pm›
  \d{1,2}(?:[:.]\d\d)? *[ap]\.?m\b\.?|\d{1,3}(?:st|nd|rd)\b|(?:by|on|before|from|till|upto) +\d{1,2}th\b
// along, days, floors, coats: within ‹7 days›
  (?<![x*] *)\d+(?: *(?:-|to) *\d+)? *(?:days?|din|दिन|weeks?|months?|hours?|hrs?(?! *(?:sheet|plate|coil))|years?|floors?|storeys?|sides?|sites?|coats?|km)${END}
// standard, standard: as per ‹IS 1239 (Part 1)›
  (?!(?<=(?:requirement|required|qty|quantity|total|order|need) +)is +\d+ *(?:${UNIT})${END})(?:is|bis|bs|jis|din|en|iso)(?: *(?:no|code|spec)\b\.?)? *[:.-]? *(?=[2-9]\d\d|\d{4})\d{3,5}(?!\d| *[x*]|\.\d)(?:-\d(?!\d| *(?:${UNIT})${END}))?(?:[ ,]*\(? *(?:part|prt|pt|p)[ .:-]*(?:\d{1,2}\b|[ivx]{1,4}\b) *\)?)?(?: *\([ivx\d]{1,3}\))?(?: *[:-] *(?:19|20)\d\d(?!\d| *(?:${UNIT})${END}))?
// along, strength, coating, share: zinc ‹120 gsm›
  \d+ *(?:mpa|gsm)\b|\d+(?:\.\d+)? *%
// along, grade of tube or bar: tube ‹YSt 310›
  (?:fe|yst|st|ygr|ys) ?[-=]? ?\d{2,3} ?[a-dw]?(?![\w.]| *[x*])
// along, grade of structural steel: plate ‹E 250 BR›
  e ?-? ?(?:165|250|275|300|350|410|450|500|550|600|650) ?(?:a|br|bo|b0|b|c)?(?![\w.]| *[x*])
// along, grade by word: pipe ‹Gr B› heavy
  (?:gr|grade)\b[ .:-]*(?!ss\b)(?:is ?)?(?:[a-d](?![\w.])(?! *[x*])|(?:[a-z]{0,3} ?-?(?:[1-5]|[3-9]\d|\d{3,4}) ?[a-z]{0,2})(?![\w.]| *[x*]| *(?:nos|pcs|mm|m|mtrs?|kgs?|mt|tons?)\b))
// along, American grade: pipe ‹ASTM A106 Gr. B›
  (?:astm[ -]*a? ?-?\d{2,4}\b|a ?-?(?:36|53|106|500|572)\b(?! *[x*])|api *5 *l\b)(?:[ .]*gr(?:ade)?\b[ .-]*[a-c]\b)?
// along, European grade: beam ‹S275JR›
  s ?(?:235|275|355) ?(?:jr|j0|j2)?\b(?! *[x*])
// along, Japanese grade of mild steel: plate ‹SS400›
  ss ?-?(?:330|400|490|540)(?![\w.]| *[x*])
// stainless, grade of stainless steel: ‹SS 304› pipes
  (?:(?:s\.?s\.?|aisi|inox|grade|gr\b\.?|stainless(?: steel)?) *[:-]? *(?:is )?(?:20[124]|30[1-9]|31[06]|321|4[0-3]\d)|(?:20[24]|30[1-9]|31[06])(?= ?[lh]? *(?:grade|gr)\b))[lh]?(?![\w.]| *[x*])
// label, number of a side: angle ‹side 1› 75 mm
  side *[12ab]\b(?=[ :=-]*\d)
// mass, kg per metre: ISMC 150 - ‹16.4 kg/m›
  (${FIGURE}) *kgs?\b\.? *(?:\/|per|p\.) *(?:sq\.? *m(?:tr|eter|etre)?|sqm|m2|rmt|rm|mtrs?|met(?:er|re)s?|m)(?![\p{L}\d])2?
// pieceMass, kg of a piece: angle ‹27 kg each›
  (${FIGURE}) *kgs?\b\.? *(?:(?:\/|per) *(?:pcs?|nos?|pieces?|each|lengths?|bar|नग)|each|ea|wala|wali|vala|वाला|वाली|प्रत्येक)${END}
// pieceMass, kg of a piece in brackets: ISMC 100 ‹(55 kg)›
  \( *(?:wt\.? *)?(${FIGURE}) *kgs? *\.? *\)
// along, tax code: angle ‹72162100›
  (?<![x*] ?)7[23]\d{6}(?!\d)
// along, short tax code in a cell: angle | ‹7216› | 18
  (?=7[23]\d\d)(?<=[|\t,;] *|  )(?<!(?:(?:^|[|\t,;]|  ) *(?:${UNIT})\.?|qty)(?: *[|\t,;:] *|  +))(7(?:2[0-2]|3[0-2])\d(?:\d\d)?)(?![\d.]|,\d\d)(?= *(?:[|\t,;]|$)|  )(?! *[|\t,;]? *(?:${UNIT})${END})
// along, code of an item: ‹RM-120›, angle
  (?<=^(?:\d{1,3} *[|\t,;] *)?)(?:(?:rm|st|stl|pl|hr|${UNIT})-\d{1,4}(?= *[|\t,;:]| +\S)|[a-z]{2,4}(?:-[a-z]{2,5})+-\d{1,4}(?= *[|\t,;:])|pl0\d+(?= ))
// along, code of a store: ISMC 125 | ‹0099120034› | 318
  (?<![\w.,/-]|[x*] *)(?:0\d{4,}|\d{9,})(?![\w.,/-])
// along, spacing: angle ‹@ 300 mm c/c›
  @? *\d+(?:\.\d+)? *(?:mm|mtr|m)?\.? *(?:c *\/ *c|spacing|ctrs|cent(?:re|er)s?)${END}
// along, spacing by word in front: purlins ‹spacing 600 mm›
  (?:spacing|spaced|c *\/ *c)(?: +of)? *[@:=]? *\d+(?:\.\d+)? *(?:mm|m)?\b
// along, size of holes: ISMB 200 with ‹12 mm holes›
  (?:\d+ *(?:nos?\.?|x) *)?(?:dia *)?\d+(?:\.\d+)? *(?:mm)? *(?:dia *)?holes?\b
// schedule, schedule of pipe: pipe 80 nb ‹sch 40›
  sch(?:edule|d)?\b[ .:-]*\d{2,3}\b
// along, price in rupees: angle ‹Rs. 62.50/kg›
  (?:@ *)?${RUPEES} *[:=]? *${FIGURE}(?: *\/-)?(?: *${PER_UNIT}| *(?:kg|each|ea|pmt|p\.?m\.?t)\b)?
// along, price by a unit: angle ‹rate 62/kg›
  (?:@|${PRICE}) *(?:${PER_UNIT})?[ :=@-]*(?:${RUPEES})? *${FIGURE}(?: *\/-| *${PER_UNIT}| *(?:each|ea|pmt)\b)
// along, price by word: angle ‹rate per kg 62›
  ${PRICE} *\(?(?:${PER_UNIT})?[) :=@.-]*${FIGURE}${BARE}
// price, price or length behind pieces: SHS 50x50x3 10 nos ‹@ 2400›
  (?<=(?:nos?|pcs?|pieces?|nag|नग)\.? *)@ *([3-9]\d\d|\d{4}|1[01]\d{3})(?![\d,]|\.\d| *(?:\+|plus|only|net|per|\/|gst|incl?|ex\b|exw|for\b|basic|k[aei]\b|rate|bhav|${RUPEES}))${BARE}
// along, price behind @: SHS 50x50x3 10 nos ‹@ 65›
  @ *(?:[2-9]\d|\d{3,})(?:[\d,]*(?:\.\d+)?)${BARE}
// price, price or length behind @: ISMB 200 10 nos ‹@ 6›
  @ *${FIGURE}${BARE}
// along, price with a unit behind it: angle ‹61,500 pmt›
  (?<!${SERIES}[ -]*)${FIGURE} *(?:\/-|${PER_UNIT}|(?:rs|rupees|रुपये|₹)(?![\p{L}\p{M}\d.]| *[\d.])(?: *(?:\/ *)?(?:kgs?|tons?|mt|pcs?|nos?|mtrs?|ft)\b)?|p\.?m\.?t\b)
// along, price with a unit in front: angle ‹per ton 52000›
  (?=[/pप])(?<!(?:length|len|long|wt|weight) +)${PER}(?:met(?:er|re) +)?(?:kgs?|mts?|tons?|tonnes?|quintals?|qtl|pcs?|pieces?|nos?|lengths?|mtrs?|met(?:er|re)s?|m|ft|feet|rft|rmt|टन|किलो)${END} *[:@=-]* *(?:${RUPEES})? *${FIGURE}${BARE}
// along, number of an item: need ‹Sl. No. 4:› ISMC 150
  (?:sl|sr|s|item|line)\.? *no\b\.? *[:#-]? *\d{1,3}\b:?
// along, number with its name: delivery ‹sector 63›
  ${NUMBERED}\b\.? *(?:code|no|number|nos)?\b\.? *[:#-]* *\d[\d/-]*(?![\d./-]|,\d\d)${BARE}
// code, code of letters and figures: RHS 80x40x3.2 ‹BATCH-0042› 20 nos
  (\p{L}{2,12})-?\d+[\d/-]*(?:-\p{L}{1,3}\d+)?(?![\p{L}\p{M}\d.]| *[x*])
// place, postal code: delivery Noida ‹201301›
  [1-9]\d{5}(?![\d.,]| *(?:kg|mt|nos|pcs|m|mm|\|)\b)
`

/** The patterns, ready to be tried at a place of a plain text. The first group of one is the figure or the letters it is about. */
export const asidePatterns = [...rows.matchAll(/^\/\/ (\w+), (.*?): (.*)\n {2}(.*)$/gm)].map(
  ([, kind, name, example, pattern]) => ({
    ...{ kind: kind as AsideKind, name, example },
    pattern: new RegExp(pattern, "uy"),
  }),
)

/** Finds out at once whether any of them begins at a place. */
export const anyAside = new RegExp(
  asidePatterns.map(({ pattern }) => pattern.source).join("|"),
  "uy",
)
