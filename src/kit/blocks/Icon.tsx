import type * as React from "react"

/** Line glyphs on a 24 × 24 grid, drawn for this site: the path of each. */
const glyphs = {
  down: "m5 9 7 7 7-7",
  list: "M8 6h13M8 12h13M8 18h13M3 6h1M3 12h1M3 18h1",
  menu: "M3 6h18M3 12h18M3 18h18",
  close: "M5 5l14 14M19 5 5 19",
  pause: "M6.5 3.5h3v17h-3zM14.5 3.5h3v17h-3z",
  play: "M7 4.5v15l12-7.5z",
  arrow: "M3 12h17M14 6l6 6-6 6",
  up: "M12 20V4M6 10l6-6 6 6",
  previous: "m15 5-7 7 7 7",
  next: "m9 5 7 7-7 7",
  outside: "M13 4h7v7M20 4 10 14M17 14v6H4V7h6",
  call: "M6 3h4l1.5 5-2.5 1.8a13 13 0 0 0 5.2 5.2L16 12.5l5 1.5v4a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z",
  whatsapp:
    "M3.5 20.5 4.8 16A8.6 8.6 0 1 1 8 19.2zM9 8.2c.3 3.6 3 6.4 6.6 6.8l.9-1.9-2.1-1.1-1 .9a5.4 5.4 0 0 1-2.3-2.3l.9-1L10.9 7.4z",
  inquiry: "M5 3h10l4 4v14H5zM8.5 11h7M8.5 15h7M14.5 3v5H19",
  mail: "M3 5h18v14H3zM3 6l9 7 9-7",
  directions: "M12 21s7-6.5 7-11.5A7 7 0 0 0 5 9.5C5 14.5 12 21 12 21zM12 7.5v4M10 9.5h4",
  locate: "M6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0M12 2v4M12 18v4M2 12h4M18 12h4",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  tick: "m4 12.5 5.5 5.5L20 7",
  warning: "M12 3 1.8 20.5h20.4zM12 9.5v5M12 17.3v.4",
  download: "M12 3v13M6 11l6 6 6-6M4 21h16",
  edit: "M4 20h4L19 9l-4-4L4 16zM13 7l4 4",
  remove: "M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15",
  print: "M7 8V3h10v5M7 17H3V8h18v9h-4M7 14h10v7H7z",
  search: "M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.5 15.5l5.5 5.5",
} as const

/** The glyphs there are. */
export type IconName = keyof typeof glyphs

/** A decorative glyph: the text beside it, or the control's name, says what it means. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  const isFilled = name === "play" || name === "pause"
  const classes = ["ico", isFilled ? "ico--fill" : "", className].filter(Boolean).join(" ")
  return (
    <svg className={classes} viewBox="0 0 24 24" aria-hidden="true">
      <path d={glyphs[name]} />
    </svg>
  )
}

interface IconButtonProps extends React.ComponentProps<"button"> {
  icon: IconName
  /** Its name: it shows none. */
  label: string
}

/** A button that shows a glyph. */
export function IconButton({ icon, label, className = "", ...rest }: IconButtonProps) {
  return (
    <button className={`iconbtn ${className}`.trim()} type="button" aria-label={label} {...rest}>
      <Icon name={icon} />
    </button>
  )
}
