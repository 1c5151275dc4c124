import type { Language } from "../interface/language"
import { nameKey } from "./nameKeys"

/** States and union territories by GeoNames code: the name, then other names. */
const stateNames: Readonly<Record<string, readonly [string, ...string[]]>> = {
  "01": ["Andaman and Nicobar Islands", "Andaman", "अंडमान"],
  "02": ["Andhra Pradesh", "Andhra", "AP", "आंध्र प्रदेश"],
  "03": ["Assam", "असम"],
  "05": ["Chandigarh", "चंडीगढ़"],
  "07": ["Delhi", "NCR", "NCT", "दिल्ली"],
  "09": ["Gujarat", "GJ", "गुजरात"],
  "10": ["Haryana", "HR", "हरियाणा"],
  "11": ["Himachal Pradesh", "Himachal", "HP", "हिमाचल प्रदेश", "हिमाचल"],
  "12": ["Jammu and Kashmir", "J&K", "JK", "Kashmir", "जम्मू और कश्मीर"],
  "13": ["Kerala", "KL", "केरल"],
  "14": ["Lakshadweep", "लक्षद्वीप"],
  "16": ["Maharashtra", "MH", "महाराष्ट्र"],
  "17": ["Manipur", "मणिपुर"],
  "18": ["Meghalaya", "मेघालय"],
  "19": ["Karnataka", "KA", "कर्नाटक"],
  "20": ["Nagaland", "नागालैंड"],
  "21": ["Odisha", "Orissa", "OD", "ओडिशा", "उड़ीसा"],
  "22": ["Puducherry", "Pondicherry", "पुदुचेरी"],
  "23": ["Punjab", "PB", "पंजाब"],
  "24": ["Rajasthan", "RJ", "राजस्थान"],
  "25": ["Tamil Nadu", "Tamilnadu", "TN", "तमिलनाडु"],
  "26": ["Tripura", "त्रिपुरा"],
  "28": ["West Bengal", "Bengal", "WB", "पश्चिम बंगाल"],
  "29": ["Sikkim", "सिक्किम"],
  "30": ["Arunachal Pradesh", "Arunachal", "अरुणाचल प्रदेश"],
  "31": ["Mizoram", "मिज़ोरम"],
  "33": ["Goa", "गोवा"],
  "34": ["Bihar", "BR", "बिहार"],
  "35": ["Madhya Pradesh", "MP", "मध्य प्रदेश"],
  "36": ["Uttar Pradesh", "UP", "उत्तर प्रदेश"],
  "37": ["Chhattisgarh", "Chattisgarh", "CG", "छत्तीसगढ़"],
  "38": ["Jharkhand", "JH", "झारखंड"],
  "39": ["Uttarakhand", "Uttaranchal", "UK", "उत्तराखंड"],
  "40": ["Telangana", "TS", "TG", "तेलंगाना"],
  "41": ["Ladakh", "लद्दाख"],
  "52": ["Dadra and Nagar Haveli and Daman and Diu", "Dadra and Nagar Haveli", "Daman and Diu"],
}

const codes = new Map(
  Object.entries(stateNames).flatMap(([code, names]) =>
    names.map((name) => [nameKey(name), code] as const),
  ),
)

/** The name of a state by its code. Empty if unknown. */
export function stateNamed(typed: string): string | undefined {
  return codes.get(nameKey(typed))
}

/** The name of a state by its code, in Hindi if it is listed. */
export function stateName(code: string, language: Language): string {
  const names = stateNames[code] ?? []
  const inHindi = names.find((name) => /\p{Script=Devanagari}/u.test(name))
  return (language === "hi" ? inHindi : undefined) ?? names[0] ?? ""
}
