import type { Rooms } from "../rooms"

export const shell = {
  skipToContent: "सीधे मुख्य भाग पर जाएँ",
  otherLanguage: "English",
  inEnglish: "अंग्रेज़ी में",
  mainMenu: "मुख्य मेनू",
  menu: "मेनू",
  breadcrumb: "आप यहाँ हैं",
  inquiryList: "पूछताछ सूची",
  sizes: { one: "साइज़", more: "साइज़" },
  quickContact: "तुरंत संपर्क",
  call: "कॉल करें",
  whatsapp: "WhatsApp",
  email: "ई-मेल",
  inquire: "पूछताछ",
  directions: "रास्ता",
  directionsTo: (branch: string) => `: ${branch}`,
  opensNewTab: "नए टैब में खुलेगा",
  backToTop: "ऊपर जाएँ",
  privacy: "निजता",
  registration: (company: string, cin: string, office: string, contact: string) =>
    `${company}. CIN ${cin}. पंजीकृत कार्यालय: ${office}. सवाल और शिकायत: ${contact}.`,
  offlineList: { before: "आपकी ", link: "पूछताछ सूची", after: " सुरक्षित है, इसी फ़ोन या कंप्यूटर में है।" },
  print: "प्रिंट",
  copyBlocked: "ब्राउज़र ने कॉपी नहीं करने दिया। बॉक्स से कॉपी करें।",
  textToCopy: "कॉपी करने का टेक्स्ट",
  checkDelivery: "आए माल की जाँच करें",
} satisfies Rooms["shell"]
