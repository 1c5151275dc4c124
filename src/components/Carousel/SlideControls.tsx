import { Icon } from "../Icon/Icon"
import type { Playback } from "./usePlayback"
import * as styles from "./SlideControls.module.css"

interface SlideButtonsProps {
  playback: Playback
  onPrevious: () => void
  onNext: () => void
  /** What is paused or played, as it follows the verb: "the slides", "the carousel". */
  what: string
}

/** Pause first, so that it is first in the tab order; then one back, one on. */
export function SlideButtons({ playback, onPrevious, onNext, what }: SlideButtonsProps) {
  return (
    <>
      <button
        className="iconbtn"
        type="button"
        aria-label={`${playback.playing ? "Pause" : "Play"} ${what}`}
        onClick={playback.toggle}
      >
        <Icon name={playback.playing ? "pause" : "play"} />
      </button>
      <button className="iconbtn" type="button" aria-label="Previous slide" onClick={onPrevious}>
        <Icon name="previous" />
      </button>
      <button className="iconbtn" type="button" aria-label="Next slide" onClick={onNext}>
        <Icon name="next" />
      </button>
    </>
  )
}

interface SlideProgressProps {
  playback: Playback
  /** The present slide, counted from 0. */
  current: number
  count: number
  periodMs: number
  className?: string
}

/** A dimension line: it measures the time of the slide while playing, otherwise the place in the row. */
export function SlideProgress({
  playback,
  current,
  count,
  periodMs,
  className = "",
}: SlideProgressProps) {
  const filling = playback.playing && !playback.still
  return (
    <span className={`${styles.line} ${className}`} aria-hidden="true">
      {filling ? (
        <i
          key={`${current} ${playback.starts}`}
          className={styles.filling}
          style={{
            animationDuration: `${periodMs}ms`,
            animationPlayState: playback.waiting ? "paused" : "running",
          }}
        />
      ) : (
        <i style={{ width: `${(100 * (current + 1)) / count}%` }} />
      )}
    </span>
  )
}
