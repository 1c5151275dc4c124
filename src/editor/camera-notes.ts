/**
 * What programs and cameras write into a picture besides the picture: EXIF (place, time, camera, which side is up), XMP, IPTC and
 * the texts of PNG. Each begins with one of these words.
 */
const notes = [
  ...["Exif\0\0", "http://ns.adobe.com/xap/", "Photoshop 3.0\0"],
  ...["eXIf", "tEXt", "iTXt", "zTXt", "EXIF", "XMP "],
]

/**
 * Whether a picture carries such notes. The words can stand in the picture itself by chance, once in thousands of photos; it is
 * then drawn again for nothing.
 */
export async function hasCameraNotes(picture: Blob): Promise<boolean> {
  // Each byte as a letter of its own.
  const text = new TextDecoder("latin1").decode(await picture.arrayBuffer())
  return notes.some((word) => text.includes(word))
}
