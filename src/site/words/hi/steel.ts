import type { Words } from "../catalogue"
import { families } from "./families"

export const steel = {
  families,
  classes: { light: "लाइट", medium: "मीडियम", heavy: "हैवी" },
  classOf: (bore: number, pipeClass: string) => `${bore}\u00a0nb ${pipeClass}`,
  sheetOf: (thickness: string, width: string) => `${thickness}\u00a0mm, चौड़ाई ${width}\u00a0mm`,
  onePiece: (figure: string) => `${figure} नग`,
  pieces: (figure: string) => `${figure} नग`,
  metres: (figure: string) => `${figure} मीटर`,
  kg: (figure: string) => `${figure}\u00a0kg`,
  tonnes: (figure: string) => `${figure} टन`,
  piecesOf: (pieces: string, length: string) => `${pieces} × ${length} मीटर`,
  units: { pieces: "नग", metres: "मीटर", kg: "किलो", tonnes: "टन" },
  sizes: (count: number) => `${count} साइज़`,
  lines: (count: number) => `${count} लाइन`,
  withoutWeight: (lines: number) => `${lines} लाइन बिना वज़न की`,
  andWithoutWeight: (tonnes: string, lines: number) => `${tonnes} और ${lines} लाइन बिना वज़न की`,
  andMore: (lines: number) => `और ${lines} लाइन बिना वज़न की`,
  oldChart: "पुराना चार्ट",
  oldChartOf: (figures: string) => `पुराने चार्ट से: ${figures}`,

  add: "पूछताछ में जोड़ें",
  onList: (quantities: string) => `आपकी सूची में: ${quantities}`,
  isOnList: "आपकी सूची में है",
  addedWithout: (what: string) => `${what}: जोड़ दिया।`,
  unit: "इकाई",
  addMore: (amount: string) => `${amount} और जोड़ें`,
  changeTo: (quantity: string) => `बदलकर ${quantity} करें`,
  quantity: "मात्रा",
  remark: "रंग, मोटाई, साइज़",
  remarkHint: "जैसे फ़ोन पर बताते हैं।",
  added: (name: string, quantity: string) => `${name}, ${quantity}: जोड़ दिया।`,
  changed: (name: string, quantity: string) => `${name}: अब ${quantity}।`,
  size: "साइज़",
  listFull: (most: number) => `सूची में ${most} लाइनें आती हैं। इसे भेजकर नई सूची बनाएँ।`,
  wholePieces: "नग पूरे होने चाहिए, आधे-अधूरे नहीं।",
  moreThan0: "मात्रा 0 से ज़्यादा होनी चाहिए।",
  wordsTooLong: (most: number) => `एक लाइन में ${most} अक्षर आते हैं। बाकी दूसरी लाइन में लिखें।`,
  wordsMissing: "क्या चाहिए, लिखें; नहीं तो लाइन हटा दें।",
  atMost: (amount: string) => `मात्रा ज़्यादा से ज़्यादा ${amount} हो सकती है।`,
  pieceBetween: (least: number, most: number) =>
    `एक नग की लंबाई ${least} से ${most} मीटर के बीच होनी चाहिए।`,
  quantityMissing: "मात्रा लिखें।",
  otherUnit: (typed: string, unit: string) => `“${typed}” ${unit} में है: ${unit} चुनें।`,
  pieceMissing: "एक नग की लंबाई लिखें।",
  noNumber: (typed: string) => `“${typed}” कोई संख्या नहीं है।`,
  unreadable: (text: string) => `“${text}” समझ नहीं आया।`,
  leftOut: (most: number, count: number) =>
    `सूची में ${most} लाइन आ सकती है: ${count === 1 ? "1 लाइन छूट गई" : `${count} लाइनें छूट गईं`}।`,
  beginningMissing: "इस लिंक का शुरू का हिस्सा नहीं है। सूची जाँच लें।",
  endMissing: "इस लिंक का आख़िरी हिस्सा नहीं है। आख़िरी लाइन जाँच लें, और यह भी कि सब लाइनें आई हैं।",
  ambiguous: (typed: string, decimal: string, whole: string) =>
    `“${typed}” का मतलब ${decimal} भी हो सकता है और ${whole} भी। जो सही हो वही लिखें।`,

  patternNote: "लगभग: चेकर्ड पैटर्न का वज़न हर मिल में अलग होता है।",
  oldDimensionsNote: (dimensions: string) =>
    `पुराना चार्ट इस नाप का है: फ़्लैंज की चौड़ाई × वेब × फ़्लैंज की मोटाई ${dimensions}\u00a0mm।`,
  cornerNote: (percent: string) =>
    `बाहरी कोने की गोलाई 2t, जैसा IS 4923 में है। EN 10219 के बड़े कोनों से वज़न ${percent} % कम होता है।`,
  radiiNote: "कोनों की गोलाई IS 808 में इन भुजाओं के लिए दी हुई है।",
  filletNote: {
    channel: (least: number, most: number) =>
      `कोनों की भराई नहीं जोड़ी: IS 808 के चैनल इस फ़ॉर्मूले से ${least} से ${most} % भारी होते हैं।`,
    beam: (least: number, most: number) =>
      `कोनों की भराई नहीं जोड़ी: IS 808 के गर्डर इस फ़ॉर्मूले से ${least} से ${most} % भारी होते हैं।`,
  },

  inquiryList: "पूछताछ सूची",
  askForPrice: "इस सूची का रेट बताएँ।",
  total: (tonnes: string) => `कुल: ${tonnes} टन (थ्योरेटिकल वज़न)`,
  totalWithout: (tonnes: string, lines: number) =>
    `कुल: ${tonnes} टन (थ्योरेटिकल वज़न) और ${lines} लाइन बिना वज़न की`,
  oldChartTotal: (tonnes: string) => `पुराने चार्ट से कुल: ${tonnes} टन`,
} satisfies Words["steel"]
