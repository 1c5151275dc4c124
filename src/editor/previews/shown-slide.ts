import { labelsOf, parts } from "../inside-decap"
import { listItems } from "../order/list-items"

/** Fields whose items are the slides of the page's first slider. */
const slideFields = ["slides", "pictures"]

const heldStill = new WeakSet<Window>()

/** Stops the slides from playing by themselves, like reduced motion: an editor looks at one slide. */
export function holdSlides(frameWindow: Window): void {
  if (heldStill.has(frameWindow)) return
  heldStill.add(frameWindow)
  const { matchMedia } = frameWindow
  frameWindow.matchMedia = (query) =>
    matchMedia.call(frameWindow, query.includes("prefers-reduced-motion") ? "all" : query)
}

/** Shows the slide whose fields have the focus. @returns what ends that */
export function followFocus({ document: page }: Window): () => void {
  const show = ({ target }: FocusEvent) => {
    const index = target instanceof Element ? slideEdited(target) : -1
    if (index >= 0) showSlide(page, index)
  }
  document.addEventListener("focusin", show)
  return () => document.removeEventListener("focusin", show)
}

/** The place of the slide that a part of the form belongs to; -1 if it belongs to none. */
function slideEdited(part: Element): number {
  const list = part.closest("[data-movable-list]")
  if (!list?.closest(parts.field)?.querySelector(slideFields.map(labelsOf).join())) return -1
  return listItems(list).findIndex((item) => item.contains(part))
}

function showSlide(page: Document, index: number): void {
  const slider = page.querySelector(".slick-slider")
  const slides = [...(slider?.querySelectorAll(".slick-slide:not(.slick-cloned)") ?? [])]
  const buttons = slider
    ?.closest("[aria-roledescription]")
    ?.querySelectorAll<HTMLElement>("button.iconbtn")
  const next = [...(buttons ?? [])].at(-1)
  const current = slides.findIndex((slide) => slide.matches(".slick-current"))
  if (current < 0 || index >= slides.length) return
  const away = (index - current + slides.length) % slides.length
  for (let press = 0; press < away; press++) next?.click()
}
