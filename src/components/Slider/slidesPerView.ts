import { useMediaQuery } from "../../hooks/useMediaQuery"

/**
 * The number of slides per view at the current window width. react-slick's own `responsive` setting does nothing until the
 * first resize.
 *
 * @see https://github.com/akiran/react-slick/issues/2446
 */
export function useSlidesPerView(perView: 1 | "responsive"): number {
  const fitsTwo = useMediaQuery("(min-width: 640px)")
  const fitsThree = useMediaQuery("(min-width: 768px)")
  const fitsFour = useMediaQuery("(min-width: 1024px)")
  if (perView === 1) return 1
  return fitsFour ? 4 : fitsThree ? 3 : fitsTwo ? 2 : 1
}
