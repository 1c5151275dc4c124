/** Words of the sliders and the film. */
export const slides = {
  carousel: "carousel",
  slide: "slide",
  place: (index: number, count: number) => `${index} of ${count}`,
  pauseSlides: "Pause the slides",
  playSlides: "Play the slides",
  pauseCarousel: "Pause the carousel",
  playCarousel: "Play the carousel",
  previous: "Previous slide",
  next: "Next slide",
  onThisSlide: "On this slide",
  standard: "Standard",
  /** The second button of the banner. */
  sendList: "Send your list",
  nextSlide: "Next",
  pauseFilm: "Pause film",
  playFilm: "Play film",
}
