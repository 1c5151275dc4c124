import { HeroSlider } from "../HeroSlider/HeroSlider"

/** The head of the home page: its slides. */
export function HomeSlides({ data: { home } }: { data: Queries.HomePageQuery }) {
  return home ? (
    <HeroSlider
      title={home.heading}
      slides={home.slides.map((slide) => ({ ...slide, marks: slide.picture.src.name }))}
    />
  ) : null
}
