import type { Words } from "../catalogue"
import { families } from "./families"

export const drawing = {
  families,
  cutFace: "कटे हुए हिस्से का एक टुकड़ा, मोटाई पैमाने पर",
  toScale: "पैमाने पर बना चित्र",
  cornerRadius: (radius: string) => `बाहरी कोने की गोलाई ${radius}\u00a0mm`,
  indicativeSteps: "खाँचे और कोने अंदाज़ से",
  nests: {
    hollow: "25 से 500\u00a0mm तक के चौकोर पाइप और 600\u00a0×\u00a0400 की बाहरी रेखा, एक ही पैमाने पर",
    pipe: "15\u00a0nb से 400\u00a0nb तक के गोल पाइप, एक ही पैमाने पर",
    rolled: "600 का गर्डर, 400 का चैनल और 200\u00a0×\u00a0200 का एंगल, एक ही पैमाने पर",
    coated: "रंगीन चादर: 0.50\u00a0mm स्टील पर 30 माइक्रॉन पेंट, और सात रंग",
    sheet: "1.6 से 20\u00a0mm तक की चादर की मोटाई, एक ही पैमाने पर",
    gp: "15 से 100\u00a0mm तक के GP चौकोर, आयताकार और गोल पाइप, एक ही पैमाने पर",
  },
} satisfies Words["drawing"]
