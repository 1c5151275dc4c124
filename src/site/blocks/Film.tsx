import * as React from "react"
import { useWords } from "../words/words"
import * as styles from "./Film.module.css"
import { Icon } from "./Icon"

interface FilmProps {
  mp4: string
  webm?: string | null
  poster?: string | null
  caption: string
  /** Description of the film for screen readers. */
  shows?: string | null
}

/**
 * A looping silent film. Without scripts it has the browser's controls; with scripts, one button. It does not start by itself
 * with reduced motion or where data is to be saved, and pauses when out of view.
 */
export function Film({ mp4, webm, poster, caption, shows }: FilmProps) {
  const words = useWords("slides")
  const video = React.useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = React.useState(false)
  const [scripted, setScripted] = React.useState(false)
  const stopped = React.useRef(false)

  React.useEffect(() => {
    const film = video.current
    if (!film) return
    setScripted(true)
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    stopped.current =
      connection?.saveData === true || matchMedia("(prefers-reduced-motion: reduce)").matches
    // React sets the `muted` property but not the attribute, and browsers autoplay only muted films.
    // @see https://github.com/facebook/react/issues/10389
    film.muted = true
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) film.pause()
      else if (!stopped.current) film.play().catch(() => undefined)
    })
    observer.observe(film)
    return () => observer.disconnect()
  }, [])

  const toggle = () => {
    stopped.current = playing
    if (playing) video.current?.pause()
    else video.current?.play().catch(() => undefined)
  }

  return (
    <figure className={styles.video}>
      <div className={styles.video__f}>
        <video
          ref={video}
          className="pic"
          poster={poster ?? undefined}
          loop
          muted
          playsInline
          preload="none"
          controls={!scripted}
          aria-label={caption}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
        >
          {webm ? <source src={webm} type="video/webm" /> : null}
          <source src={mp4} type="video/mp4" />
        </video>
        <button
          type="button"
          className={`playtag ${styles.video__p}`}
          onClick={toggle}
          hidden={!scripted}
        >
          <Icon name={playing ? "pause" : "play"} />
          <span>{playing ? words.pauseFilm : words.playFilm}</span>
        </button>
      </div>
      <figcaption className="label">
        {caption}
        {shows ? <span className="vh"> {shows}</span> : null}
      </figcaption>
    </figure>
  )
}
