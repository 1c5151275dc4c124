import type { Words } from "../catalogue"

export const finder = {
  name: "साइज़ खोजें",
  clear: "सब हटाएँ",
  loading: "साइज़ खुल रहे हैं …",
  size: "साइज़",
  find: "खोजें",
  seeSizes: "साइज़ देखें",
  shape: "माल",
  shapes: {
    square: "चौकोर",
    rectangular: "आयताकार",
    pipe: "गोल पाइप",
    gp: "GP पाइप",
    angle: "एंगल",
    channel: "चैनल",
    beam: "गर्डर",
    sheet: "चादर",
    plank: "प्लैंक",
  },
  notLoaded: {
    before: "साइज़ नहीं खुले। इंटरनेट देखकर फिर कोशिश करें, या ",
    after: " पर कॉल करके साइज़ पूछ लें।",
  },
  tryAgain: "फिर कोशिश करें",
  lineUp: "एंगल, पाइप, गोल पाइप, चैनल, चौकोर पाइप और गर्डर, एक ही पैमाने पर",
} satisfies Words["finder"]
