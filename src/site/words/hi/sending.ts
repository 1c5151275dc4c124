import type { Words } from "../catalogue"

export const sending = {
  print: "प्रिंट",
  copyBlocked: "ब्राउज़र ने कॉपी नहीं करने दिया। बॉक्स से कॉपी करें।",
  textToCopy: "कॉपी करने का टेक्स्ट",
  listBack: "आपकी सूची वापस आ गई।",
  sentOn: (count: string, day: string) => `आपने ${day} को ${count} की सूची भेजी थी।`,
  sentBefore: (count: string) => `आपने ${count} की सूची भेजी है।`,
  putBack: "वही सूची फिर खोलें",
  sentIt: "भेज दी? तो अगली पूछताछ ख़ाली सूची से शुरू होगी।",
  markSent: "हाँ, भेज दी",
  markedSent: "सूची पर ‘भेजी गई’ लिख दिया।",
  leftInBox: (count: number) => `बॉक्स की ${count} लाइन सूची में नहीं है, जैसी लिखी है वैसी ही जाएगी।`,
} satisfies Words["sending"]
