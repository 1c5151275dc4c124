import type { Words } from "../catalogue"

export const shell = {
  skipToContent: "सीधे मुख्य भाग पर जाएँ",
  mainMenu: "मुख्य मेनू",
  menu: "मेनू",
  breadcrumb: "आप यहाँ हैं",
  inquiryList: "पूछताछ सूची",
  lines: { one: "लाइन", more: "लाइनें" },
  quickContact: "तुरंत संपर्क",
  call: "कॉल करें",
  whatsapp: "WhatsApp",
  email: "ई-मेल",
  inquire: "पूछताछ",
  directions: "रास्ता",
  directionsTo: (branch: string) => `: ${branch}`,
  opensNewTab: "नए टैब में खुलेगा",
  backToTop: "ऊपर जाएँ",
  mapFromGoogle: "नक़्शा Google से आता है।",
  privacy: "गोपनीयता",
  registration: (company: string, cin: string, office: string, contact: string) =>
    `${company}। CIN ${cin}। पंजीकृत कार्यालय: ${office}। सवाल और शिकायत: ${contact}।`,
  unitOf: (field: string) => `${field}: इकाई`,
  checkDelivery: "आए माल की जाँच करें",
  stop: "।",
} satisfies Words["shell"]
