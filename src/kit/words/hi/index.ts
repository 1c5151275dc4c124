import type { Words } from "../catalogue"
import * as inquiry from "./inquiry"
import * as steel from "./steel"
import * as tools from "./tools"

export const shell = {
  skipToContent: "सीधे मुख्य भाग पर जाएँ",
  mainMenu: "मुख्य मेनू",
  menu: "मेनू",
  breadcrumb: "आप यहाँ हैं",
  inquiryList: "पूछताछ सूची",
  quickContact: "तुरंत संपर्क",
  call: "कॉल करें",
  whatsapp: "WhatsApp",
  email: "ई-मेल",
  inquire: "पूछताछ",
  directions: "रास्ता",
  directionsTo: (branch) => `: ${branch}`,
  opensNewTab: "नए टैब में खुलेगा",
  backToTop: "ऊपर जाएँ",
  mapFromGoogle: "नक़्शा Google से आता है।",
  privacy: "गोपनीयता",
  registered: { office: "पंजीकृत कार्यालय", contact: "सवाल और शिकायत" },
  counting: {
    heading: "विज़िट कैसे गिनी जाती हैं",
    text: "Plausible से, जो यूरोपीय संघ में है: बिना कुकी के, और ऐसा कुछ भी दर्ज किए बिना जिससे आपकी पहचान हो। केवल पेज, आप कहाँ से आए, उपकरण का प्रकार और देश। आपके ब्राउज़र में कुछ नहीं रखा जाता।",
  },
  listIsSafe: "आपकी पूछताछ सूची सुरक्षित है, इसी फ़ोन या कंप्यूटर में है।",
} satisfies Words["shell"]

export const slides = {
  carousel: "चित्रों की पट्टी",
  slide: "चित्र",
  place: (index, count) => `${count} में से ${index}`,
  pauseSlides: "चित्र रोकें",
  playSlides: "चित्र चलाएँ",
  pauseCarousel: "पट्टी रोकें",
  playCarousel: "पट्टी चलाएँ",
  previous: "पिछला चित्र",
  next: "अगला चित्र",
  onThisSlide: "इस चित्र में",
  standard: "मानक",
  sendList: "अपनी सूची भेजें",
  nextSlide: "आगे",
  pauseFilm: "वीडियो रोकें",
  playFilm: "वीडियो चलाएँ",
} satisfies Words["slides"]

export const branches = {
  callBranch: (branch, phone) => `${branch} को कॉल करें, ${phone}`,
  close: "बंद करें",
  km: (km) => `${km}\u00a0km`,
  north: "उ",
  alsoOnMap: (names) => `नक़्शे पर ${names.length === 1 ? "यह भी है" : "ये भी हैं"}: ${joined(names)}।`,
  notOnMap: (names) => `नक़्शे पर नहीं ${names.length === 1 ? "है" : "हैं"}: ${joined(names)}।`,
  find: "पास की शाखा खोजें",
  locate: "मेरी जगह से खोजें",
  sources: "पिन कोड और शहरों की जगह:",
  locating: "आपकी जगह खोजी जा रही है …",
  looking: "पास की शाखा खोजी जा रही है …",
  notSorted: "दूरी पता नहीं चल सकी। कृपया फ़ोन करें।",
  nearestTo: (place) => `${place} से सबसे पास, `,
  nearest: (place, branch, distance) => `${place} से सबसे पास: ${branch}, ${distance}।`,
  towns: "इस नाम के शहर",
  notThis: "यह नहीं?",
  you: "आप",
  away: (km) => `सीधी दूरी ${km}\u00a0km`,
  about: (distance) => `लगभग ${distance}`,
  lessThan: (distance) => `${distance} से कम`,
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
  pin: (pin) => `पिन ${pin}`,
  notFound: "यह जगह नहीं मिली। पास के बड़े शहर का नाम या पिन कोड लिखें।",
  whichOne: "इस नाम की एक से ज़्यादा जगहें हैं। कौन सी?",
} satisfies Words["branches"]

/** Created only when needed: the first Intl format of a page takes a tenth of the time of all its scripts. */
const joined = (names: readonly string[]) => new Intl.ListFormat("hi").format(names)

/** All Hindi words of the interface; see the English ones. */
export const hindi: Words = {
  language: "hi",
  branches,
  shell,
  slides,
  ...inquiry,
  ...steel,
  ...tools,
}
