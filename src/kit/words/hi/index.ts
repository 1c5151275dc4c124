import type { Words } from "../catalogue"
import { sentencesOf, type Some } from "../sentences"
import texts from "./texts.json"

/** Created only when needed: the first Intl format of a page takes a tenth of the time of all its scripts. */
const joined = (names: readonly string[]) => new Intl.ListFormat("hi").format(names)

/** English words in the standard of a size; the rest is numbers and formulas. */
const inHindi: readonly (readonly [RegExp, string])[] = [
  [/^Computed:/, "हिसाब से:"],
  [/^Approximate:/, "लगभग:"],
  [/corners 2t outside and t inside/, "कोने बाहर 2t, अंदर t"],
  [/per mm of thickness/, "हर mm मोटाई पर"],
  [/plain sheet plus (.+) for the pattern/, "सादी चादर और पैटर्न के $1"],
  [/trade chart/g, "बाज़ार का चार्ट"],
]

/** The standard of a size as Hindi pages show it: "हिसाब से: 0.0246615 × t × (D − t)" for "Computed: …". */
function standardInHindi(standard: string): string {
  return inHindi.reduce((text, [english, hindi]) => text.replace(english, hindi), standard)
}

/** Sentences that depend on more than their figures. */
const functions = {
  branches: {
    alsoOnMap: (names) => `नक़्शे पर ${names.length === 1 ? "यह भी है" : "ये भी हैं"}: ${joined(names)}।`,
    notOnMap: (names) => `नक़्शे पर नहीं ${names.length === 1 ? "है" : "हैं"}: ${joined(names)}।`,
  },
  list: {
    kept: {
      about: (count, total, open) => `${count}, ${total}${open === 0 ? "" : `, ${open} सवाल बाक़ी`}`,
      taken: (count, left) =>
        `${count} सूची ले ली।` +
        (left === 0 ? "" : ` जगह दस की है: ${left} नहीं आई। कुछ मिटाकर फ़ाइल फिर से लें।`),
    },
  },
  paste: {
    came: (sizes, questions, written) =>
      "सूची में आया: " +
      [
        ...(sizes === 0 ? [] : [`${sizes} साइज़`]),
        ...(questions === 0 ? [] : [`${questions} सवाल`]),
        ...(written === 0 ? [] : [`${written} लाइन जैसी लिखी है`]),
      ].join(", ") +
      "।",
  },
  sending: {
    leftOut: (way, left, isLinked) =>
      `${way} में ${left === 0 ? "पूरा संदेश" : `${left} लाइन`} नहीं आ${left === 0 ? "एगा" : left === 1 ? "एगी" : "एँगी"}। ${isLinked ? "संदेश में यह लिखा है, और पूरी सूची का लिंक है।" : "संदेश में यह लिखा है।"} सब कुछ भेजना हो तो “टेक्स्ट कॉपी करें” दबाकर पेस्ट करें।`,
    inMessage: (left, isLinked) =>
      `${left === 0 ? "बाक़ी" : `${left} लाइन और ${left === 1 ? "है" : "हैं"}`}${isLinked ? ", नीचे के लिंक में।" : ": अलग से भेजेंगे।"}`,
  },
  form: {
    faultIn: {
      name: () => "अपना नाम लिखें।",
      phone: (typed) =>
        `दस अंक लिखें, जैसे 98100 00000, या + और देश के कोड के साथ नंबर।${typed && ` आपने ${typed} लिखा है।`}`,
      message: () => "कम से कम एक साइज़ या माल का नाम लिखें।",
      consent: () => "बॉक्स पर निशान लगाएँ, ताकि हम आपको जवाब दे सकें।",
    },
  },
  steel: {
    remarkOf: (kind) =>
      kind === "coated"
        ? "रंग, मोटाई, साइज़"
        : kind === "coil"
          ? "मोटाई, चौड़ाई, ग्रेड"
          : "साइज़, मोटाई, फ़िनिश",
    tableOf: (standard) => `${standardInHindi(standard)} की टेबल`,
    inFeet: (feet, inches) => `${feet}\u00a0फ़ुट${inches && `\u00a0${inches}\u00a0इंच`}`,
    standardText: (standard) => standardInHindi(standard),
    endMissing: (here, count) =>
      count > here + 1
        ? `इस लिंक का आख़िरी हिस्सा नहीं है: लाइन ${here + 1} से ${count} तक नहीं आईं।`
        : `इस लिंक का आख़िरी हिस्सा नहीं है: लाइन ${here + 1} नहीं आई।`,
  },
  tables: {
    weightsFrom: (standards) => `वज़न ${standardInHindi(standards)} से।`,
    stripStandard: (standards) => `पट्टी का मानक: ${standardInHindi(standards)}।`,
    standards: (standards) => `मानक: ${standardInHindi(standards)}।`,
    compare: {
      show: (count) => (count === 1 ? "एक और चुनें" : `${count} साथ-साथ देखें`),
    },
  },
  delivery: {
    clause: (clause) => `धारा ${clause.replace(" and ", " और ")}`,
  },
  finder: {
    foundStart: (count) => (count === "1" ? "1 साइज़ ऐसे शुरू होता है" : `${count} साइज़ ऐसे शुरू होते हैं`),
  },
  load: {
    carried: (vehicle, feet, tonnes, trips) =>
      `जाएगा: ${vehicle} (बॉडी ${feet}\u00a0फुट, ${tonnes}\u00a0टन)${trips === 1 ? ", एक फेरे में" : `, ${trips} फेरों में`}। पीछे कुछ बाहर नहीं निकलेगा।`,
  },
} satisfies Some<Words>

const { steel, ...parts } = sentencesOf<Omit<Words, "language">>(texts, functions)

/** All Hindi words of the interface, with the keys of the English ones (words.test.ts). Most are texts for translators: texts.json */
export const hindi: Words = {
  language: "hi",
  steel,
  ...parts,
  list: { ...steel, ...parts.list },
  reading: { ...steel, ...parts.reading },
  tables: { ...steel, ...parts.tables },
  calculator: { ...steel, ...parts.calculator },
  delivery: { ...steel, ...parts.delivery },
  finder: { ...steel, ...parts.finder },
}
