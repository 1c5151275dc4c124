import type { Words } from "../catalogue"
import { steel } from "./steel"

export const delivery = {
  ...steel,
  tablesMissing: "साइज़ की सूची नहीं खुली।",
  tryAgain: "फिर कोशिश करें",
  unitOfWeight: "वज़न किलो में या टन में",
  kgUnit: "किलो",
  tonnesUnit: "टन",
  yesKg: (figure: string) => `हाँ, ${figure}\u00a0kg`,
  check: "माल जाँचें",
  blanks: {
    vehicle: "गाड़ी नंबर",
    challan: "चालान नंबर",
    slip: "काँटा पर्ची नंबर",
    checkedBy: "जाँचने वाला",
  },
  heads: { size: "साइज़", received: "आया माल", perPiece: "kg/नग" },
  ordered: (quantity: string) => `आपकी सूची में: ${quantity}। आए हुए नग गिनें।`,
  usesTable: (oldChart: string) => `${oldChart}; जाँच IS टेबल से होती है।`,
  remove: (name: string) => `${name} हटाएँ`,
  fields: { pieces: "आए हुए नग", width: "चौड़ाई, mm", length: "एक नग की लंबाई, मीटर" },
  perPiece: (weight: string) => `${weight}/नग`,
  copied: "टेक्स्ट में कॉपी हो गया।",
  copyText: "टेक्स्ट कॉपी करें",
  rows: { theoretical: "थ्योरेटिकल वज़न", net: "काँटे का नेट वज़न", difference: "फ़र्क़" },
  unconfirmed: "यहाँ लगी टॉलरेंस की पुष्टि अभी बाक़ी है: इस नतीजे पर कुछ करने से पहले हमसे पूछ लें।",
  unknownSize: "कोई साइज़ पहचान में नहीं आया, या साइज़ की सूची अभी नहीं खुली। फिर से दबाएँ, या साइज़ हटाएँ।",

  gross: "ग्रॉस वज़न",
  tare: "टेयर वज़न",
  grossLessTare: (weight: string) => `ग्रॉस घटा टेयर: ${weight}।`,
  grossMissing: "ग्रॉस वज़न भी लिखें, या सिर्फ़ नेट वज़न लिखें।",
  tareMissing: "टेयर वज़न भी लिखें, या सिर्फ़ नेट वज़न लिखें।",
  tareTooHeavy: "टेयर वज़न ग्रॉस वज़न से कम होना चाहिए।",
  netDiffers: (weight: string) =>
    `ग्रॉस घटा टेयर ${weight} होता है। तीनों वज़न जाँच लें, या नेट ख़ाली छोड़ दें।`,
  typed: {
    weight: {
      missing: "काँटा पर्ची का नेट वज़न लिखें।",
      wrong: (typed: string) => `“${typed}” वज़न नहीं है। ऐसे लिखें: 5,240।`,
      outside: (_: string, most: string) =>
        `वज़न 0 से ज़्यादा और ज़्यादा से ज़्यादा ${most}\u00a0kg होना चाहिए।`,
    },
    pieces: {
      missing: "कितने नग आए, लिखें।",
      wrong: (typed: string) => `“${typed}” नग की संख्या नहीं है।`,
      outside: (least: string, most: string) =>
        `नग ${least} से ${most} के बीच होने चाहिए, पूरे, आधे-अधूरे नहीं।`,
    },
    length: {
      missing: "एक नग की लंबाई लिखें।",
      wrong: (typed: string) => `“${typed}” लंबाई नहीं है। मीटर में लिखें, जैसे 6।`,
      outside: (least: string, most: string) => `लंबाई ${least} से ${most} मीटर के बीच होनी चाहिए।`,
    },
    width: {
      missing: "चादर की चौड़ाई लिखें।",
      wrong: (typed: string) => `“${typed}” चौड़ाई नहीं है। mm में लिखें, जैसे 1250।`,
      outside: (least: string, most: string) =>
        `चौड़ाई ${least} से ${most}\u00a0mm के बीच होनी चाहिए।`,
    },
  },
  inMetres: (metres: string, mm: string) => `लंबाई मीटर में लिखें: ${mm}\u00a0mm के लिए ${metres}।`,
  meantTonnes: "यह थ्योरेटिकल वज़न का लगभग हज़ारवाँ हिस्सा है। क्या यह टन में है?",
  meantKg: "यह थ्योरेटिकल वज़न का लगभग हज़ार गुना है। क्या यह किलो में है?",

  within: "टॉलरेंस के अंदर",
  shortBy: (weight: string) => `${weight} कम`,
  overBy: (weight: string) => `${weight} ज़्यादा`,
  withinOld: "पुराने चार्ट से टॉलरेंस के अंदर",
  farOff: "बहुत ज़्यादा फ़र्क़: नग और पर्ची जाँच लें",
  noVerdict: "कोई नतीजा नहीं",
  differenceOf: (weight: string, pieces: string) => `${weight} (${pieces} नग)`,
  isTheoretical: "नेट वज़न थ्योरेटिकल वज़न के बराबर है।",
  isLess: (difference: string, percent: string) =>
    `नेट वज़न थ्योरेटिकल वज़न से ${difference} कम है: ${percent}।`,
  isMore: (difference: string, percent: string) =>
    `नेट वज़न थ्योरेटिकल वज़न से ${difference} ज़्यादा है: ${percent}।`,
  noTolerance: (sizes: string) => `${sizes} की टॉलरेंस पता नहीं है।`,
  countedAsIs: (sizes: string) => `${sizes} की टॉलरेंस पता नहीं है: उसका थ्योरेटिकल वज़न गिना गया है।`,
  notWeighed: (goods: string) => `आपकी सूची में बिना वज़न के, इसलिए गिना नहीं गया: ${goods}।`,
  allowed: (least: string, most: string) => `टॉलरेंस में: ${least} से ${most} तक।`,
  below: (weight: string) => `यह टॉलरेंस से ${weight} कम है।`,
  above: (weight: string) => `यह टॉलरेंस से ${weight} ज़्यादा है।`,
  piece: (received: string, theoretical: string, percent: string) =>
    `एक नग: औसत ${received}, थ्योरेटिकल ${theoretical}, ${percent}।`,
  pieceAllowed: (band: string, verdict: string) => `एक नग पर टॉलरेंस: ${band}। यह ${verdict} है।`,
  stop: "।",
  verdicts: { within: "टॉलरेंस के अंदर", short: "टॉलरेंस से हल्का", over: "टॉलरेंस से भारी" },
  noLimit: "कोई सीमा नहीं मिली",
  onLength: (band: string) => `एक नग पर ${band}`,
  onLot: (band: string, tonnes: number) => `${tonnes}\u00a0टन या उससे बड़े लॉट पर ${band}`,
  used: (name: string, band: string, source: string) => `${name}: ${band}। ${source}।`,
  band: (less: string, more: string) => `−${less}\u00a0% से +${more}\u00a0% तक`,
  clause: (clause: string) => `धारा ${clause.replace(" and ", " और ")}`,
  noClause: "धारा पता नहीं",
  toConfirm: (place: string) => `${place}; पुष्टि बाक़ी`,
  whereRead: "हर टॉलरेंस कहाँ पढ़ी गई, और किसकी पुष्टि हो चुकी है",
  byOldChart: (theoretical: string, oldChart: string, percent: string) =>
    `IS टेबल से ${theoretical}, पुराने चार्ट से ${oldChart}: चार्ट से नेट वज़न का फ़र्क़ ${percent} है।`,
  received: (count: string, dimensions: string, weight: string) =>
    `${count}, ${dimensions} = ${weight}`,
  theoretical: (weight: string) => `थ्योरेटिकल: ${weight}`,
  net: (weight: string) => `काँटे का नेट: ${weight}`,
} satisfies Words["delivery"]
