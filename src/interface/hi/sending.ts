import type { Words } from "../catalogue"

export const sending = {
  print: "प्रिंट",
  copyBlocked: "ब्राउज़र ने कॉपी नहीं करने दिया। बॉक्स से कॉपी करें।",
  textToCopy: "कॉपी करने का टेक्स्ट",
  listEmpty: "सूची ख़ाली है।",
  listBack: "आपके साइज़ सूची में वापस आ गए।",
  sentList: {
    one: "भेजी हुई सूची (1 साइज़) पूछताछ सूची से हटा दी है, ताकि अगली पूछताछ में दोबारा न जाए।",
    more: (count: number) =>
      `भेजी हुई सूची (${count} साइज़) पूछताछ सूची से हटा दी है, ताकि अगली पूछताछ में दोबारा न जाए।`,
  },
  putBack: "वापस लाएँ",
  sentIt: "भेज दी? तो सूची ख़ाली कर दें, ताकि अगली पूछताछ में दोबारा न जाए।",
  emptyList: "सूची ख़ाली करें",
} satisfies Words["sending"]
