import type { Words } from "../catalogue"

export const slides = {
  carousel: "चित्रों की पट्टी",
  slide: "चित्र",
  place: (index: number, count: number) => `${count} में से ${index}`,
  pauseSlides: "चित्र रोकें",
  playSlides: "चित्र चलाएँ",
  pauseCarousel: "पट्टी रोकें",
  playCarousel: "पट्टी चलाएँ",
  previous: "पिछला चित्र",
  next: "अगला चित्र",
  onThisSlide: "इस चित्र में",
  standard: "मानक",
  sendList: "अपनी सूची भेजें",
  nextSlide: "आगे",
  pauseFilm: "वीडियो रोकें",
  playFilm: "वीडियो चलाएँ",
} satisfies Words["slides"]
