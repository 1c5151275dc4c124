import { Icon } from "../Icon/Icon"
import type { SliderState } from "./useSlider"
import * as styles from "./SlideControls.module.css"

interface SlideButtonsProps {
  slider: SliderState
  /** What is paused or played, as it follows the verb: "the slides", "the carousel". */
  what: string
}

/** Pause first, so that it is first in the tab order; then one back, one on. */
export function SlideButtons({ slider, what }: SlideButtonsProps) {
  return (
    <>
      <button
        className="iconbtn"
        type="button"
        aria-label={`${slider.playing ? "Pause" : "Play"} ${what}`}
        onClick={slider.toggle}
      >
        <Icon name={slider.playing ? "pause" : "play"} />
      </button>
      <button
        className="iconbtn"
        type="button"
        aria-label="Previous slide"
        onClick={slider.previous}
      >
        <Icon name="previous" />
      </button>
      <button className="iconbtn" type="button" aria-label="Next slide" onClick={slider.next}>
        <Icon name="next" />
      </button>
    </>
  )
}

/**
 * A dimension line: it fills with the time of the slide while slides play, and is empty while something holds them, because
 * their time starts again after that. Paused, it shows the place in the row.
 */
export function SlideProgress({ slider, className }: { slider: SliderState; className: string }) {
  const { current, count, periodMs, playing, running } = slider
  return (
    <span className={`${styles.line} ${className}`} aria-hidden="true">
      {playing ? (
        <i
          key={`${current} ${running}`}
          className={styles.filling}
          style={{
            animationDuration: `${periodMs}ms`,
            animationPlayState: running ? "running" : "paused",
          }}
        />
      ) : (
        <i style={{ width: `${(100 * (current + 1)) / count}%` }} />
      )}
    </span>
  )
}
