import { useMediaQuery } from "../../hooks/useMediaQuery"

/** How many slides stand side by side from which window width (px); below the first it is one. */
const SLIDES_FROM_WIDTH = [
  { minWidth: 640, slides: 2 },
  { minWidth: 768, slides: 3 },
  { minWidth: 1024, slides: 4 },
] as const

/**
 * The number of slides shown side by side at the window's present width.
 * react-slick's own `responsive` setting is not used: it is ignored until the first resize.
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
