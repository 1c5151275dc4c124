import type { Words } from "../catalogue"

export const paste = {
  nothingPasted: "कम से कम एक साइज़ लिखें या पेस्ट करें।",
  read: "साइज़ पढ़ें",
  readAgain: "बॉक्स बदल गया था, इसलिए फिर से पढ़ा गया। लाइनें देखकर जोड़ें।",
  linesRead: "पढ़ी गई लाइनें",
  chooseOne: "कम से कम एक साइज़ चुनें।",
  nothingToAdd: "अभी जोड़ने को कुछ नहीं",
  addSizes: (sizes: string) => `${sizes} जोड़ें`,
  sizesAdded: (sizes: string) => `${sizes}: जोड़ दिया।`,
  linesLeft: (count: number) =>
    count === 1 ? "एक लाइन बॉक्स में बाक़ी है।" : `${count} लाइनें बॉक्स में बाक़ी हैं।`,
  loading: "साइज़ की सूची खुल रही है …",
  notLoaded: "साइज़ की सूची नहीं खुली। इंटरनेट देखकर बटन फिर से दबाएँ।",
} satisfies Words["paste"]
