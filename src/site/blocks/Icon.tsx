/** Line glyphs on a 24 × 24 grid, drawn for this site. */
const glyphs = {
  down: <path d="m5 9 7 7 7-7" />,
  list: <path d="M8 6h13M8 12h13M8 18h13M3 6h1M3 12h1M3 18h1" />,
  menu: <path d="M3 6h18M3 12h18M3 18h18" />,
  close: <path d="M5 5l14 14M19 5 5 19" />,
  pause: <path d="M8 5v14M16 5v14" strokeWidth="3" />,
  play: <path d="M7 4.5v15l12-7.5z" />,
  arrow: <path d="M3 12h17M14 6l6 6-6 6" />,
  up: <path d="M12 20V4M6 10l6-6 6 6" />,
  previous: <path d="m15 5-7 7 7 7" />,
  next: <path d="m9 5 7 7-7 7" />,
  outside: <path d="M13 4h7v7M20 4 10 14M17 14v6H4V7h6" />,
  call: (
    <path d="M6 3h4l1.5 5-2.5 1.8a13 13 0 0 0 5.2 5.2L16 12.5l5 1.5v4a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z" />
  ),
  whatsapp: (
    <>
      <path d="M3.5 20.5 4.8 16A8.6 8.6 0 1 1 8 19.2z" />
      <path d="M9 8.2c.3 3.6 3 6.4 6.6 6.8l.9-1.9-2.1-1.1-1 .9a5.4 5.4 0 0 1-2.3-2.3l.9-1L10.9 7.4z" />
    </>
  ),
  inquiry: (
    <>
      <path d="M5 3h10l4 4v14H5z" />
      <path d="M8.5 11h7M8.5 15h7M14.5 3v5H19" />
    </>
  ),
  mail: <path d="M3 5h18v14H3zM3 6l9 7 9-7" />,
  directions: (
    <>
      <path d="M12 21s7-6.5 7-11.5A7 7 0 0 0 5 9.5C5 14.5 12 21 12 21z" />
      <path d="M12 7.5v4M10 9.5h4" />
    </>
  ),
  locate: (
    <>
      <circle cx="12" cy="12" r="6" />
      <path d="M12 2v4M12 18v4M2 12h4M18 12h4" />
    </>
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  tick: <path d="m4 12.5 5.5 5.5L20 7" />,
  warning: (
    <>
      <path d="M12 3 1.8 20.5h20.4z" />
      <path d="M12 9.5v5M12 17.3v.4" />
    </>
  ),
  download: <path d="M12 3v13M6 11l6 6 6-6M4 21h16" />,
  remove: <path d="M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15" />,
  print: <path d="M7 8V3h10v5M7 17H3V8h18v9h-4M7 14h10v7H7z" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5.5 5.5" />
    </>
  ),
} as const

/** The glyphs there are. */
export type IconName = keyof typeof glyphs

/** A decorative glyph: the text beside it, or the control's name, says what it means. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const filled = name === "play"
  return (
    <svg
      className={["ico", filled ? "ico--fill" : "", className ?? ""].filter(Boolean).join(" ")}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {glyphs[name]}
    </svg>
  )
}
