import type { Words } from "../catalogue"

export const branches = {
  callBranch: (branch: string, phone: string) => `${branch} को कॉल करें, ${phone}`,
  close: "बंद करें",
  km: (km: number) => `${km}\u00a0km`,
  north: "उ",
  states: {
    rajasthan: "राजस्थान",
    gujarat: "गुजरात",
    uttarPradesh: "उत्तर प्रदेश",
    bihar: "बिहार",
    jharkhand: "झारखंड",
    westBengal: "पश्चिम बंगाल",
    madhyaPradesh: "मध्य प्रदेश",
    chhattisgarh: "छत्तीसगढ़",
    odisha: "ओडिशा",
    maharashtra: "महाराष्ट्र",
    telangana: "तेलंगाना",
    andhraPradesh: "आंध्र प्रदेश",
    karnataka: "कर्नाटक",
  },
  alsoOnMap: (names: readonly string[]) =>
    `नक़्शे पर ${names.length === 1 ? "यह भी है" : "ये भी हैं"}: ${list.format(names)}।`,
  notOnMap: (names: readonly string[]) =>
    `नक़्शे पर नहीं ${names.length === 1 ? "है" : "हैं"}: ${list.format(names)}।`,
  find: "पास की शाखा खोजें",
  locate: "मेरी जगह से खोजें",
  sources: "पिन कोड और शहरों की जगह:",
  locating: "आपकी जगह खोजी जा रही है …",
  looking: "पास की शाखा खोजी जा रही है …",
  notSorted: "दूरी पता नहीं चल सकी। कृपया फ़ोन करें।",
  nearestTo: (place: string) => `${place} से सबसे पास, `,
  nearest: (place: string, branch: string, distance: string) =>
    `${place} से सबसे पास: ${branch}, ${distance}।`,
  towns: "इस नाम के शहर",
  notThis: "यह नहीं?",
  you: "आप",
  away: (km: string) => `सीधी दूरी ${km}\u00a0km`,
  about: (distance: string) => `लगभग ${distance}`,
  lessThan: (distance: string) => `${distance} से कम`,
  notLoaded: "जगहों की सूची नहीं खुली। इंटरनेट देखकर फिर कोशिश करें, या शाखा को फ़ोन करें।",
  noLocation: "यह ब्राउज़र आपकी जगह नहीं बता सकता। पिन कोड या शहर लिखें।",
  denied: "जगह देखने की अनुमति नहीं मिली। पिन कोड या शहर लिखें।",
  notLocated: "आपकी जगह पता नहीं चली। पिन कोड या शहर लिखें।",
  tooSlow: "जगह खोजने में बहुत देर लगी। पिन कोड या शहर लिखें।",
  nothingTyped: "पिन कोड या शहर लिखें।",
  sixDigits: "पिन कोड में छह अंक होते हैं। पहले चार भी काफ़ी हैं।",
  allSixDigits: "यहाँ पहले अंक काफ़ी नहीं हैं। पिन कोड के सभी छह अंक लिखें।",
  armyPin: "यह पिन कोड सेना डाकघर का है। शहर का नाम लिखें।",
  noSuchPin: "ऐसा कोई पिन कोड नहीं है। जाँच लें, या शहर का नाम लिखें।",
  pin: (pin: string) => `पिन ${pin}`,
  notFound: "यह जगह नहीं मिली। पास के बड़े शहर का नाम या पिन कोड लिखें।",
  whichOne: "इस नाम की एक से ज़्यादा जगहें हैं। कौन सी?",
} satisfies Words["branches"]

/** Created only when needed: the first Intl format of a page takes a tenth of the time of all its scripts. */
const list = { format: (names: readonly string[]) => new Intl.ListFormat("hi").format(names) }
