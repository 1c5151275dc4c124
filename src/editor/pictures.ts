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

/** The longest side (px) of a shrunk picture: enough for full width on a high-density screen. */
const shrunkSide = 2400

const shrunkQuality = 0.85

const heic = () =>
  say(
    "this is a HEIC photo, which browsers do not show. On the iPhone open Settings, Camera, Formats, choose Most Compatible and take it again; or open it on the computer and save it as JPG",
  )
const film = () => say("this film has a format not all browsers play. Save it as MP4")

/**
 * The file as the site can use it, and what to say of it: a picture upright, on white, without what the camera noted in it and not
 * larger than the site needs. One that is so already stays as it is.
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
  // Some programs leave a HEIC photo under another name: bytes 4 to 12 say the format.
  const format = bitmap ? "" : await file.slice(4, 12).text()
  refuse(/^ftyp(hei|hev|mif1)/.test(format) && heic())
  if (!bitmap) throw new Error(unreadablePicture)
  const before = { bytes: file.size, width: bitmap.width, height: bitmap.height }
  const fault = pictureFault(before)
  refuse(before.width < pictureLimits.minWidth && fault)
  const [hasNotes, isClear] = [!fault && (await hasCameraNotes(file)), hasClearParts(bitmap)]
  const mustBeDrawn = fault !== undefined || hasNotes || isClear
  const fit = mustBeDrawn
    ? await drawnAgain(bitmap, file, fault !== undefined)
    : { file, ...before }
  refuse(pictureFault(fit))
  const report = [
    fault
      ? say("It was {before}; it is now {after}.", {
          before: measured(before),
          after: measured(fit),
        })
      : say("It has {size}.", { size: measured(fit) }),
    hasNotes && say("What the camera noted in it, such as the place, was removed."),
    isClear && say("Its transparent parts are white now."),
  ]
  return { file: fit.file, report: report.filter(Boolean).join(" ") }
}

function refuse(reason: string | false | undefined): void {
  if (reason) throw new Error(reason)
}

function measured({ bytes, width, height }: PictureMeasures): string {
  return say("{bytes} and {width} by {height} pixels", { bytes: megabytes(bytes), width, height })
}

/** The picture upright on a canvas, with its longest side at most `side` px. */
function drawn(bitmap: ImageBitmap, side: number, ground?: string) {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement("canvas")
  const width = (canvas.width = Math.round(bitmap.width * scale))
  const height = (canvas.height = Math.round(bitmap.height * scale))
  const context = canvas.getContext("2d")
  if (context && ground) {
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
  }
  context?.drawImage(bitmap, 0, 0, width, height)
  return { canvas, context, width, height }
}

/** Whether one sees through parts of a picture. */
function hasClearParts(bitmap: ImageBitmap): boolean {
  const { context, width, height } = drawn(bitmap, 1000)
  const data = context?.getImageData(0, 0, width, height).data ?? []
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true
  return false
}

/** The picture on white, without notes. One that is too heavy becomes WebP unless it is a JPG; others keep their kind. */
async function drawnAgain(bitmap: ImageBitmap, { name, type }: File, isTooLarge: boolean) {
  const { canvas, width, height } = drawn(bitmap, shrunkSide, "#fff")
  // Sixty photos at once would otherwise fill the memory of a phone.
  bitmap.close()
  const kind = /\.jpe?g$/i.test(name) ? "image/jpeg" : isTooLarge ? "image/webp" : type
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, kind, shrunkQuality),
  )
  if (!blob) {
    throw new Error(
      say("the browser could not make it smaller. Make it smaller in another program"),
    )
  }
  // Browsers that cannot write WebP write PNG.
  const ending = { "image/jpeg": ".jpg", "image/webp": ".webp" }[blob.type] ?? ".png"
  const file = new File([blob], name.replace(/\.[^.]*$/, ending), { type: blob.type })
  return { file, width, height, bytes: blob.size }
}

/**
 * What programs and cameras write into a picture besides the picture: EXIF (place, time, camera, which side is up), XMP, IPTC and
 * the texts of PNG. Each begins with one of these words.
 */
const notes = [
  ...["Exif\0\0", "http://ns.adobe.com/xap/", "Photoshop 3.0\0"],
  ...["eXIf", "tEXt", "iTXt", "zTXt", "EXIF", "XMP "],
]

/**
 * Whether a picture carries such notes. In one of thousands of photos these words are part of the picture by chance; drawing it
 * again then does no harm.
 */
export async function hasCameraNotes(picture: Blob): Promise<boolean> {
  // Each byte as a letter of its own.
  const text = new TextDecoder("latin1").decode(await picture.arrayBuffer())
  return notes.some((word) => text.includes(word))
}
