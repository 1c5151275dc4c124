import type { Words } from "../catalogue"

export const charts = {
  documentTitle: (product: string) => `${product}: साइज़ और थ्योरेटिकल वज़न`,
  subtitle: "साइज़ और थ्योरेटिकल वज़न",
  continued: "जारी",
  stamp: (day: string) => `आँकड़े ${day} के। वज़न थ्योरेटिकल हैं; माल का असली वज़न धर्मकाँटे से होता है।`,
  page: (number: number, count: number) => `पेज ${number} / ${count}`,
  flange: { head: "फ़्लैंज × वेब", unit: "× फ़्लैंज mm" },
  oldChart: "पुराना चार्ट",
  csv: {
    family: "माल",
    size: "साइज़",
    group: "समूह",
    thickness: "मोटाई mm",
    oldChart: "पुराना चार्ट kg/m",
    standard: "मानक",
    basis: "वज़न कैसे",
    id: "ID",
  },
  basis: { table: "टेबल से", computed: "हिसाब से", approximate: "लगभग" },
} satisfies Words["charts"]
