import { lazy, memo, Suspense } from "react"
// Styles of a part that loads later would be missing from the page's HTML.
import "../../site/blocks/Carousel.module.css"
import { FULL_WIDTH, Picture, type PictureData } from "../../site/blocks/Picture"
import "../../site/blocks/SlideControls.module.css"
import "../../site/blocks/Slider.module.css"

/** Loads only where needed: few products have several pictures. */
const Carousel = lazy(async () => ({
  default: (await import("../../site/blocks/Carousel")).Carousel,
}))

interface ProductPicturesProps {
  name: string
  pictures: readonly (PictureData | null)[]
}

/** The pictures of a product as slides. Memoized, because React renders a lazy part again when its parent changes. */
export const ProductPictures = memo(function ProductPictures({
  name,
  pictures,
}: ProductPicturesProps) {
  const slides = pictures.map((picture, index) => (
    <Picture
      key={index}
      picture={picture}
      first={index === 0}
      sizes={`(min-width: 1024px) 50vw, ${FULL_WIDTH}`}
    />
  ))
  return (
    <Suspense fallback={slides[0]}>
      <Carousel
        label={name}
        perView={1}
        fill
        slides={slides.map((content, index) => ({ key: String(index), content }))}
      />
    </Suspense>
  )
})
