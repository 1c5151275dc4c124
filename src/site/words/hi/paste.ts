import type { Words } from "../catalogue"

export const paste = {
  nothingPasted: "कम से कम एक साइज़ लिखें या पेस्ट करें।",
  read: "साइज़ पढ़ें",
  readAgain: "बॉक्स बदल गया था, इसलिए फिर से पढ़ा गया। लाइनें देखकर जोड़ें।",
  chooseOne: "कम से कम एक साइज़ चुनें।",
  nothingToAdd: "अभी जोड़ने को कुछ नहीं",
  summary: (read: number, asked: number, written: number) =>
    [
      `${read} लाइनें पढ़ीं`,
      ...(asked === 0 ? [] : [`${asked} में जवाब चाहिए`]),
      ...(written === 0 ? [] : [`${written} जैसी लिखी हैं वैसी जाएँगी`]),
    ].join(", ") + "।",
  add: (lines: number) => `${lines} लाइन जोड़ें`,
  added: (lines: number) => `${lines} लाइन जोड़ दी।`,
  linesLeft: (count: number) =>
    count === 1 ? "एक लाइन बॉक्स में बाक़ी है।" : `${count} लाइनें बॉक्स में बाक़ी हैं।`,
  loading: "साइज़ की सूची खुल रही है …",
  notLoaded: "साइज़ की सूची नहीं खुली। इंटरनेट देखकर बटन फिर से दबाएँ।",
} satisfies Words["paste"]
