import { Icon } from "./Icon"
import type { SliderState } from "./useSlider"
import * as styles from "./SlideControls.module.css"
import { useWords } from "../words/words"

interface SlideButtonsProps {
  slider: SliderState
  /** Names of the button that pauses and plays the slides. */
  pause: string
  play: string
}

/** Pause first in the tab order, then back and next. */
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
 * A dimension line that fills during the time of a slide. It is empty while something holds the slides, because their time then
 * starts again, and shows the position in the row when they are paused.
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
