import type { Words } from "../catalogue"

export const form = {
  seeList: "सूची देखें",
  backToForm: "फ़ॉर्म पर वापस",
  consent: "सहमति",
  sending: "पूछताछ भेजी जा रही है …",
  tooQuick: "बहुत जल्दी हो गया। कृपया बटन फिर से दबाएँ।",
  notSent: "आपकी पूछताछ नहीं गई",
  stillHere: "आपने जो लिखा, सब यहीं है। बटन फिर से दबाएँ, या किसी और तरीक़े से भेजें।",
  refused: (status: number) => `सर्वर ने पूछताछ नहीं ली (गड़बड़ी ${status})।`,
  timeout: (seconds: number) =>
    `सर्वर ने ${seconds} सेकंड तक जवाब नहीं दिया। हो सकता है पूछताछ पहुँच गई हो।`,
  unreachable: "सर्वर से संपर्क नहीं हुआ। अपना इंटरनेट देखें।",
  optional: "(ज़रूरी नहीं)",
  choose: "चुनें",
  trap: "इसे ख़ाली छोड़ें",
  copied: "कॉपी हो गया।",
  longMessage: "कुछ ऐप लंबा संदेश काट देते हैं। पूरा न पहुँचे तो यहाँ से कॉपी करके वहाँ पेस्ट करें।",
  yourMessage: "आपका संदेश",
  copyMessage: "संदेश कॉपी करें",

  faults: (count: number) => (count === 1 ? "एक जगह सुधार करें" : `${count} जगह सुधार करें`),
  name: { brief: "अपना नाम लिखें", sentence: "अपना नाम लिखें।" },
  message: {
    brief: "कम से कम एक साइज़ या माल लिखें",
    sentence: "कम से कम एक साइज़ या माल का नाम लिखें।",
  },
  tick: { brief: "बॉक्स पर निशान लगाएँ", sentence: "बॉक्स पर निशान लगाएँ, ताकि हम आपको जवाब दे सकें।" },
  emailBrief: "पूरा पता लिखें",
  emailWithoutAt: (email: string) => `${emailSentence(email)} इसमें @ नहीं है।`,
  emailWithSpace: (email: string) => `${emailSentence(email)} इसमें ख़ाली जगह नहीं हो सकती।`,
  emailIncomplete: (email: string) => `${emailSentence(email)} @ से पहले या बाद का हिस्सा अधूरा है।`,

  tenDigitsBrief: "दस अंक लिखें",
  tenDigits: "दस अंक लिखें, जैसे 98100 00000।",
  tenDigitsNot: (count: number) => `दस अंक लिखें, जैसे 98100 00000। आपने ${digitsTyped(count)}।`,
  fullNumberBrief: "पूरा नंबर लिखें",
  fullNumber: (typed: string) =>
    `देश के कोड के बाद पूरा नंबर लिखें, जैसे +971 50 123 4567। आपने ${typed} लिखा है।`,
  after0Brief: "0 के बाद दस अंक लिखें",
  after0: (count: number) => `0 के बाद दस अंक लिखें, जैसे 0120 456 7890। आपने ${digitsTyped(count)}।`,
  after91Brief: "+91 के बाद दस अंक लिखें",
  after91: (count: number) => `+91 के बाद दस अंक लिखें, जैसे +91 98100 00000। आपने ${digitsTyped(count)}।`,

  details: {
    name: "नाम",
    company: "फ़र्म",
    phone: "फ़ोन",
    email: "ई-मेल",
    city: "शहर",
    trade: "काम",
    products: "प्रोडक्ट",
  },
  subject: (to: string, from: string) => `${to} से पूछताछ, ${from} की ओर से`,
} satisfies Words["form"]

function emailSentence(email: string): string {
  return `पूरा पता लिखें, जैसे name@example.com। आपने ${email} लिखा है।`
}

function digitsTyped(count: number): string {
  return count === 1 ? "1 अंक लिखा है" : `${count} अंक लिखे हैं`
}
