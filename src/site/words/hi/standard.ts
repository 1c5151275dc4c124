/** English words in the standard of a size; the rest is numbers and formulas. */
const inHindi: readonly (readonly [RegExp, string])[] = [
  [/^Computed:/, "हिसाब से:"],
  [/^Approximate:/, "लगभग:"],
  [/corners 2t outside and t inside/, "कोने बाहर 2t, अंदर t"],
  [/per mm of thickness/, "हर mm मोटाई पर"],
  [/plain sheet plus (.+) for the pattern/, "सादी चादर और पैटर्न के $1"],
  [/trade chart/g, "बाज़ार का चार्ट"],
]

/** The standard of a size as Hindi pages show it: "हिसाब से: 0.0246615 × t × (D − t)" for "Computed: …". */
export function standardInHindi(standard: string): string {
  return inHindi.reduce((text, [english, hindi]) => text.replace(english, hindi), standard)
}
