import {
  endingOf,
  fileFault,
  megabytes,
  pictureEndingFault,
  pictureFault,
  pictureLimits,
  unreadablePicture,
  type PictureMeasures,
} from "../content/model/media-limits"
import { checkWords, say } from "./sentences"

/** The longest side (px) of a picture: enough for full width on a high-density screen. */
const longestSide = 2400

/** Of a JPG. */
const quality = 0.85

const heic = () =>
  say(
    "this is a HEIC photo, which browsers do not show. On the iPhone open Settings, Camera, Formats, choose Most Compatible and take it again; or open it on the computer and save it as JPG",
  )
const film = () => say("this film has a format not all browsers play. Save it as MP4")

/**
 * The file as the site can use it, and what to say of it. A picture is drawn again: upright, on white, without what the camera noted
 * in it, such as the place, and not larger than the site needs.
 *
 * @throws Error with the content check's reason why the site cannot use it
 */
export async function fitForSite(file: File): Promise<{ file: File; report: string }> {
  const ending = endingOf(file.name)
  if (ending === ".mp4" || ending === ".webm") {
    const fault = fileFault(file.size)
    const shorter = "{fault}. Make the film shorter, or save it 1280 pixels wide"
    refuse(fault && say(shorter, { fault: checkWords(fault) }))
    return { file, report: say("It has {size}.", { size: megabytes(file.size) }) }
  }
  refuse(/^\.(mov|avi|mkv|3gp)$/.test(ending) && film())
  refuse(/^\.hei[cf]$/.test(ending) && heic())
  refuse(pictureEndingFault(file.name))
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) {
    // Some programs leave a HEIC photo under another name: bytes 4 to 12 say the format.
    const format = await file.slice(4, 12).text()
    throw new Error(/^ftyp(hei|hev|mif1)/.test(format) ? heic() : unreadablePicture)
  }
  const before = { bytes: file.size, width: bitmap.width, height: bitmap.height }
  const fault = pictureFault(before)
  refuse(before.width < pictureLimits.minWidth && fault)
  const drawn = await drawnAgain(bitmap, file, ending === ".png" && !fault)
  refuse(pictureFault(drawn.measures))
  const measures = { before: measured(before), after: measured(drawn.measures) }
  return { file: drawn.file, report: say("It was {before}; it is now {after}.", measures) }
}

function refuse(reason: string | false | undefined): void {
  if (reason) throw new Error(reason)
}

function measured({ bytes, width, height }: PictureMeasures): string {
  return say("{bytes} and {width} by {height} pixels", { bytes: megabytes(bytes), width, height })
}

/** The picture on a canvas, as JPG unless its lines are to stay sharp as PNG. */
async function drawnAgain(bitmap: ImageBitmap, { name }: File, asPng: boolean) {
  const longest = longestSide / Math.max(bitmap.width, bitmap.height)
  // A long one stays as wide as a picture must be.
  const scale = Math.min(1, Math.max(longest, pictureLimits.minWidth / bitmap.width))
  const canvas = document.createElement("canvas")
  const width = (canvas.width = Math.round(bitmap.width * scale))
  const height = (canvas.height = Math.round(bitmap.height * scale))
  const context = canvas.getContext("2d")
  if (context) {
    context.fillStyle = "#fff"
    context.fillRect(0, 0, width, height)
    context.drawImage(bitmap, 0, 0, width, height)
  }
  // Sixty photos at once would otherwise fill the memory of a phone.
  bitmap.close()
  const drawnAs = (type: string) =>
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  let blob = await drawnAs(asPng ? "image/png" : "image/jpeg")
  // A greyscale scan can grow when it is saved in full colour.
  if (blob && blob.size > pictureLimits.maxBytes) blob = await drawnAs("image/jpeg")
  if (!blob) {
    throw new Error(
      say("the browser could not make it smaller. Make it smaller in another program"),
    )
  }
  const { type } = blob
  const ending = type === "image/png" ? ".png" : ".jpg"
  const file = new File([blob], name.replace(/\.[^.]*$/, ending), { type })
  return { file, measures: { width, height, bytes: blob.size } }
}
