import { useMediaQuery } from "../../hooks/useMediaQuery"

/** Slides per view from these window widths (px) on; below the first, one. */
const SLIDES_FROM_WIDTH = [
  { minWidth: 640, slides: 2 },
  { minWidth: 768, slides: 3 },
  { minWidth: 1024, slides: 4 },
] as const

/**
 * The number of slides per view at the current window width. react-slick's own `responsive` setting does nothing until the
 * first resize.
 *
 * @see https://github.com/akiran/react-slick/issues/2446
 */
export function useSlidesPerView(perView: 1 | "responsive"): number {
  const [two, three, four] = SLIDES_FROM_WIDTH
  const fromTwo = useMediaQuery(`(min-width: ${two.minWidth}px)`)
  const fromThree = useMediaQuery(`(min-width: ${three.minWidth}px)`)
  const fromFour = useMediaQuery(`(min-width: ${four.minWidth}px)`)
  if (perView === 1) return 1
  if (fromFour) return four.slides
  if (fromThree) return three.slides
  return fromTwo ? two.slides : 1
}
