/** Letters of any script, in small letters without accents and the dot of Urdu sounds (nukta): "Ghāziābād" is "ghaziabad". */
export function nameKey(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\u0300-\u036f\u093c]/g, "")
    .replace(/[^\p{L}\p{M}]/gu, "")
    .normalize("NFC")
}

/** The Latin equivalents of Devanagari letters in names. Any other is an a, written or not. */
const LATIN: Readonly<Record<string, string>> = {
  ...latinOf("क ख ग घ च छ ज झ ट ठ ड ढ", "k k g g c c j j t t d d"),
  ...latinOf("त थ द ध न ण ङ ञ प फ ब भ म", "t t d d n n n n p f b b m"),
  ...latinOf("य र ल ळ व श ष स ह ं ँ ऋ ृ", "i r l l v s s s h n n r r"),
  ...latinOf("इ ई ि ी ए ऐ े ै ऎ ॅ", "i i i i i i i i i i"),
  ...latinOf("उ ऊ ु ू ओ औ ो ौ ऑ ॉ", "u u u u u u u u u u"),
}

function latinOf(letters: string, sounds: string): Record<string, string> {
  const latin = sounds.split(" ")
  return Object.fromEntries(letters.split(" ").map((letter, place) => [letter, latin[place]]))
}

/**
 * A name by its sound, without its a's, the same for spellings in Latin and Devanagari: "Ghaziabad", "Gaziabad" and
 * "ग़ाज़ियाबाद" are "gjibd". Two towns can sound alike, so names are looked up by letters first.
 */
export function soundKey(name: string): string {
  const letters = name.normalize("NFD").toLowerCase()
  const sounds = /\p{Script=Devanagari}/u.test(letters)
    ? devanagariSounds(letters)
    : latinSounds(letters)
  return sounds.replace(/m(?=[pbf])/g, "n").replace(/(.)\1+/g, "$1")
}

function devanagariSounds(letters: string): string {
  // Ṛ and ṛh are written with an r in Latin letters.
  const plain = letters.replace(/[डढ]\u093c/g, "र")
  return [...plain].map((letter) => LATIN[letter] ?? "").join("")
}

function latinSounds(letters: string): string {
  return letters
    .replace(/[^a-z]/g, "")
    .replace(/(?<=.{3})e$/, "")
    .replace(/ph/g, "f")
    .replace(/ch+/g, "ç")
    .replace(/x/g, "ks")
    .replace(/[cq]/g, "k")
    .replace(/ç/g, "c")
    .replace(/z/g, "j")
    .replace(/w/g, "v")
    .replace(/(?<=[b-df-gj-np-tv-z])h/g, "")
    .replace(/[ey]/g, "i")
    .replace(/o/g, "u")
    .replace(/a/g, "")
}
