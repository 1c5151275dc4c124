import type { Words } from "../catalogue"

export const found = {
  showMore: (count: number) => `${count} और दिखाएँ`,
  startAlso: "ऐसे ही शुरू होने वाले और साइज़",
  start: "ऐसे शुरू होने वाले साइज़",
  closest: "सबसे पास के साइज़",
  calculate: "वज़न निकालें",
  weSell: "यह माल हमारे पास है। साइज़, रंग और मोटाई लिखकर जोड़ें, या इसका पेज देखें।",
  askPrice: "साइज़ भेजें, हम रेट भेजेंगे।",
  toList: "पूछताछ की सूची पर",
  unread: "कुछ नहीं मिला। साइज़ ऐसे लिखें: 50x50x3, ISMB 200 या 2 इंच मीडियम।",
  found: (count: string) => `${count} साइज़`,
  foundStart: (count: string) =>
    count === "1" ? "1 साइज़ ऐसे शुरू होता है" : `${count} साइज़ ऐसे शुरू होते हैं`,
  none: "ऐसा साइज़ नहीं है",
  noneButOne: "ऐसा साइज़ नहीं है। सबसे पास का नीचे है।",
  noneBut: (count: number) => `ऐसा साइज़ नहीं है। सबसे पास के ${count} नीचे हैं।`,
  galvanized:
    "GI पाइप बनने के बाद गैल्वनाइज़ होता है (IS 4736)। GP पाइप गैल्वनाइज़्ड पट्टी से बनता है। ये काले पाइप के साइज़ हैं।",
  computed: "हिसाब से",
  approximate: "लगभग",
  oldPiece: (mass: string, kg: string) => `${mass}, 6\u00a0मीटर का ${kg}\u00a0kg`,
  adds: (quantity: string) => `जोड़ने पर: ${quantity}`,
  web: "mm वेब",
  thick: "mm मोटाई",
  perPiece: (length) => `kg/नग, ${length}\u00a0मीटर`,
  perSheet: (size: string) => `kg/नग, ${size}`,
  outside: (outside: string, thickness: string) =>
    `OD ${outside}\u00a0mm, मोटाई ${thickness}\u00a0mm`,
} satisfies Words["found"]
