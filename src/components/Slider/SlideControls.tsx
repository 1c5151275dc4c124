import { Icon } from "../Icon/Icon"
import type { SliderState } from "./useSlider"
import * as styles from "./SlideControls.module.css"
import { useWords } from "../../interface/words"

interface SlideButtonsProps {
  slider: SliderState
  /** Names of the button that pauses the slides and plays them again. */
  pause: string
  play: string
}

/** Pause first, so that it is first in the tab order; then one back, one on. */
export function SlideButtons({ slider, pause, play }: SlideButtonsProps) {
  const words = useWords("slides")
  return (
    <>
      <button
        className="iconbtn"
        type="button"
        aria-label={slider.playing ? pause : play}
        onClick={slider.toggle}
      >
        <Icon name={slider.playing ? "pause" : "play"} />
      </button>
      <button
        className="iconbtn"
        type="button"
        aria-label={words.previous}
        onClick={slider.previous}
      >
        <Icon name="previous" />
      </button>
      <button className="iconbtn" type="button" aria-label={words.next} onClick={slider.next}>
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
