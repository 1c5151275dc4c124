/** Numbers in words, as buyers write a count: "das nag", "आधा टन". Words that also mean something else are left out ("do", "bis"). */
const numbers: readonly (readonly [number, string])[] = [
  [0.5, "half aadha adha आधा"],
  [0.75, "paun pauna paune पौन पौना पौने"],
  [1.25, "sava सवा"],
  [1.5, "dedh डेढ़ डेढ"],
  [2.5, "dhai ढाई"],
  [1, "one ek एक"],
  [3, "three teen तीन"],
  [4, "four char chaar चार"],
  [5, "five panch paanch पांच पाँच"],
  [6, "six chhe छह छः"],
  [7, "seven saat सात"],
  [8, "eight aath आठ"],
  [9, "nine nau नौ"],
  [10, "ten das dus दस"],
  [12, "twelve barah बारह"],
  [15, "fifteen pandrah पंद्रह"],
  [20, "twenty bees बीस"],
  [25, "pachis पच्चीस"],
  [30, "thirty तीस"],
  [40, "forty chalis चालीस"],
  [50, "fifty pachas पचास"],
  [2, "two"],
]

const values = new Map(
  numbers.flatMap(([value, words]) =>
    words.split(" ").map((word) => [word.normalize("NFKC"), value]),
  ),
)

/** The number that a word means, or null. */
export function numberOfWord(word: string): number | null {
  return values.get(word.normalize("NFKC")) ?? null
}
