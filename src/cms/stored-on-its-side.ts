const exifMark = 0x45786966
const orientationTag = 0x0112

/** EXIF orientations from here on are a quarter turn. Lower ones are upside down or mirrored at most. */
const quarterTurns = 5

/**
 * Whether a photo is stored on its side, with a note on which side is up, as phones do. The build turns it upright; programs
 * that ignore the note show it on its side.
 */
export async function isStoredOnItsSide(photo: Blob): Promise<boolean> {
  const head = new DataView(await photo.slice(0, 65_536).arrayBuffer())
  try {
    return orientation(head) >= quarterTurns
  } catch {
    // The note is cut off, or there is none.
    return false
  }
}

/** The orientation in the EXIF part of a JPEG; 1 is upright. Throws an error when there is no such part. */
function orientation(head: DataView): number {
  let mark = 0
  while (head.getUint32(mark) !== exifMark) mark++
  // After "Exif" and two zeros: the order of bytes, and how far away the entries are.
  const start = mark + 6
  const littleEndian = head.getUint16(start) === 0x4949
  const entries = start + head.getUint32(start + 4, littleEndian)
  const count = head.getUint16(entries, littleEndian)
  for (let index = 0; index < count; index++) {
    const entry = entries + 2 + index * 12
    if (head.getUint16(entry, littleEndian) === orientationTag) {
      return head.getUint16(entry + 8, littleEndian)
    }
  }
  return 1
}
